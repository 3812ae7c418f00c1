import { Stack, Text } from '@tbt/design-system';
import { now, useFormats } from '@tbt/web-kit';
import { useMoment } from '../../parts/countdown/use-moment';
import { useText } from '../../texts';
import type { BookingPartProps } from './booking-notices';

const isAhead = (instant: string): boolean => Date.parse(instant) > now().getTime();

function owedText(reader: BookingPartProps['reader'], waiverStatus: string | null) {
  if (waiverStatus === 'requested') return 'owedUnlessWaived';
  return reader === 'clinic' ? 'youOwe' : 'owed';
}

export function CancellationNotice({ booking, reader, name }: BookingPartProps) {
  const t = useText();
  const formats = useFormats();
  const moment = useMoment('label', booking.timeZone);
  const clause = useMoment('clause', booking.timeZone);
  const { cancellation } = booking;
  if (!cancellation) return null;
  const { by, reason, note, at, undoUntil, reliabilityPoints, compensation, waiverStatus } =
    cancellation;
  const isMine = by === reader;
  const canBeUndone = undoUntil !== null && isAhead(undoUntil);
  const ended = isMine ? ('mine' as const) : ('theirs' as const);
  const facts = [
    t(`jobs.shifts.cancelled.${by ? ended : 'released'}`, {
      name,
      when: moment(at),
      reason: formats.inSentence(t(`jobs.shifts.reason.${reason ?? 'other'}`)),
    }),
    note,
    !isMine && canBeUndone
      ? t(
          reader === 'clinic'
            ? 'jobs.shifts.cancelled.canBeUndoneForClinic'
            : 'jobs.shifts.cancelled.canBeUndone',
          { name, when: clause(undoUntil) },
        )
      : null,
    reader === 'temp' && isMine && reliabilityPoints > 0
      ? t(
          canBeUndone ? 'jobs.shifts.cancelled.pointsUnlessUndone' : 'jobs.shifts.cancelled.points',
          { count: reliabilityPoints },
        )
      : null,
    compensation &&
      t(`jobs.shifts.cancelled.${owedText(reader, waiverStatus)}`, {
        name,
        amount: formats.currency(compensation),
      }),
    waiverStatus && t(`jobs.shifts.waiver.${waiverStatus}`),
  ].filter(Boolean);
  return (
    <Stack gap="1">
      {facts.map((fact) => (
        <Text key={fact} size="dense" tone="muted">
          {fact}
        </Text>
      ))}
    </Stack>
  );
}
