import { LIMITS } from '@tbt/contracts';
import { useConnection, useSession } from '@tbt/web-kit';
import {
  BrowseProfessionalsPageDocument,
  type BrowseProfessionalsPageQuery,
} from '../../generated/graphql';
import { toGraphFilter, type ProfessionalFilters } from './use-professional-filters';

const PAGE_SIZE = 24;

/** One word with a digit in it may be a licence number. */
const mayBeNumber = (q: string) => /^\S*\d\S*$/.test(q) && q.length <= LIMITS.licenceNumberMax;

/** Who is found, page by page, and for a clinic whose licence has the number that was searched. */
export function usePeople(filters: ProfessionalFilters) {
  const { viewer } = useSession();
  const asksNumber = viewer?.role === 'clinic' && mayBeNumber(filters.q);
  const list = useConnection(
    BrowseProfessionalsPageDocument,
    { filter: toGraphFilter(filters), first: PAGE_SIZE, number: filters.q, asksNumber },
    (data) => data.professionals,
  );
  const holders: NonNullable<BrowseProfessionalsPageQuery['licenceHolders']> =
    list.data?.licenceHolders ?? [];
  return { list, holders };
}
