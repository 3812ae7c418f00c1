import { credentialStage, paths, type ShiftSide } from '@tbt/contracts';
import { Card, Stack, Text, TextLink } from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { Link, mayInClinic, useFormats, useNow, useSession } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { WaitingEntryFragmentDoc, type WaitingEntryFragment } from '../../generated/graphql';
import { useMoment } from '../../parts/countdown/use-moment';
import { daysLate, isPaymentStep } from '../../parts/next-step/late-payment';
import { nextStepOf, stepText } from '../../parts/next-step/next-step';
import { UrgentBadge } from '../../parts/urgent-badge/urgent-badge';
import { useText } from '../../texts';

/** How often a cancellation is checked that can be undone for minutes only. */
const CHECK_MS = 5000;

const PLACES = {
  offer: paths.shifts('offers'),
  invitation: paths.shifts('offers'),
  posting: paths.shifts(),
} as const;

/** An application that no clinic can accept before the professional has sent a credential. */
const isUnsent = ({ kind, needsAnswer, job }: WaitingEntryFragment): boolean =>
  kind === 'offer' && !needsAnswer && credentialStage(job?.myEligibility?.gap) === 'send';

/** A cancellation of the viewer's that is taken back until then; null without one. */
const undoUntilOf = ({ booking }: WaitingEntryFragment): string | null =>
  booking?.actions.includes('undo_cancel') ? (booking.cancellation?.undoUntil ?? null) : null;

const isUndoable = (entry: WaitingEntryFragment, at: Date): boolean => {
  const until = undoUntilOf(entry);
  return until !== null && at < new Date(until);
};

const stepOf = ({ booking, endsAt }: WaitingEntryFragment) =>
  booking && nextStepOf(booking.actions, endsAt);

/** How late the payment is that is the next step; null when it is not. */
function lateOf(entry: WaitingEntryFragment): number | null {
  const isPayment = isPaymentStep(stepOf(entry));
  return isPayment && entry.booking ? daysLate(entry.booking.invoices) : null;
}

/** The counter-offer of a clinic, with its rate and deadline where they are known. */
function useOfferText({ kind, job }: WaitingEntryFragment, name: string): string | null {
  const t = useText();
  const formats = useFormats();
  const until = useMoment('clause', job?.timeZone);
  const offer = job?.myApplication;
  if (kind !== 'offer' || offer?.status !== 'countered' || !offer.expiresAt) return null;
  return t('jobs.home.waiting.offerUntil', {
    ...{ name, rate: formats.currency(offer.hourlyRate) },
    until: until(offer.expiresAt),
  });
}

/** What a booking asks for. */
function useBookingText(entry: WaitingEntryFragment, reader: ShiftSide, name: string): string {
  const t = useText();
  const until = useMoment('clause', entry.job?.timeZone);
  const undoUntil = undoUntilOf(entry);
  if (undoUntil) return t('jobs.home.waiting.undo', { until: until(undoUntil) });
  const step = stepOf(entry);
  const days = lateOf(entry);
  if (days !== null) return t('jobs.step.payment.overdue', { days });
  return step ? t(stepText(step, reader), { name }) : t('jobs.shifts.seeBooking');
}

interface WaitingLineProps {
  entry: WaitingEntryFragment;
  isClinic: boolean;
}

function WaitingLine({ entry, isClinic }: WaitingLineProps) {
  const t = useText();
  const formats = useFormats();
  const name = useMemberName()(isClinic ? entry.booking?.professional : entry.job?.clinic);
  const { kind, date, startTime, endTime, job, booking } = entry;
  const asked = useBookingText(entry, isClinic ? 'clinic' : 'temp', name);
  const offer = useOfferText(entry, name);
  return (
    <li>
      {kind === 'invitation' && job?.isUrgent && (
        <>
          <UrgentBadge />{' '}
        </>
      )}
      <TextLink asChild>
        {kind === 'booking' ? (
          <Link to={paths.booking(booking?.id ?? '')}>{asked}</Link>
        ) : isUnsent(entry) ? (
          <Link to={paths.verifyFor(job?.id ?? '')}>{t('jobs.home.waiting.unsent', { name })}</Link>
        ) : (
          <Link to={PLACES[kind]}>{offer ?? t(`jobs.home.waiting.${kind}`, { name })}</Link>
        )}
      </TextLink>
      <Text size="dense" tone="muted">
        {[
          formats.dayHeading(date),
          formats.timeRange(startTime, endTime),
          ...(kind === 'booking' ? [name] : []),
          job?.title ?? t('jobs.shifts.jobGone'),
        ].join(' · ')}
      </Text>
    </li>
  );
}

/** Items that need the viewer's answer, soonest shift first; nothing without any: other parts of the page may ask too. */
export function WaitingList({
  entries,
  isClinic,
  asked,
}: {
  entries: readonly FragmentType<typeof WaitingEntryFragmentDoc>[];
  isClinic: boolean;
  /** Shifts whose applications another part of the page asks to answer. */
  asked: ReadonlySet<string>;
}) {
  const t = useText();
  const { viewer } = useSession();
  const at = useNow(CHECK_MS);
  const cannotPay = isClinic && !mayInClinic(viewer, 'payments');
  const waiting = entries
    .map((entry) => readFragment(WaitingEntryFragmentDoc, entry))
    .filter(
      (entry) =>
        entry.needsAnswer || isUnsent(entry) || isUndoable(entry, at) || lateOf(entry) !== null,
    )
    .filter(({ kind, job }) => !(kind === 'posting' && job && asked.has(job.id)))
    .filter((entry) => !cannotPay || stepOf(entry) !== 'mark_paid');
  if (waiting.length === 0) return null;
  return (
    <Card as="section" title={t('jobs.home.waiting')} titleAs="h2" padding="small">
      <Stack as="ul" gap="3">
        {waiting.map((entry) => (
          <WaitingLine key={entry.key} entry={entry} isClinic={isClinic} />
        ))}
      </Stack>
    </Card>
  );
}
