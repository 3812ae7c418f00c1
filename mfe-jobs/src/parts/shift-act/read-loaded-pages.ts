import { LIMITS } from '@tbt/contracts';
import type { ApolloClient } from '@tbt/web-kit';

/** A query that something on the screen reads. */
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

/** How many entries of a list are on the screen, where they are more than its first page. */
export function entriesBeyondOnePage(list: ShownQuery): number | null {
  const loaded = entriesIn(list.getCurrentResult().data);
  const pageSize: unknown = list.variables?.['first'];
  return typeof pageSize === 'number' && loaded > pageSize ? loaded : null;
}

interface LoadedPage {
  variables: Record<string, unknown>;
  data: Record<string, unknown>;
}

/** Reads so many entries of a list past the cache, in pages as long as the server gives them. */
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

/** Of each list the reading that began last: what an earlier one finds is older. */
const readings = new WeakMap<ShownQuery, symbol>();

/**
 * Renews a list in its whole length. Its pages are shown together: a list that shrank for a moment
 * would take the reader's place away.
 *
 * @param count - entries that are loaded.
 * @returns when the list is renewed or a later reading renews it; where a page cannot be read, the
 * list stays as it is.
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
  // Written over what the reader loaded meanwhile, the pages would take it away again.
  const loaded = entriesIn(client.cache.readQuery({ query, variables }));
  if (loaded > count) return readLoadedPages(client, list, loaded);
  client.cache.batch({
    update: (cache) => pages.forEach((page) => cache.writeQuery({ query, ...page })),
  });
}
