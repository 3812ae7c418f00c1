import { Text } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { CancellingLineFragmentDoc, type ShiftSide } from '../../generated/graphql';
import { useMoment } from '../../parts/countdown/use-moment';
import { useText } from '../../texts';

interface CancellingLineProps {
  price: FragmentType<typeof CancellingLineFragmentDoc> | null;
  /** Of the clinic. */
  timeZone: string;
  reader: ShiftSide;
}

/** What cancelling costs now, or until when it costs nothing; the dialog has the rest. */
export function CancellingLine({ price: reference, timeZone, reader }: CancellingLineProps) {
  const price = readFragment(CancellingLineFragmentDoc, reference);
  const t = useText();
  const formats = useFormats();
  const moment = useMoment('clause', timeZone);
  if (!price) return null;
  const { reliabilityPoints: count, compensation, freeUntil } = price;
  const free = reader === 'temp' ? 'jobs.booking.cancelFree' : 'jobs.booking.cancelFreeClinic';
  const text = compensation
    ? t('jobs.booking.cancelMoney', { amount: formats.currency(compensation) })
    : count > 0
      ? t('jobs.booking.cancelPoints', { count })
      : freeUntil && t(free, { when: moment(freeUntil) });
  return text ? (
    <Text size="dense" tone="muted">
      {text}
    </Text>
  ) : null;
}
