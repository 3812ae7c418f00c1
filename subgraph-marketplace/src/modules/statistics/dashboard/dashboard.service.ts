import { LIVE_BOOKING_STATUSES, type BookingStatus } from '@tbt/contracts';
import { requireClinic } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { CalendarEntry, ShiftCalendar } from '../../bookings';
import { DEFAULT_TIME_ZONE, type PersonReference } from '../../people';
import { addDays, wallTimeAt } from '../../places';
import { mondayOf, weeksBefore } from '../weeks/week-list';
import type { DashboardQueries } from './dashboard.queries';
import type { ClinicDay, ClinicWaiting, FillFigures, OpenShifts } from './dashboard.types';

const WEEKS = 26;

export type DashboardService = ReturnType<typeof createDashboardService>;

type Deps = { dashboard: DashboardQueries; shiftCalendar: ShiftCalendar; clock: Clock };

const LIVE: readonly BookingStatus[] = LIVE_BOOKING_STATUSES;

const isComing = ({ booking }: CalendarEntry): boolean =>
  booking === null || LIVE.includes(booking.status);

export function createDashboardService({ dashboard, shiftCalendar, clock }: Deps) {
  const sinceWeek = () => weeksBefore(mondayOf(clock.now()), WEEKS - 1);
  const at = ({ clinicId }: Pick<ClinicDay, 'clinicId'>) => ({ clinicId, now: clock.now() });

  const openShifts = async (clinicId: number): Promise<OpenShifts> => {
    const soonest = await dashboard.openShifts(at({ clinicId }));
    return { count: soonest[0]?.count ?? 0, soonest };
  };

  return {
    /** @throws DomainError FORBIDDEN for accounts that act for no clinic. */
    async read(info: RequestInfo): Promise<ClinicDay> {
      const clinicId = requireClinic(info);
      const { province, timeZone, hasPosted } = await dashboard.clinic(clinicId);
      const today = wallTimeAt(timeZone ?? DEFAULT_TIME_ZONE, clock.now()).date;
      const tomorrow = addDays(today, 1);
      // Read together, so that their shifts are loaded in one statement.
      const [entries, open] = await Promise.all([
        shiftCalendar.read(info, { from: today, to: tomorrow }),
        openShifts(clinicId),
      ]);
      const lists = { entries: entries.filter(isComing), openShifts: open };
      return { clinicId, province, hasPosted, today, tomorrow, ...lists };
    },

    waiting: (day: ClinicDay): Promise<ClinicWaiting> => dashboard.waiting(at(day)),

    figures: (day: ClinicDay): Promise<FillFigures> => dashboard.figures(at(day), sinceWeek()),

    provinceFigures: async ({ province }: ClinicDay): Promise<FillFigures | null> =>
      province === null ? null : dashboard.provinceFigures(province, sinceWeek()),

    freeFavourites: ({ clinicId, tomorrow }: ClinicDay): Promise<PersonReference[]> =>
      dashboard.freeFavourites(clinicId, tomorrow),
  };
}
