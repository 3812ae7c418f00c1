import { currentDateIn, effectiveTier, LIMITS, PLANS } from '@tbt/contracts';
import {
  actingClinicOf,
  createLocalRateLimits,
  type Clock,
  type RequestInfo,
} from '@tbt/service-kit';
import type { EntitlementsService } from '../entitlements';
import { planStateOf, type UsersQueries } from '../users';
import type { LicenceSearchQueries } from './licence-search.queries';

/** Of a clinic beyond its own candidates, in each replica. */
const SEARCHES = { points: 60, durationSeconds: 60 * 60 };

type Parts = {
  licenceSearch: LicenceSearchQueries;
  entitlements: Pick<EntitlementsService, 'professionalsOpenTo'>;
  users: Pick<UsersQueries, 'byIds'>;
  clock: Clock;
};

/** Finds professionals whose number the clinic may read anyway and, by its plan, verified ones of its province. */
export function createLicenceSearchService(parts: Parts) {
  const { licenceSearch, entitlements, users, clock } = parts;
  const limits = createLocalRateLimits({ search: SEARCHES });

  /** Null where the plan has no search by number. */
  const provinceSearched = async (clinicId: number): Promise<string | null> => {
    const [clinic] = await users.byIds([clinicId]);
    const plan = clinic && (effectiveTier(planStateOf(clinic), clock.now()) ?? 'none');
    return plan && PLANS[plan].findsByLicence ? clinic.province : null;
  };

  return {
    /** @throws DomainError RATE_LIMITED for a clinic that searches its province too often. */
    holderIds: async ({ viewer }: RequestInfo, number: string): Promise<number[]> => {
      const clinicId = actingClinicOf(viewer);
      const asked = number.trim();
      if (clinicId === null || asked === '' || asked.length > LIMITS.licenceNumberMax) return [];
      const province = await provinceSearched(clinicId);
      // Numbers are short: without a limit all of a province could be tried.
      if (province !== null) await limits.consume('search', clinicId);
      const today = currentDateIn(province, clock.now());
      const holders = await licenceSearch.holders(asked, today);
      const ids = holders.map(({ id }) => id);
      const open = new Set(await entitlements.professionalsOpenTo(clinicId, ids));
      return holders.flatMap(({ id, verifiedIn }) =>
        open.has(id) || (province !== null && verifiedIn.includes(province)) ? [id] : [],
      );
    },
  };
}
