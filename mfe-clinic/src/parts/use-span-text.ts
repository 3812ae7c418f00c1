import { useFormats } from '@tbt/web-kit';
import { useText } from '../texts';

type Span = { neededDate: string; neededTime: string; /** Minutes. */ duration: number };

const two = (value: number) => String(value).padStart(2, '0');

/** HH:MM; null without a whole start. */
export function endOfShift(start: string, minutes: number): string | null {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(start) ?? [];
  if (hour === undefined || minute === undefined) return null;
  const end = Number(hour) * 60 + Number(minute) + minutes;
  return `${two(Math.floor(end / 60) % 24)}:${two(end % 60)}`;
}

/**
 * Day, start, end and length: Friday, March 5, 8:00 AM - 4:00 PM (8 hours).
 * @param day - `dayHeading` where the text begins with it.
 */
export function useSpanText(day: 'weekday' | 'dayHeading' = 'weekday'): (span: Span) => string {
  const t = useText();
  const formats = useFormats();
  return ({ neededDate, neededTime, duration }) => {
    const end = endOfShift(neededTime, duration) ?? neededTime;
    return t('clinic.emergency.span', {
      day: formats[day](neededDate),
      hours: formats.timeRange(neededTime, end),
      length: t('clinic.emergency.hours', { hours: duration / 60 }),
    });
  };
}
