import { ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { catchError, throwError } from 'rxjs';
import { documentHash, idExtension, isUnknownDocument } from '@tbt/web-kit';

function errorsIn(error: unknown): unknown {
  if (!ServerError.is(error)) return undefined;
  try {
    return (JSON.parse(error.bodyText) as { errors?: unknown } | null)?.errors;
  } catch {
    return undefined;
  }
}

/** Sends a trusted document's id; a graph that does not know it gets the text, remembered for later requests. */
export function createDocumentIdLink(): ApolloLink {
  const unknown = new Set<string>();
  return new ApolloLink((operation, forward) => {
    const hash = documentHash(operation.query);
    if (!hash || unknown.has(hash)) return forward(operation);
    const { http } = operation.getContext() as { http?: object };
    operation.extensions = { ...operation.extensions, ...idExtension(hash) };
    operation.setContext({ http: { ...http, includeQuery: false, includeExtensions: true } });
    return forward(operation).pipe(
      catchError((error: unknown) => {
        if (!isUnknownDocument(errorsIn(error))) return throwError(() => error);
        unknown.add(hash);
        operation.extensions = {};
        operation.setContext({ http });
        return forward(operation);
      }),
    );
  });
}
