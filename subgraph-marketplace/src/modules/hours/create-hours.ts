import type { Clock } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import type { ApplySteps, BookingLock, BookingsQueries } from '../bookings';
import { createApproveHours, type IssueInvoice } from './approve-hours';
import { createHoursGuards } from './hours-guards';
import { createHoursJobs, type HoursUpkeepReport } from './hours.jobs';
import { createHoursLoaders } from './hours.loaders';
import { createHoursQueries } from './hours.queries';
import { createHoursRepository } from './hours.repository';
import { createHoursService, type HoursService } from './hours.service';
import { createDropHours } from './hours-of-missed';
import { createSetHoursByRuling } from './rule-hours';

type Deps = {
  database: MarketplaceDatabase;
  clock: Clock;
  commands: Commands;
  bookings: BookingsQueries;
  bookingLock: BookingLock;
  applySteps: ApplySteps;
  issueInvoice: IssueInvoice;
};

export type HoursServices = {
  hours: HoursService;
  keepHours: () => Promise<HoursUpkeepReport>;
};

export function createHours(given: Deps) {
  const hours = createHoursRepository(given.database);
  const deps = { ...given, hours, approveHours: createApproveHours(given) };
  const services: HoursServices = {
    hours: createHoursService(deps),
    keepHours: createHoursJobs({ ...deps, upkeep: createHoursQueries(given.database) }),
  };
  return {
    services,
    guards: createHoursGuards(given),
    /** For check-in and disputes. */
    acts: {
      setHours: createSetHoursByRuling(hours),
      dropHours: createDropHours(hours),
      waitingHours: async (tx: MarketplaceTx, bookingId: number) =>
        (await hours.of(tx, bookingId)).find(({ status }) => status === 'submitted') ?? null,
      renewWaitingHours: hours.renewWaiting,
    },
    approveHours: deps.approveHours,
    loaders: () => createHoursLoaders(hours),
  };
}
