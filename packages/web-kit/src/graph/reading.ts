import type {
  ApolloClient,
  DocumentNode,
  ErrorLike,
  ObservableQuery,
  OperationVariables,
} from '@apollo/client';
import { NetworkStatus } from '@apollo/client';
import type { GraphAccess } from '@tbt/web-kit';

export type WatchOptions = Omit<ApolloClient.WatchQueryOptions, 'query'>;

export interface ReadingOptions {
  /** Of the operation with its variables. */
  key: string;
  watch: WatchOptions;
}

interface Result {
  data: unknown;
  dataState: 'complete' | 'streaming' | 'partial' | 'empty';
  loading: boolean;
  networkStatus: NetworkStatus;
  error?: ErrorLike | undefined;
}

type Query = ObservableQuery<unknown, OperationVariables>;
type Act<Name extends 'refetch' | 'fetchMore'> = (
  ...given: Parameters<Query[Name]>
) => ReturnType<Query[Name]>;

const isSkipped = ({ fetchPolicy }: WatchOptions): boolean => fetchPolicy === 'standby';
const hidesHeld = ({ fetchPolicy }: WatchOptions): boolean =>
  fetchPolicy === 'network-only' || fetchPolicy === 'no-cache';

const isSame = (one: ReadingOptions, other: ReadingOptions): boolean =>
  one.key === other.key &&
  one.watch.fetchPolicy === other.watch.fetchPolicy &&
  one.watch.pollInterval === other.watch.pollInterval;

const SOON_MS = 1_500;
const timers = new WeakMap<GraphAccess, ReturnType<typeof setTimeout>>();
/** Loads the client once a page has read what it shows: for its first act, and for what changes meanwhile. */
function loadSoon(graph: GraphAccess): void {
  clearTimeout(timers.get(graph));
  const load = () => void graph.load().catch(() => undefined);
  timers.set(graph, setTimeout(load, SOON_MS));
}

/**
 * A query of a component: what came with the page or was fetched first until the client of the graph is there, then
 * what the client observes. Components read `current`, and call `configure` in each rendering.
 */
