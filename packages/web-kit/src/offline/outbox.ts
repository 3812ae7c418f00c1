import type {
  ApolloClient,
  DocumentNode,
  OperationVariables,
  TypedDocumentNode,
} from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { GraphAccess } from '../queries/graph-access';
import { operationOf } from '../queries/operation-key';
import { detailOf } from '../request';
import type { WaitingMutation, WaitingSubject } from './offline-database';
import { offlineStore } from './offline-store';

const CHANNEL = 'tbt-outbox';
const RETRY_AFTER_MS = 30_000;
const PASSING_CODES = new Set<unknown>(['UNAVAILABLE', 'RATE_LIMITED', 'UNAUTHENTICATED']);
const PASSING_STATUSES = new Set([401, 408, 429]);
const NONE: readonly WaitingMutation[] = [];

type Payloads = Record<string, { errors?: readonly { message: string }[] } | null>;

export interface NewMutation {
  /** Its Idempotency-Key. */
  id: string;
  document: DocumentNode;
  variables: OperationVariables;
  subject: WaitingSubject;
}

/** What became of a mutation: done, refused with a reason, or to be sent again later, with or after the others. */
type Outcome = 'done' | 'later' | 'failed' | { refusal: string };

function outcomeOf(error: unknown): Outcome {
  if (ServerError.is(error)) {
    const { statusCode } = error;
    return statusCode >= 500 || PASSING_STATUSES.has(statusCode)
      ? 'later'
      : { refusal: detailOf(error) };
  }
  if (!CombinedGraphQLErrors.is(error)) return 'later';
  // A first attempt under the same key that still runs says when to ask again.
  const passes = error.errors.some(
    ({ extensions }) => PASSING_CODES.has(extensions?.code) || extensions?.retryAfter !== undefined,
  );
  if (passes) return 'later';
  return error.errors.some(({ extensions }) => extensions?.code === 'INTERNAL')
    ? 'failed'
    : { refusal: detailOf(error) };
}

async function attempt(
  client: ApolloClient,
  { id, document, variables }: WaitingMutation,
): Promise<Outcome> {
  try {
    const { data } = await client.mutate({
      mutation: document as TypedDocumentNode<Payloads>,
      variables,
      context: { repeatKey: id },
    });
    const [problem] = Object.values(data ?? {}).flatMap((payload) => payload?.errors ?? []);
    return problem ? { refusal: problem.message } : 'done';
  } catch (error) {
    return outcomeOf(error);
  }
}

let last: Promise<unknown> = Promise.resolve();
/** One tab, or without locks one act of this tab, at a time. */
function locked<T>(act: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(CHANNEL, {}, act);
  const next = last.then(act, act);
  last = next;
  return next;
}

/** Tells the user; `refusal` is null for what was sent. */
type OnOutcome = (mutation: WaitingMutation, refusal: string | null) => void;

/** Mutations that wait in this browser to be sent, once, by one tab at a time. */
export function createOutbox(openChannel = () => new BroadcastChannel(CHANNEL)) {
  let list = NONE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const outcomes = new Set<OnOutcome>();
  let channel: BroadcastChannel | undefined;

  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const startTimer = (graph: GraphAccess) => {
    timer ??= setTimeout(() => void outbox.send(graph), RETRY_AFTER_MS);
  };

  const read = async () => {
    const holder = offlineStore.holder();
    const waiting = holder && (await offlineStore.run((database) => database.waiting(holder)));
    list = waiting || NONE;
    listeners.forEach((listener) => listener());
  };
  const change = async () => {
    await read();
    channel?.postMessage(null);
  };
  offlineStore.onOwner(() => {
    if (!offlineStore.holder()) stopTimer();
    else if (!channel && typeof BroadcastChannel === 'function') {
      channel = openChannel();
      channel.onmessage = () => void read();
    }
    void read();
  });

  const sendAll = async (graph: GraphAccess): Promise<boolean> => {
    const client = await graph.load();
    const failed = new Set<string>();
    let wasSent = false;
    for (;;) {
      const holder = offlineStore.holder();
      const mutation =
        holder && (await offlineStore.run((database) => database.nextWaiting(holder, failed)));
      if (!mutation) break;
      const outcome = await attempt(client, mutation);
      if (outcome === 'later' || outcome === 'failed') {
        startTimer(graph);
        if (outcome === 'later') break;
        failed.add(mutation.id);
        continue;
      }
      wasSent = true;
      const refusal = outcome === 'done' ? null : outcome.refusal;
      await offlineStore.run((database) =>
        refusal === null ? database.remove(mutation.id) : database.refuse(mutation.id, refusal),
      );
      outcomes.forEach((tell) => tell(mutation, refusal));
      await change();
    }
    return wasSent;
  };

  const outbox = {
    list: (): readonly WaitingMutation[] => list,
    hasUnsent: (): boolean => list.some(({ refusal }) => refusal === null),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onOutcome(tell: OnOutcome): () => void {
      outcomes.add(tell);
      return () => void outcomes.delete(tell);
    },
    /** @returns whether it waits now; not without a place to keep it. */
    async add(graph: GraphAccess, { document, ...given }: NewMutation): Promise<boolean> {
      const holder = offlineStore.holder();
      if (!holder) return false;
      const operation = operationOf(document)?.name?.value ?? '';
      const written = { ...given, document, operation, writtenAt: Date.now(), refusal: null };
      const isWaiting = await offlineStore.run((database) => database.wait(holder, written));
      if (!isWaiting) return false;
      await change();
      startTimer(graph);
      return true;
    },
    /** After what is being sent: what was sent by then cannot be discarded. */
    discard: (id: string): Promise<void> =>
      locked(async () => {
        await offlineStore.run((database) => database.remove(id));
        await change();
      }),
    /** Sends what waits, in the order in which it was written, and reads again what it changed. */
    async send(graph: GraphAccess): Promise<void> {
      stopTimer();
      await read();
      if (list.length === 0) return;
      const wasSent = await locked(() => sendAll(graph));
      const client = wasSent && (await graph.load());
      if (client) await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    },
  };
  return outbox;
}

export const outbox = createOutbox();
