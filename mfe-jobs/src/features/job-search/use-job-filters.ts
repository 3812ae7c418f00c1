import { useSearchParams, useSession } from '@tbt/web-kit';
import {
  addressOf,
  hasFilters,
  misreadFilters,
  needsPlace,
  noJobFilters,
  ownFilters,
  readableFilters,
  typedFilters,
  type JobFilters,
} from './job-filters';

export function useJobFilters() {
  const [query, setQuery] = useSearchParams();
  const { status, viewer } = useSession();
  const own = ownFilters(viewer);
  const isOwn = !hasFilters(query);
  const typed = isOwn ? own : typedFilters(query);
  const read = readableFilters(typed);
  const isPlaceless = status !== 'loading' && !viewer?.province;
  const lacksPlace = isPlaceless && needsPlace(read) && read.postalCode === '';
  const filters: JobFilters = lacksPlace
    ? { ...read, maxDistance: '', sort: read.sort === 'nearest' ? '' : read.sort }
    : read;
  const search = (next: JobFilters) => setQuery(addressOf(next, own));
  return {
    filters,
    defaults: own,
    /** False until the viewer's role and province are loaded. */
    isKnown: !isOwn || status !== 'loading',
    /** Whether the default filters are active. */
    isOwn: isOwn && own.role !== '',
    hasUnknown: misreadFilters(typed).length > 0,
    /** A distance is set without a known origin. */
    lacksPlace,
    hasOwnPlace: !isPlaceless,
    search,
    clear: () => search(noJobFilters),
  };
}
