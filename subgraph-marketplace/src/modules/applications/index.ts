export { lockRivalsSql } from './application-locks.repository';
export { saveTransitionsSql } from './application-writes.repository';
export { createApplicationClosing, type ApplicationClosing } from './close-applications';
export { isWaiting, SIDE_ACTIONS, effectiveStatus, toTransition } from './application-transitions';
export { announceApplications, applicationChanged } from './applications.events';
export { createApplicationLoaders, type ApplicationLoaders } from './applications.loaders';
export { requireSide } from './applications.policy';
export {
  createApplicationsRepository,
  type ApplicationsRepository,
} from './applications.repository';
export { applicationsResolvers } from './applications.resolvers';
export { createApplicationsService, type ApplicationsService } from './applications.service';
export type {
  Acceptance,
  AcceptApplication,
  Application,
  ChangedApplication,
  OfferRound,
} from './applications.types';
