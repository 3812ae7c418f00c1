export { createLicenceLoaders } from './licences.loaders';
export type { LicenceLoaders } from './licences.loaders';
export { createLicenceReminders } from './licences.jobs';
export { createLicencesRepository } from './licences.repository';
export type { Licence } from './licences.repository';
export { licencesResolvers } from './licences.resolvers';
export { createLicencesService } from './licences.service';
export type { LicencesService } from './licences.service';
export { createRemindersQueries } from './reminders.queries';
