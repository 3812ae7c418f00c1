import { Text } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';

export interface ClinicClockNoteProps {
  /** Instant in UTC. */
  startsAt: string;
  timeZone: string;
}

/** Names the clock of a booking's page where the viewer's shows another time. */
export function ClinicClockNote({ startsAt, timeZone }: ClinicClockNoteProps) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  if (formats.instantTime(startsAt, timeZone) === formats.instantTime(startsAt)) return null;
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  const zone = format.formatToParts(new Date(startsAt)).at(-1)?.value ?? timeZone;
  return (
    <Text size="dense" tone="muted">
      {t('jobs.booking.clock', { zone })}
    </Text>
  );
}
