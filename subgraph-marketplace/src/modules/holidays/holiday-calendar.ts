import type { Locale, Province } from '@tbt/contracts';
import type { Clock } from '@tbt/service-kit';
import { holidaysOf } from '../places';
import type { HolidayChange, HolidaysQueries } from './holidays.queries';

export type HolidayCalendar = {
  /** Null on other days. */
  nameOn(province: Province, date: string, locale: Locale): Promise<string | null>;
  changes(): Promise<readonly HolidayChange[]>;
  /** Reads changes again. */
  forget(): void;
};

const AGE_MAX = 600_000;

const keyOf = ({ province, date }: Pick<HolidayChange, 'province' | 'date'>) =>
  `${province} ${date}`;

type Known = { list: HolidayChange[]; byKey: Map<string, HolidayChange> };

/** The package's holidays with what administrators changed; changes are cached for ten minutes. */
export function createHolidayCalendar({
  holidays,
  clock,
}: {
  holidays: HolidaysQueries;
  clock: Clock;
}): HolidayCalendar {
  let last: { at: number; known: Promise<Known> } | null = null;
  const read = async (): Promise<Known> => {
    const list = await holidays.changes();
    return { list, byKey: new Map(list.map((change) => [keyOf(change), change])) };
  };
  const current = async (): Promise<Known> => {
    const now = clock.now().getTime();
    if (!last || now - last.at >= AGE_MAX) last = { at: now, known: read() };
    const { known } = last;
    try {
      return await known;
    } catch (error) {
      if (last?.known === known) last = null;
      throw error;
    }
  };
  return {
    async nameOn(province, date, locale) {
      const change = (await current()).byKey.get(keyOf({ province, date }));
      if (change) return locale === 'fr-CA' ? change.nameFr : change.nameEn;
      const year = Number(date.slice(0, 4));
      return holidaysOf(province, year).get(date)?.[locale] ?? null;
    },
    changes: async () => (await current()).list,
    forget() {
      last = null;
    },
  };
}
