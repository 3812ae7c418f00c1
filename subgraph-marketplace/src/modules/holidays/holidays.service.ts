import { holidayRule, holidaysOfYearRule, type Province } from '@tbt/contracts';
import { parseInput, requireAdmin, validationFailed } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import { reportAct } from '../../report-act';
import { holidaysOf } from '../places';
import type { HolidayCalendar } from './holiday-calendar';
import type { HolidayChange, HolidaysQueries } from './holidays.queries';

export type Holiday = {
  province: Province;
  date: string;
  isHoliday: boolean;
  nameEn: string;
  nameFr: string;
  isChanged: boolean;
};

type Deps = {
  holidays: HolidaysQueries;
  calendar: HolidayCalendar;
  commands: Commands;
  clock: Clock;
};

export type HolidaysService = ReturnType<typeof createHolidaysService>;

export function createHolidaysService({ holidays, calendar, commands, clock }: Deps) {
  const statutory = (province: Province, date: string) =>
    holidaysOf(province, Number(date.slice(0, 4))).get(date);

  const withNames = ({ province, date, isHoliday, nameEn, nameFr }: HolidayChange): Holiday => {
    const known = statutory(province, date);
    return {
      ...{ province, date, isHoliday, isChanged: true },
      nameEn: nameEn ?? known?.['en-CA'] ?? '',
      nameFr: nameFr ?? known?.['fr-CA'] ?? '',
    };
  };

  return {
    nameOn: calendar.nameOn,

    /** By date. @throws DomainError FORBIDDEN unless an administrator, VALIDATION_FAILED. */
    async ofYear(info: RequestInfo, input: object): Promise<Holiday[]> {
      requireAdmin(info);
      const { province: name, year } = parseInput(holidaysOfYearRule, input);
      const province = name as Province;
      const changed = (await holidays.changes()).filter(
        (change) => change.province === province && change.date.startsWith(`${year}-`),
      );
      const days = new Map<string, Holiday>(
        [...holidaysOf(province, year)].map(([date, { 'en-CA': nameEn, 'fr-CA': nameFr }]) => [
          date,
          { province, date, isHoliday: true, nameEn, nameFr, isChanged: false },
        ]),
      );
      for (const change of changed) days.set(change.date, withNames(change));
      return [...days.values()].sort((a, b) => a.date.localeCompare(b.date));
    },

    /** @throws DomainError FORBIDDEN, VALIDATION_FAILED for taking out a day that is none. */
    async set(info: RequestInfo, input: object): Promise<Holiday> {
      await commands.consumeWriteQuota(info);
      const { userId } = requireAdmin(info);
      const values = parseInput(holidayRule, input);
      const { date, isHoliday } = values;
      const province = values.province as Province;
      const isKnown = (await holidays.changes()).some(
        (change) => change.province === province && change.date === date,
      );
      if (!isHoliday && !isKnown && !statutory(province, date))
        throw validationFailed([{ path: ['date'], key: 'holiday.none', values: {} }]);
      const change = {
        ...{ province, date, isHoliday },
        nameEn: isHoliday ? (values.nameEn ?? null) : null,
        nameFr: isHoliday ? (values.nameFr ?? null) : null,
      };
      const stored = await commands.run(info, { operation: 'setHoliday', input }, async (tx) => {
        const at = clock.now();
        await holidays.set(tx, change, { userId, at });
        await reportAct(tx, info, {
          ...{ actorId: userId, action: isHoliday ? 'holiday.set' : 'holiday.taken-out', at },
          ...{ subject: `holiday:${province}/${date}`, personIds: [] },
        });
        return withNames(change);
      });
      calendar.forget();
      return stored;
    },
  };
}