export function createReading(graph: GraphAccess, document: DocumentNode, first: ReadingOptions) {
  let options = first;
  let observable: Query | undefined;
  let subscription: { unsubscribe: () => void } | undefined;
  let previousData: unknown;
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());

  /** Of the operation whose result this reading has asked for without the client. */
  let askedKey: string | undefined;

  const held = (): unknown => {
    const { watch } = options;
    if (isSkipped(watch)) return undefined;
    return (
      graph.served.read(document, watch.variables) ?? graph.early.read(document, watch.variables)
    );
  };
  const isAsked = (): boolean => askedKey === options.key;
  /** Whether it is to be fetched: when nothing came with the page, or that is to be read again. */
  const isMissing = (): boolean =>
    !observable &&
    !isSkipped(options.watch) &&
    (held() === undefined || (options.watch.fetchPolicy !== 'cache-first' && !isAsked()));
  const withoutClient = (): Result => {
    const data = hidesHeld(options.watch) ? undefined : held();
    const loading = isMissing();
    return {
      data,
      dataState: data === undefined ? 'empty' : 'complete',
      loading,
      networkStatus: loading ? NetworkStatus.loading : NetworkStatus.ready,
    };
  };

  let current = withoutClient();
  /** What the client gives first, where it says the same as what is shown: that stays the same object. */
  let same: { given: unknown; shown: unknown } | undefined;
  /** @returns whether it differs from what is shown. */
  const take = (given: Result): boolean => {
    const before = current;
    const next = same && given.data === same.given ? { ...given, data: same.shown } : given;
    if (before.data !== undefined && before.data !== next.data) previousData = before.data;
    current = next;
    return (
      before.data !== next.data ||
      before.error !== next.error ||
      before.loading !== next.loading ||
      before.networkStatus !== next.networkStatus
    );
  };

  const connect = () => {
    if (!observable || subscription || listeners.size === 0) return;
    // Not at once: a query is also configured while a component renders.
    subscription = observable.subscribe((result) =>
      queueMicrotask(() => {
        if (take(result)) notify();
      }),
    );
  };
  /** What came with the page is not fetched again, unless the client has read something newer. */
  const giveServed = (client: ApolloClient) => {
    if (isSkipped(options.watch)) return;
    const data = graph.served.take(document, options.watch.variables);
    const query = { query: document, ...options.watch };
    if (data === undefined || client.readQuery(query) !== null) return;
    client.writeQuery({ ...query, data });
  };
  const attach = (client: ApolloClient): Query => {
    if (observable) return observable;
    giveServed(client);
    // What it has just asked for itself is not asked for again.
    const policy = isAsked() &&
      !isSkipped(options.watch) && { fetchPolicy: 'cache-first' as const };
    observable = client.watchQuery({ query: document, ...options.watch, ...policy });
    const first = observable.getCurrentResult();
    if (current.data !== undefined && JSON.stringify(current.data) === JSON.stringify(first.data))
      same = { given: first.data, shown: current.data };
    take(first);
    connect();
    return observable;
  };
  const fail = (error: unknown) => {
    if (observable) return;
    const networkStatus = NetworkStatus.error;
    if (take({ ...current, loading: false, networkStatus, error: error as Error })) notify();
  };
  /** Shows that it runs while the client is loaded for it. */
  const attached = async (networkStatus: NetworkStatus): Promise<Query> => {
    if (take({ ...current, loading: true, networkStatus, error: undefined })) notify();
    try {
      return attach(await graph.load());
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  /** A first result is fetched without the client, unless that is wanted for something else or alone can tell what is wrong. */
  const load = async (): Promise<void> => {
    const { key, watch } = options;
    try {
      const isEarly =
        !graph.isWanted() &&
        !hidesHeld(watch) &&
        (await graph.early.ask(document, watch.variables));
      if (!isEarly) {
        await graph.load();
        return;
      }
      loadSoon(graph);
      if (options.key !== key) return;
      askedKey = key;
      if (!observable && take(withoutClient())) notify();
    } catch (error) {
      if (options.key === key) fail(error);
    }
  };
  const refetch: Act<'refetch'> = (...given) =>
    observable
      ? observable.refetch(...given)
      : (attached(NetworkStatus.refetch).then((query) => query.refetch(...given)) as never);
  const fetchMore = ((...given) =>
    observable
      ? observable.fetchMore(...given)
      : attached(NetworkStatus.fetchMore).then((query) =>
          query.fetchMore(...given),
        )) as Act<'fetchMore'>;

  const existing = graph.existing();
  if (existing) attach(existing);
  return {
    document,
    acts: { refetch, fetchMore },
    isMissing,
    load: () => void load(),
    current: () => current,
    previousData: () => previousData,
    configure(next: ReadingOptions) {
      if (isSame(options, next)) return;
      const before = options;
      options = next;
      const client = graph.existing();
      if (!observable || !client) {
        take(withoutClient());
        return;
      }
      giveServed(client);
      const watch = { query: document, ...next.watch };
      const isOther = before.key !== next.key || isSkipped(before.watch) !== isSkipped(next.watch);
      if (isOther) void observable.reobserve(watch);
      else observable.applyOptions(watch);
      take(observable.getCurrentResult());
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      const existingClient = graph.existing();
      if (existingClient) attach(existingClient);
      const ignoreClient = graph.onClient((client) => {
        attach(client);
        notify();
      });
      connect();
      return () => {
        listeners.delete(listener);
        ignoreClient();
        // A component that is shown anew at once takes the running request.
        setTimeout(() => {
          if (listeners.size > 0) return;
          subscription?.unsubscribe();
          subscription = undefined;
        });
      };
    },
  };
}

export type Reading = ReturnType<typeof createReading>;
