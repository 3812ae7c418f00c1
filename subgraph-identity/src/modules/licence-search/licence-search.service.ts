import { LIMITS } from '@tbt/contracts';
import type { RequestInfo } from '@tbt/service-kit';
import type { EntitlementsService } from '../entitlements';
import type { LicenceSearchRepository } from './licence-search.repository';

type Parts = {
  licenceSearch: LicenceSearchRepository;
  entitlements: Pick<EntitlementsService, 'professionalsOpenTo'>;
};

/** Finds by licence number only who could be read with that number anyway: nobody learns one here. */
export const createLicenceSearchService = ({ licenceSearch, entitlements }: Parts) => ({
  holderIds: async ({ viewer }: RequestInfo, number: string): Promise<number[]> => {
    const clinicId = viewer?.actingClinicId ?? null;
    const asked = number.trim();
    if (clinicId === null || asked === '' || asked.length > LIMITS.licenceNumberMax) return [];
    return entitlements.professionalsOpenTo(clinicId, await licenceSearch.holderIds(asked));
  },
});
