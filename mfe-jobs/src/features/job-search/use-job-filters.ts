import { useSearchParams, useSession } from '@tbt/web-kit';
import {
  addressOf,
  misreadFilters,
  needsPlace,
  readableFilters,
  typedFilters,
  type JobFilters,
} from './job-filters';

/** The filters of this address and a way to search with others. */
export function useJobFilters() {
  const [query, setQuery] = useSearchParams();
  const { status, viewer } = useSession();
  const typed = typedFilters(query);
  const read = readableFilters(typed);
  const isPlaceless = status !== 'loading' && !viewer?.province;
  const lacksPlace = isPlaceless && needsPlace(read) && read.postalCode === '';
  const filters: JobFilters = lacksPlace
    ? { ...read, maxDistance: '', sort: read.sort === 'nearest' ? '' : read.sort }
    : read;
  return {
    filters,
    hasUnknown: misreadFilters(typed).length > 0,
    /** A distance was asked for, and nothing is known to measure it from. */
    lacksPlace,
    hasOwnPlace: !isPlaceless,
    search: (next: JobFilters) => setQuery(addressOf(next)),
  };
}
