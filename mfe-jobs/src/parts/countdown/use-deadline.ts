import { useLocale } from '@tbt/web-kit';
import { useMoment } from './use-moment';

const wallClock = (instant: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
    instant,
  );

/** Short name of a zone at an instant, such as EST or HNE; null where the browser's clock shows the same. */
export function zoneNameOf(locale: string, instant: Date, timeZone?: string): string | null {
  if (!timeZone || wallClock(instant, timeZone) === wallClock(instant)) return null;
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(
    instant,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? null;
}

/** Formats a moment on the clinic's clock, with its zone where the viewer's differs: today, 3:00 PM EST. */
export function useDeadline(
  form: 'label' | 'clause',
  timeZone: string | undefined,
): (instant: string) => string {
  const { locale } = useLocale();
  const moment = useMoment(form, timeZone);
  return (instant) => {
    const zone = zoneNameOf(locale, new Date(instant), timeZone);
    return zone ? `${moment(instant)} ${zone}` : moment(instant);
  };
}
