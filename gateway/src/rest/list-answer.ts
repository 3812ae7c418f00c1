import type { Answer } from './define-route';

type Connection<N> = {
  edges: readonly { node: N }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
};

/** The address of a list with one of its parameters replaced. */
export function linkNext(url: string, name: string, value: string): string {
  const [path = '', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  query.set(name, value);
  return `<${path}?${query.toString()}>; rel="next"`;
}

/** A JSON array of a connection's rows; `Link` tells that more exist. */
export function listAnswer<N>(
  connection: Connection<N>,
  toEntity: (node: N) => unknown,
  url: string,
): Answer {
  const { hasNextPage, endCursor } = connection.pageInfo;
  return {
    status: 200,
    body: connection.edges.map(({ node }) => toEntity(node)),
    headers: hasNextPage && endCursor ? { link: linkNext(url, 'after', endCursor) } : {},
  };
}
