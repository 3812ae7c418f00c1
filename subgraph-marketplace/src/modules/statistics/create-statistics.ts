import type { Clock } from '@tbt/service-kit';
import type { MarketplaceDatabase } from '../../database';
import type { ShiftCalendar } from '../bookings';
import type { LocationsService } from '../locations';
import { createDashboardQueries } from './dashboard/dashboard.queries';
import { createDashboardService } from './dashboard/dashboard.service';
import { createEarningsQueries } from './earnings/earnings.queries';
import { createEarningsService } from './earnings/earnings.service';
import { createStatementsService } from './statements/statements.service';
import { createMarketplaceWeeksQueries } from './weeks/marketplace-weeks.queries';
import { createMarketplaceWeeksService } from './weeks/marketplace-weeks.service';
import { createRosterQueries } from './roster/roster.queries';
import { createRosterService } from './roster/roster.service';

type Deps = {
  database: MarketplaceDatabase;
  shiftCalendar: ShiftCalendar;
  locations: LocationsService;
  clock: Clock;
};

export function createStatistics({ database, shiftCalendar, locations, clock }: Deps) {
  return {
    dashboard: createDashboardService({
      ...{ shiftCalendar, clock, officeFrom: locations.officeFrom },
      dashboard: createDashboardQueries(database),
    }),
    earnings: createEarningsService({ earnings: createEarningsQueries(database), clock }),
    marketplaceWeeks: createMarketplaceWeeksService({
      ...{ database, clock },
      weeks: createMarketplaceWeeksQueries(database),
    }),
    statements: createStatementsService({ database, clock }),
    roster: createRosterService({ roster: createRosterQueries(database) }),
  };
}

export type StatisticsServices = ReturnType<typeof createStatistics>;
