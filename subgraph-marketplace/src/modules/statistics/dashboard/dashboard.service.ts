import { atLocationRule, LIVE_BOOKING_STATUSES, type BookingStatus } from '@tbt/contracts';
import { parseInput, requireClinic } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { CalendarEntry, ShiftCalendar } from '../../bookings';
import { atLocation, type LocationsService } from '../../locations';
import { DEFAULT_TIME_ZONE } from '../../people';
import { addDays, placeOf, wallTimeAt } from '../../places';
import { mondayOf, weeksBefore } from '../weeks/week-list';
import type { DashboardQueries } from './dashboard.queries';
import type {
  ClinicDay,
  ClinicSums,
  ClinicWaiting,
  FillFigures,
  FreeFavouriteRow,
} from './dashboard.types';

const WEEKS = 26;

export type DashboardService = ReturnType<typeof createDashboardService>;

type Deps = {
  dashboard: DashboardQueries;
  shiftCalendar: ShiftCalendar;
  /** Where the clinic's distances start. */
  officeFrom: LocationsService['officeFrom'];
  clock: Clock;
};

const LIVE: readonly BookingStatus[] = LIVE_BOOKING_STATUSES;

const isComing = ({ booking }: CalendarEntry): boolean =>
  booking === null || LIVE.includes(booking.status);

export function createDashboardService({ dashboard, shiftCalendar, officeFrom, clock }: Deps) {
  const sinceWeek = () => weeksBefore(mondayOf(clock.now()), WEEKS - 1);
  const scopeOf = ({ clinicId, at }: Pick<ClinicDay, 'clinicId' | 'at'>) => ({
    ...{ clinicId, at },
    now: clock.now(),
  });

  const openShifts = async (
    day: Pick<ClinicDay, 'clinicId' | 'at'>,
  ): Promise<Pick<ClinicDay, 'openShifts' | 'candidates'>> => {
    const [rows, pending] = await Promise.all([
      dashboard.openShifts(scopeOf(day)),
      dashboard.pending(scopeOf(day)),
    ]);
    const counts = new Map(pending.map(({ jobId, count }) => [jobId, count]));
    const soonest = rows.map((row) => ({ ...row, candidates: counts.get(row.jobId) ?? 0 }));
    const candidates = pending.reduce((sum, { count }) => sum + count, 0);
    return { openShifts: { count: rows[0]?.count ?? 0, soonest }, candidates };
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
      const lists = { entries: entries.filter(isComing), ...open };
      let sums: Promise<ClinicSums> | undefined;
      return {
        ...{ clinicId, at, province, hasPosted, today, tomorrow, ...lists },
        sums: () => (sums ??= dashboard.sums(scopeOf({ clinicId, at }), province, sinceWeek())),
      };
    },

    waiting: async (day: ClinicDay): Promise<ClinicWaiting> => ({
      ...(await day.sums()).waiting,
      candidates: day.candidates,
    }),

    figures: async (day: ClinicDay): Promise<FillFigures> => (await day.sums()).figures,

    provinceFigures: async (day: ClinicDay): Promise<FillFigures | null> =>
      day.province === null ? null : (await day.sums()).provinceFigures,

    async favouritesTomorrow({ clinicId, at, tomorrow }: ClinicDay): Promise<FreeFavouriteRow[]> {
      const office = await officeFrom(clinicId, at?.locationId ?? null);
      return dashboard.freeFavourites({ clinicId, origin: office && placeOf(office) }, tomorrow);
    },
  };
}
