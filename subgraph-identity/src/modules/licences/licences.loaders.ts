import { createListLoader } from '@tbt/service-kit';
import type { LicencesRepository } from './licences.repository';

export const createLicenceLoaders = (licences: LicencesRepository) => ({
  byUser: createListLoader(licences.byUsers, (licence) => licence.userId),
});

export type LicenceLoaders = ReturnType<typeof createLicenceLoaders>;
