import { ApolloLink } from '@apollo/client/link';
import { EMPTY, defer, mergeMap } from 'rxjs';

/** A link whose code is loaded by the first operation that needs it; a failed load is tried again. */
export function createLazyLink(load: () => Promise<ApolloLink>): ApolloLink {
  let loading: Promise<ApolloLink> | undefined;
  const loaded = async (): Promise<ApolloLink> => {
    try {
      return await (loading ??= load());
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return new ApolloLink((operation, forward) =>
    defer(loaded).pipe(mergeMap((link) => link.request(operation, forward) ?? EMPTY)),
  );
}
