import type { Clock, LiveBus } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceDatabase } from '../../database';
import type { PeopleQueries } from '../people';
import { createClinicAlertsQueries } from './clinic-alerts.queries';
import { createClinicAlertsService, type ClinicAlertsService } from './clinic-alerts.service';
import { createReceivedAlertsService, type ReceivedAlertsService } from './received-alerts.service';

type Deps = {
  database: MarketplaceDatabase;
  clock: Clock;
  commands: Commands;
  people: PeopleQueries;
  live: LiveBus;
};

export type ClinicAlertServices = {
  clinicAlerts: ClinicAlertsService;
  receivedAlerts: ReceivedAlertsService;
};

export function createClinicAlerts(given: Deps): ClinicAlertServices {
  const deps = { ...given, alerts: createClinicAlertsQueries(given.database) };
  return {
    clinicAlerts: createClinicAlertsService(deps),
    receivedAlerts: createReceivedAlertsService(deps),
  };
}
