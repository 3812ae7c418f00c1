import { LIMITS } from '@tbt/contracts';
import { useChosenLocation, useSession } from '@tbt/web-kit';
import { useConnection } from '@tbt/web-kit/graph';
import {
  BrowseProfessionalsPageDocument,
  type BrowseProfessionalsPageQuery,
} from '../../generated/graphql';
import { toGraphFilter, toGraphSort, type ProfessionalFilters } from './use-professional-filters';

const PAGE_SIZE = 24;

const mayBeNumber = (q: string) => /^\S*\d\S*$/.test(q) && q.length <= LIMITS.licenceNumberMax;

/** Search results page by page; for clinics also the match of a licence number. */
export function usePeople(filters: ProfessionalFilters) {
  const { viewer } = useSession();
  const { at } = useChosenLocation();
  const asksNumber = viewer?.role === 'clinic' && mayBeNumber(filters.q);
  const list = useConnection(
    BrowseProfessionalsPageDocument,
    {
      ...{ filter: toGraphFilter(filters), sort: toGraphSort(filters) },
      ...{ first: PAGE_SIZE, number: filters.q, asksNumber, at },
    },
    (data) => data.professionals,
  );
  const distances = new Map(
    list.data?.professionals?.edges.map(({ node, distanceKm }) => [node?.id, distanceKm]),
  );
  const holders: NonNullable<BrowseProfessionalsPageQuery['licenceHolders']> =
    list.data?.licenceHolders ?? [];
  return { list, holders, distances };
}
