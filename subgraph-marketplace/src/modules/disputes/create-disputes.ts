import type { Clock, Deployment } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import type { ApplyTransition, BookingLock, BookingsQueries } from '../bookings';
import type { SetHoursByRuling, Timesheet } from '../hours';
import type { Invoicing, RulePayment } from '../invoices';
import type { PeopleQueries } from '../people';
import type { ReliabilityQueries } from '../reliability';
import { createEvidence } from './dispute-evidence';
import { createDisputeGuards } from './dispute-guards';
import { createDisputesJobs } from './disputes.jobs';
import { createDisputeLoaders } from './disputes.loaders';
import { createDisputesQueries } from './disputes.queries';
import { createDisputesRepository } from './disputes.repository';
import { createDisputesService } from './disputes.service';
import { createDisputesReading } from './read-disputes';
import { createRuling } from './rule-dispute';

type Deps = {
  database: MarketplaceDatabase;
  clock: Clock;
  commands: Commands;
  deployment: Deployment;
  bookings: BookingsQueries;
  people: PeopleQueries;
  bookingLock: BookingLock;
  applyTransition: ApplyTransition;
  reliability: ReliabilityQueries;
  setHours: SetHoursByRuling;
  /** Who sent the hours that wait for an answer. */
  waitingHours: (tx: MarketplaceTx, bookingId: number) => Promise<Timesheet | null>;
  renewWaitingHours: (tx: MarketplaceTx, bookingId: number, at: Date) => Promise<void>;
  correctInvoice: Invoicing['correctInvoice'];
  rulePayment: RulePayment;
};

export function createDisputes(given: Deps) {
  const disputes = createDisputesRepository(given.database);
  const data = { ...given, disputes };
  const evidence = createEvidence(data);
  const deps = { ...data, evidence, disputeQueries: createDisputesQueries() };
  return {
    guards: createDisputeGuards(given),
    services: {
      evidence,
      disputes: createDisputesService(deps),
      disputesReading: createDisputesReading(deps),
      ruling: createRuling(deps),
      /** @returns number of cases. */
      closeDisputes: createDisputesJobs(deps),
    },
    loadersFor: () => createDisputeLoaders(disputes),
  };
}

export type DisputeServices = ReturnType<typeof createDisputes>['services'];
