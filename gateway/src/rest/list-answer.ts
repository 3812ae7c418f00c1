import { unavailable } from '@tbt/service-kit';
import type { Answer } from './define-route';

type Connection<N> = {
  edges: readonly { node: N | null }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
  version?: string | null;
};

export function linkNext(url: string, name: string, value: string): string {
  const [path = '', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  query.set(name, value);
  return `<${path}?${query.toString()}>; rel="next"`;
}

/**
 * A JSON array with a `Link` header to the next page.
 * @throws DomainError UNAVAILABLE when rows exist but their subgraph resolves none.
 */
export function listAnswer<N>(
  connection: Connection<N>,
  toEntity: (node: N) => unknown,
  url: string,
): Answer {
  const { hasNextPage, endCursor } = connection.pageInfo;
  const nodes = connection.edges.flatMap(({ node }) => (node === null ? [] : [node]));
  if (nodes.length === 0 && connection.edges.length > 0) throw unavailable();
  return {
    status: 200,
    body: nodes.map(toEntity),
    version: nodes.length === connection.edges.length ? (connection.version ?? null) : null,
    headers: hasNextPage && endCursor ? { link: linkNext(url, 'after', endCursor) } : {},
  };
}
