import { createListLoader, createLoader } from '@tbt/service-kit';
import type { LicencesRepository } from './licences.repository';
import type { OtherHoldersQueries } from './other-holders.queries';

export const createLicenceLoaders = (
  licences: LicencesRepository,
  otherHolders: OtherHoldersQueries,
) => ({
  otherHolders: createListLoader(otherHolders.of, (holder) => holder.licenceId),
  byUser: createListLoader(licences.byUsers, (licence) => licence.userId),
  byId: createLoader(licences.byIds, (licence) => licence.id),
});

export type LicenceLoaders = ReturnType<typeof createLicenceLoaders>;
