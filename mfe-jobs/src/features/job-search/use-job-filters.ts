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

/** The filters of this address, or the viewer's own while it names none, and a way to search with others. */
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
    /** False while it is not known yet whose role and province an empty address stands for. */
    isKnown: !isOwn || status !== 'loading',
    /** The filters are the viewer's own role and province: nothing was chosen. */
    isOwn: isOwn && own.role !== '',
    hasUnknown: misreadFilters(typed).length > 0,
    /** A distance was asked for, and nothing is known to measure it from. */
    lacksPlace,
    hasOwnPlace: !isPlaceless,
    search,
    clear: () => search(noJobFilters),
  };
}
