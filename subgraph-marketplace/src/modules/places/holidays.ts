import { PROVINCE_CODES, type Locale, type Province } from '@tbt/contracts';
import Holidays from 'date-holidays';

type Names = Record<Locale, string>;
type Days = ReadonlyMap<string, Names>;

const RECONCILIATION = {
  type: 'public' as const,
  name: {
    en: 'National Day for Truth and Reconciliation',
    fr: 'Journée nationale de la vérité et de la réconciliation',
  },
};
/** Statutory there, and missing from the package. */
const WITH_RECONCILIATION: readonly Province[] = [
  'British Columbia',
  'Manitoba',
  'Prince Edward Island',
  'Northwest Territories',
  'Nunavut',
  'Yukon',
];
/** Public in the package, not statutory in the province. */
const NOT_STATUTORY: Partial<Record<Province, readonly string[]>> = {
  Ontario: ['Easter Monday'],
  'Prince Edward Island': ['Gold Cup Parade Day'],
};
/** Cached years of all provinces. */
const KEPT_MAX = 200;

function computeDays(province: Province, year: number): Days {
  const calendar = new Holidays('CA', PROVINCE_CODES[province].toLowerCase());
  if (WITH_RECONCILIATION.includes(province)) calendar.setHoliday('09-30', RECONCILIATION);
  const french = new Map(
    calendar.getHolidays(year, 'fr').map(({ date, name }) => [date.slice(0, 10), name]),
  );
  const left = NOT_STATUTORY[province] ?? [];
  return new Map(
    calendar
      .getHolidays(year, 'en')
      .filter(({ type, name }) => type === 'public' && !left.includes(name))
      .map(({ date, name }) => {
        const day = date.slice(0, 10);
        return [day, { 'en-CA': name, 'fr-CA': french.get(day) ?? name }] as const;
      }),
  );
}

const kept = new Map<string, Days>();

/** By date, in both languages; cached. */
export function holidaysOf(province: Province, year: number): Days {
  const key = `${province} ${year}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= KEPT_MAX) kept.clear();
  const days = computeDays(province, year);
  kept.set(key, days);
  return days;
}
