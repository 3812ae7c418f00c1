import { isProfessionalRole } from '@tbt/contracts';
import { createLoader, type RequestInfo } from '@tbt/service-kit';
import type { EntitlementsService } from '../entitlements';
import { ownsOrientation } from './office-packs.policy';
import type { OfficePack, OfficePacksRepository } from './office-packs.repository';

type Parts = { officePacks: OfficePacksRepository; entitlements: EntitlementsService };

export function createOfficePackLoaders(
  { viewer }: RequestInfo,
  { officePacks, entitlements }: Parts,
) {
  const booked = createLoader(async (clinicIds: readonly number[]) => {
    const found = viewer ? await entitlements.clinicsBooking(viewer.userId, clinicIds) : [];
    return new Map(found.map((id) => [id, true]));
  });
  return {
    byClinic: createLoader(officePacks.byClinics, (pack: OfficePack) => pack.clinicId),

    mayReadOrientation: async (clinicId: number): Promise<boolean> =>
      ownsOrientation(viewer, clinicId) ||
      (isProfessionalRole(viewer?.role) && (await booked.load(clinicId)) === true),
  };
}

export type OfficePackLoaders = ReturnType<typeof createOfficePackLoaders>;
