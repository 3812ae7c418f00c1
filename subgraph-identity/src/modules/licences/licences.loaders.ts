import { createListLoader, createLoader } from '@tbt/service-kit';
import type { LicencesRepository } from './licences.repository';

export const createLicenceLoaders = (licences: LicencesRepository) => ({
  byUser: createListLoader(licences.byUsers, (licence) => licence.userId),
  byId: createLoader(licences.byIds, (licence) => licence.id),
});

export type LicenceLoaders = ReturnType<typeof createLicenceLoaders>;
