import { useEffect, useState } from 'react';
import type { DocumentNode, TypedDocumentNode } from '@apollo/client';
import { request } from '../request';
import { requestFor } from './document-id';
import { useGraph, type GraphAccess } from './graph-access';

const ask = (graph: GraphAccess, document: DocumentNode): Promise<{ data?: unknown }> =>
  graph.existing()?.query({ query: document }) ?? request('POST', '/graphql', requestFor(document));

/**
 * The answer to a published document without variables, for a page that reads nothing else: it came with the page or
 * is fetched once when it is wanted, without the code of Apollo. Undefined before that and when it fails.
 */
export function useAnswer<Data>(
  document: TypedDocumentNode<Data, never>,
  isWanted = true,
): Data | undefined {
  const graph = useGraph();
  const name = requestFor(document).operationName;
  const [data, setData] = useState(graph.answers[name] as Data | undefined);
  const isMissing = isWanted && data === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    ask(graph, document)
      .then((answer) => {
        if (!answer.data) return;
        graph.answers[name] = answer.data;
        if (isCurrent) setData(answer.data as Data);
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [graph, document, isMissing, name]);
  return data;
}
