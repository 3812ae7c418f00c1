import { ApolloLink } from '@apollo/client/link';
import { print } from 'graphql';
import { createClient, type Client, type SubscribePayload } from 'graphql-ws';
import { Observable } from 'rxjs';
import { documentHash, idExtension, isUnknownDocument, onSessionChanged } from '@tbt/web-kit';

const RETRIES = 5;
/** graphql-ws reconnects after a normal closure while there are subscriptions. */
const NORMAL_CLOSURE = 1000;

const problemOf = (problem: unknown): Error => {
  if (problem instanceof Error) return problem;
  const errors = Array.isArray(problem) ? (problem as { message: string }[]) : [];
  return new Error(errors.map(({ message }) => message).join('\n') || 'The socket has closed');
};

/** Sends the id first if there is one, then the text if the graph does not know it. */
const subscribe = (client: Client, payload: SubscribePayload, hash: string | undefined) =>
  new Observable<ApolloLink.Result>((observer) => {
    const begin = (sent: SubscribePayload, isId: boolean): (() => void) =>
      client.subscribe(sent, {
        next: (result) => observer.next(result as ApolloLink.Result),
        complete: () => observer.complete(),
        error: (problem) => {
          if (isId && isUnknownDocument(problem)) stop = begin(payload, false);
          else observer.error(problemOf(problem));
        },
      });
    let stop = hash
      ? begin({ ...payload, query: '', extensions: idExtension(hash) }, true)
      : begin(payload, false);
    return () => stop();
  });

/** Subscriptions over one lazy socket per session; reopened when the user changes. @param webSocketImpl - for tests. */
export function createSocketLink(url: () => string, webSocketImpl?: unknown): ApolloLink {
  let open: WebSocket | undefined;
  const client = createClient({
    url,
    lazy: true,
    retryAttempts: RETRIES,
    webSocketImpl,
    on: {
      opened: (socket) => {
        open = socket as WebSocket;
      },
      closed: () => {
        open = undefined;
      },
    },
  });
  onSessionChanged(() => open?.close(NORMAL_CLOSURE));
  return new ApolloLink(({ query, variables, operationName }) => {
    const payload = { query: print(query), variables, operationName };
    return subscribe(client, payload, documentHash(query));
  });
}
