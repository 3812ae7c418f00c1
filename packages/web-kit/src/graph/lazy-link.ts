import { ApolloLink } from '@apollo/client/link';
import { EMPTY, defer, mergeMap } from 'rxjs';

/** A link that is loaded by its first operation; a failed load is retried. */
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
