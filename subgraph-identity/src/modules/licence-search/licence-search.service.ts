import { LIMITS } from '@tbt/contracts';
import { actingClinicOf, type RequestInfo } from '@tbt/service-kit';
import type { EntitlementsService } from '../entitlements';
import type { LicenceSearchQueries } from './licence-search.queries';

type Parts = {
  licenceSearch: LicenceSearchQueries;
  entitlements: Pick<EntitlementsService, 'professionalsOpenTo'>;
};

/** Finds only professionals whose number the viewer may read anyway. */
export const createLicenceSearchService = ({ licenceSearch, entitlements }: Parts) => ({
  holderIds: async ({ viewer }: RequestInfo, number: string): Promise<number[]> => {
    const clinicId = actingClinicOf(viewer);
    const asked = number.trim();
    if (clinicId === null || asked === '' || asked.length > LIMITS.licenceNumberMax) return [];
    return entitlements.professionalsOpenTo(clinicId, await licenceSearch.holderIds(asked));
  },
});
