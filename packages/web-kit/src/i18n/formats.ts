import { now } from '../clock/now';
import { frenchClock, frenchFirst, tieNumbers, wholeKilometres, type Locale } from '@tbt/contracts';
import { dateTimeFormat, listFormat, numberFormat, relativeTimeFormat } from './intl-formats';

/** The specification's US forms in English, Canada's in French. */
const INTL_LOCALE: Record<Locale, string> = { 'en-CA': 'en-US', 'fr-CA': 'fr-CA' };
const RANGE: Record<Locale, (start: string, end: string) => string> = {
  'en-CA': (start, end) => `${start} - ${end}`,
  'fr-CA': (start, end) => `de ${start} à ${end}`,
};
/** Missing in `Intl`. */
const UNDER_A_MINUTE: Record<Locale, string> = {
  'en-CA': 'just now',
  'fr-CA': 'à l’instant',
};
const NARROW_SPACES = /[\u202f\u2009]/g;
const SPACE: Record<Locale, string> = { 'en-CA': ' ', 'fr-CA': '\u00a0' };

const RELATIVE_STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * 1024;

const dayOf = (date: string): Date => new Date(`${date}T00:00:00Z`);
const clockOf = (time: string): Date => new Date(`1970-01-01T${time}:00Z`);

export function createFormats(locale: Locale) {
  const tag = INTL_LOCALE[locale];
  const format = (options: Intl.DateTimeFormatOptions, value: Date) => {
    const text = dateTimeFormat(tag, options).format(value);
    const dated = locale === 'fr-CA' && options.month ? frenchFirst(text) : text;
    return dated.replace(NARROW_SPACES, SPACE[locale]);
  };
  const clock = { hour: 'numeric', minute: '2-digit', hour12: locale === 'en-CA' } as const;
  const longDay = { year: 'numeric', month: 'long', day: 'numeric' } as const;

  const inSentence = (label: string): string =>
    locale === 'fr-CA' ? label.charAt(0).toLocaleLowerCase(locale) + label.slice(1) : label;
  const runOn = (labels: readonly string[]): string[] =>
    labels.map((label, at) => (at === 0 ? label : inSentence(label)));
  const atClock = (options: Intl.DateTimeFormatOptions, value: Date) => {
    const text = format({ ...clock, ...options }, value);
    return locale === 'fr-CA' ? frenchClock(text) : text;
  };
  const weekday = (value: string) =>
    format({ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }, dayOf(value));
  const time = (value: string) => atClock({ timeZone: 'UTC' }, clockOf(value));
  return {
    /** `2027-03-05` → March 5, 2027. */
    date: (value: string) => format({ ...longDay, timeZone: 'UTC' }, dayOf(value)),
    /** `2027-03-05` → Mar 5, 2027. */
    shortDate: (value: string) =>
      format({ ...longDay, month: 'short', timeZone: 'UTC' }, dayOf(value)),
    /** `03-05`, a day of every year → March 5. */
    yearDay: (value: string) =>
      format({ month: 'long', day: 'numeric', timeZone: 'UTC' }, dayOf(`2000-${value}`)),
    /** `2027-03-05` → Friday, March 5. */
    weekday,
    dayHeading: (value: string) => {
      const text = weekday(value);
      return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
    },
    /** `2027-03-05` → Fri, 5, Mar. */
    dayLeaf: (value: string) => {
      const part = (options: Intl.DateTimeFormatOptions) =>
        format({ ...options, timeZone: 'UTC' }, dayOf(value));
      return {
        weekday: part({ weekday: 'short' }),
        day: part({ day: 'numeric' }),
        month: part({ month: 'short' }),
      };
    },
    time,
    timeRange: (start: string, end: string) => RANGE[locale](time(start), time(end)),
    /** Calendar day of an instant in a zone; default: the browser's. */
    instantDate: (instant: string, timeZone?: string) =>
      format({ ...longDay, timeZone }, new Date(instant)),
    /** Wall-clock time of an instant in a zone; default: the browser's. */
    instantTime: (instant: string, timeZone?: string) => atClock({ timeZone }, new Date(instant)),
    currency: (amount: string | number) =>
      numberFormat(locale, { style: 'currency', currency: 'CAD' })
        .format(Number(amount))
        .replace(NARROW_SPACES, SPACE[locale]),
    /** Whole dollars without cents, else with them: $29. */
    dollars: (amount: string | number) =>
      numberFormat(locale, {
        style: 'currency',
        currency: 'CAD',
        trailingZeroDisplay: 'stripIfInteger',
      })
        .format(Number(amount))
        .replace(NARROW_SPACES, SPACE[locale]),
    /** `9.975` → 9.975%. */
    percent: (value: string | number) =>
      numberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })
        .format(Number(value) / 100)
        .replace(NARROW_SPACES, SPACE[locale]),
    /** `1600` bytes → 2 kB; megabytes from a tenth of one. */
    fileSize: (bytes: number) => {
      const isLarge = bytes >= MEGABYTE / 10;
      const size = isLarge ? bytes / MEGABYTE : Math.max(Math.ceil(bytes / KILOBYTE), 1);
      return numberFormat(locale, {
        style: 'unit',
        unit: isLarge ? 'megabyte' : 'kilobyte',
        maximumFractionDigits: isLarge ? 1 : 0,
      })
        .format(size)
        .replace(NARROW_SPACES, SPACE[locale]);
    },
    number: (value: number) => numberFormat(locale).format(value),
    kilometres: (km: number) => numberFormat(locale).format(wholeKilometres(km)),
    /** Always one decimal: 4.0. */
    rating: (value: string | number | null | undefined) =>
      numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
        Number(value ?? 0),
      ),
    /** Relative time: 5 minutes ago. */
    relative: (instant: string, at: Date = now()) => {
      const seconds = Math.max(0, (at.getTime() - Date.parse(instant)) / 1000);
      const step = RELATIVE_STEPS.find(([, length]) => seconds >= length);
      if (!step) return UNDER_A_MINUTE[locale];
      const [unit, length] = step;
      const formatter = relativeTimeFormat(locale, { numeric: 'always' });
      const text = formatter.format(-Math.floor(seconds / length), unit);
      return locale === 'fr-CA' ? tieNumbers(text) : text;
    },
    /** `a, b and c` in the current language. */
    list: (items: readonly string[]) => listFormat(locale).format(items),
    /** A label after a colon: French uses lower case. */
    inSentence,
    /** Labels inside a sentence: French uses lower case for all but the first. */
    runOn,
    /** Labels joined in a sentence: Lundi, mardi et jeudi. */
    labelList: (labels: readonly string[]) => listFormat(locale).format(runOn(labels)),
  };
}

export type Formats = ReturnType<typeof createFormats>;
