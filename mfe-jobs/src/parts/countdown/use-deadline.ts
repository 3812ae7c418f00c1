import { useLocale } from '@tbt/web-kit';
import { useMoment } from './use-moment';

/** Formats a moment on the clinic's clock, with its zone where the viewer's differs: today, 3:00 PM EST. */
export function useDeadline(
  form: 'label' | 'clause',
  timeZone: string | undefined,
): (instant: string) => string {
  const { locale } = useLocale();
  const there = useMoment(form, timeZone);
  const here = useMoment(form);
  return (instant) => {
    const text = there(instant);
    if (text === here(instant)) return text;
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
    const zone = format.formatToParts(new Date(instant)).at(-1);
    return `${text} ${zone?.value}`;
  };
}
