import { atLocationRule, LIVE_BOOKING_STATUSES, type BookingStatus } from '@tbt/contracts';
import { parseInput, requireClinic } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { CalendarEntry, ShiftCalendar } from '../../bookings';
import { atLocation } from '../../locations';
import { DEFAULT_TIME_ZONE, type PersonReference } from '../../people';
import { addDays, wallTimeAt } from '../../places';
import { mondayOf, weeksBefore } from '../weeks/week-list';
import type { DashboardQueries } from './dashboard.queries';
import type {
  ClinicDay,
  ClinicSums,
  ClinicWaiting,
  FillFigures,
  OpenShifts,
} from './dashboard.types';

const WEEKS = 26;

export type DashboardService = ReturnType<typeof createDashboardService>;

type Deps = { dashboard: DashboardQueries; shiftCalendar: ShiftCalendar; clock: Clock };

const LIVE: readonly BookingStatus[] = LIVE_BOOKING_STATUSES;

const isComing = ({ booking }: CalendarEntry): boolean =>
  booking === null || LIVE.includes(booking.status);

export function createDashboardService({ dashboard, shiftCalendar, clock }: Deps) {
  const sinceWeek = () => weeksBefore(mondayOf(clock.now()), WEEKS - 1);
  const placeOf = ({ clinicId, at }: Pick<ClinicDay, 'clinicId' | 'at'>) => ({
    ...{ clinicId, at },
    now: clock.now(),
  });

  const openShifts = async (day: Pick<ClinicDay, 'clinicId' | 'at'>): Promise<OpenShifts> => {
    const soonest = await dashboard.openShifts(placeOf(day));
    return { count: soonest[0]?.count ?? 0, soonest };
  };

  return {
    /** @throws DomainError FORBIDDEN for accounts that act for no clinic. */
    async read(info: RequestInfo, args: { at?: unknown }): Promise<ClinicDay> {
      const clinicId = requireClinic(info);
      const at = atLocation(parseInput(atLocationRule, args.at));
      const { province, timeZone, hasPosted } = await dashboard.clinic(clinicId);
      const today = wallTimeAt(timeZone ?? DEFAULT_TIME_ZONE, clock.now()).date;
      const tomorrow = addDays(today, 1);
      // Read together, so that their shifts are loaded in one statement.
      const [entries, open] = await Promise.all([
        shiftCalendar.read(info, { from: today, to: tomorrow, at }),
        openShifts({ clinicId, at }),
      ]);
      const lists = { entries: entries.filter(isComing), openShifts: open };
      let sums: Promise<ClinicSums> | undefined;
      return {
        ...{ clinicId, at, province, hasPosted, today, tomorrow, ...lists },
        sums: () => (sums ??= dashboard.sums(placeOf({ clinicId, at }), province, sinceWeek())),
      };
    },

    waiting: async (day: ClinicDay): Promise<ClinicWaiting> => (await day.sums()).waiting,

    figures: async (day: ClinicDay): Promise<FillFigures> => (await day.sums()).figures,

    provinceFigures: async (day: ClinicDay): Promise<FillFigures | null> =>
      day.province === null ? null : (await day.sums()).provinceFigures,

    freeFavourites: ({ clinicId, tomorrow }: ClinicDay): Promise<PersonReference[]> =>
      dashboard.freeFavourites(clinicId, tomorrow),
  };
}
