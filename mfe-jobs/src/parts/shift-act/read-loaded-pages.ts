import { LIMITS } from '@tbt/contracts';
import type { ApolloClient } from '@tbt/web-kit';

type ShownQuery =
  ReturnType<ApolloClient['getObservableQueries']> extends Set<infer Query> ? Query : never;

interface Connection {
  edges: readonly unknown[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

const isConnection = (value: unknown): value is Connection =>
  typeof value === 'object' && value !== null && 'edges' in value && 'pageInfo' in value;

const connectionIn = (data: unknown): Connection | undefined =>
  Object.values(data ?? {}).find(isConnection);

const entriesIn = (data: unknown): number => connectionIn(data)?.edges.length ?? 0;

/** Number of loaded entries, if more than one page. */
export function entriesBeyondOnePage(list: ShownQuery): number | null {
  const loaded = entriesIn(list.getCurrentResult().data);
  const pageSize: unknown = list.variables?.['first'];
  return typeof pageSize === 'number' && loaded > pageSize ? loaded : null;
}

interface LoadedPage {
  variables: Record<string, unknown>;
  data: Record<string, unknown>;
}

/** Reads that many entries past the cache, page by page. */
async function readPages(
  client: ApolloClient,
  { query, variables }: ShownQuery,
  count: number,
): Promise<LoadedPage[] | null> {
  const pages: LoadedPage[] = [];
  let left = count;
  let after: string | null | undefined = null;
  while (left > 0) {
    const asked = { ...variables, first: Math.min(left, LIMITS.pageMax), after };
    const { data } = await client.query({ query, variables: asked, fetchPolicy: 'no-cache' });
    const page = connectionIn(data);
    if (!page) return null;
    pages.push({ variables: asked, data });
    after = page.pageInfo.endCursor;
    left = page.pageInfo.hasNextPage && after ? left - page.edges.length : 0;
  }
  return pages;
}

/** Latest refetch by list: earlier results are stale. */
const readings = new WeakMap<ShownQuery, symbol>();

/**
 * Refetches all loaded pages of a list and shows them at once, to keep the scroll position. @param count - loaded entries.
 * @returns when refetched, also by a later call; on failure the list is unchanged.
 */
export async function readLoadedPages(
  client: ApolloClient,
  list: ShownQuery,
  count: number,
): Promise<void> {
  const reading = Symbol('reading');
  readings.set(list, reading);
  const { query, variables } = list;
  const pages = await readPages(client, list, count);
  if (!pages || readings.get(list) !== reading) return;
  // Pages loaded meanwhile would be overwritten.
  const loaded = entriesIn(client.cache.readQuery({ query, variables }));
  if (loaded > count) return readLoadedPages(client, list, loaded);
  client.cache.batch({
    update: (cache) => pages.forEach((page) => cache.writeQuery({ query, ...page })),
  });
}
