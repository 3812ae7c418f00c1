import { requireClinic } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import { DEFAULT_TIME_ZONE, type PersonReference } from '../../people';
import { addDays, wallTimeAt } from '../../places';
import { mondayOf, weeksBefore } from '../weeks/week-list';
import type { DashboardQueries } from './dashboard.queries';
import type { ClinicDay, ClinicWaiting, FillFigures, OpenShiftRow } from './dashboard.types';

const WEEKS = 26;

export type DashboardService = ReturnType<typeof createDashboardService>;

type Deps = { dashboard: DashboardQueries; clock: Clock };

export function createDashboardService({ dashboard, clock }: Deps) {
  const sinceWeek = () => weeksBefore(mondayOf(clock.now()), WEEKS - 1);
  const at = ({ clinicId }: ClinicDay) => ({ clinicId, now: clock.now() });

  return {
    /** @throws DomainError FORBIDDEN for accounts that act for no clinic. */
    async read(info: RequestInfo): Promise<ClinicDay> {
      const clinicId = requireClinic(info);
      const { province, timeZone, hasPosted } = await dashboard.clinic(clinicId);
      const today = wallTimeAt(timeZone ?? DEFAULT_TIME_ZONE, clock.now()).date;
      return { clinicId, province, hasPosted, today, tomorrow: addDays(today, 1) };
    },

    async openShifts(day: ClinicDay): Promise<{ count: number; soonest: OpenShiftRow[] }> {
      const soonest = await dashboard.openShifts(at(day));
      return { count: soonest[0]?.count ?? 0, soonest };
    },

    waiting: (day: ClinicDay): Promise<ClinicWaiting> => dashboard.waiting(at(day)),

    figures: (day: ClinicDay): Promise<FillFigures> => dashboard.figures(at(day), sinceWeek()),

    provinceFigures: async ({ province }: ClinicDay): Promise<FillFigures | null> =>
      province === null ? null : dashboard.provinceFigures(province, sinceWeek()),

    freeFavourites: ({ clinicId, tomorrow }: ClinicDay): Promise<PersonReference[]> =>
      dashboard.freeFavourites(clinicId, tomorrow),
  };
}
