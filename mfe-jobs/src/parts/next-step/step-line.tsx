import { paths } from '@tbt/contracts';
import { Cluster, Icon, Text, TextLink } from '@tbt/design-system';
import { Link, useFormats } from '@tbt/web-kit';
import type { BookingStatus, ShiftSide } from '../../generated/graphql';
import { useText } from '../../texts';
import { isPaymentStep } from './late-payment';
import { nextStepOf, stepText, waitingText, type NextStep } from './next-step';

/** Between check-in and payment; earlier and later states say it all by their name. */
const UNDER_WAY: readonly BookingStatus[] = [
  ...(['checked_in', 'completed', 'approved', 'invoiced', 'disputed'] as const),
];

export interface StepLineProps {
  booking: {
    id: string;
    status: BookingStatus;
    actions: readonly string[];
    endsAt: string;
    endTime: string;
    cancellation?: { isPaymentHeld: boolean } | null;
  };
  reader: ShiftSide;
  /** Name of the other side. */
  name: string;
  shown?: readonly NextStep[];
  /** How late its payment is; null when it is not. */
  daysOverdue?: number | null;
}

export function StepLine({ booking, reader, name, shown = [], daysOverdue = null }: StepLineProps) {
  const t = useText();
  const formats = useFormats();
  const offered: readonly string[] = shown;
  const open = booking.actions.filter((action) => !offered.includes(action));
  const step = nextStepOf(open, booking.endsAt);
  const isOnHold = step === 'mark_paid' && booking.cancellation?.isPaymentHeld;
  if (step)
    return (
      <Cluster gap="2" align="start" nowrap>
        <Icon name="arrow-end" />
        <TextLink asChild>
          <Link to={paths.booking(booking.id)}>
            {daysOverdue !== null && isPaymentStep(step)
              ? t('jobs.step.payment.overdue', { days: daysOverdue })
              : t(isOnHold ? 'jobs.step.payment.held' : stepText(step, reader), { name })}
          </Link>
        </TextLink>
      </Cluster>
    );
  if (!UNDER_WAY.includes(booking.status)) return null;
  return (
    <Text size="dense" tone="muted">
      {t(waitingText(booking.status, reader), { name, time: formats.time(booking.endTime) })}
    </Text>
  );
}
