import { useEffect, useState } from 'react';
import type { DocumentNode, TypedDocumentNode } from '@apollo/client';
import { request } from '../request';
import { requestFor } from './document-id';
import { useGraph, type GraphAccess } from './graph-access';

const ask = (graph: GraphAccess, document: DocumentNode): Promise<{ data?: unknown }> =>
  graph.existing()?.query({ query: document }) ?? request('POST', '/graphql', requestFor(document));

const IN_TIME_MS = 4_000;

/**
 * The answer to a published document without variables, for a page that reads nothing else: it came with the page or
 * is fetched once when it is wanted, without the code of Apollo. Undefined before that; null when it fails or is
 * late: then the page stands as it is, and a next one has the answer.
 */
export function useAnswer<Data>(
  document: TypedDocumentNode<Data, never>,
  isWanted = true,
): Data | null | undefined {
  const graph = useGraph();
  const name = requestFor(document).operationName;
  const [data, setData] = useState(graph.answers[name] as Data | null | undefined);
  const isMissing = isWanted && data === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    const show = (answer: Data | null) => {
      if (isCurrent) setData((shown) => (shown === undefined ? answer : shown));
    };
    const timer = setTimeout(() => show(null), IN_TIME_MS);
    void ask(graph, document)
      .then(({ data: answer }) => {
        if (answer) graph.answers[name] = answer;
        show(answer ? (answer as Data) : null);
      })
      .catch(() => show(null));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [graph, document, isMissing, name]);
  return data;
}
