export { announceApplications } from './applications.events';
export type { Acceptance } from './applications.accept';
export { createApplicationLoaders, type ApplicationLoaders } from './applications.loaders';
export {
  createApplicationsRepository,
  type ApplicationsRepository,
} from './applications.repository';
export { applicationsResolvers } from './applications.resolvers';
export { createApplicationsService, type ApplicationsService } from './applications.service';
export type { Application } from './applications.types';
