import type { MatchingLoaders } from './modules/matching';
import type { JobLoaders, JobFieldLoaders } from './modules/jobs';
import type { BookingModuleLoaders } from './modules/bookings';
import type { DisputeLoaders } from './modules/disputes';
import type { HoursLoaders } from './modules/hours';
import type { InvoiceLoaders } from './modules/invoices';
import type { ReliabilityLoaders } from './modules/reliability';
import type { ReviewLoaders } from './modules/reviews';
import type { PersonLoaders } from './modules/people';
import type { LocationLoaders } from './modules/locations';
import type { RelationLoaders } from './modules/relations';

/** Of every module; created for each request. */
export type MarketplaceLoaders = MatchingLoaders &
  JobLoaders &
  JobFieldLoaders &
  BookingModuleLoaders &
  DisputeLoaders &
  HoursLoaders &
  InvoiceLoaders &
  ReliabilityLoaders &
  ReviewLoaders &
  PersonLoaders &
  LocationLoaders &
  RelationLoaders;
