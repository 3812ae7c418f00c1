import type { DocumentNode, OperationVariables } from '@apollo/client';
import { openDB, type DBSchema } from 'idb';
import { now } from '../clock';
import type { SessionViewer } from '../session/viewer';

export interface KeptAnswer {
  data: Record<string, unknown>;
  /** Milliseconds since 1970. */
  at: number;
}

/** What a waiting mutation is called, in the words of its writer's language, and the page that shows it. */
export interface WaitingSubject {
  name: string;
  path: string;
}

/** A mutation that could not be sent. */
export interface WaitingMutation {
  /** Its Idempotency-Key. */
  id: string;
  operation: string;
  document: DocumentNode;
  variables: OperationVariables;
  subject: WaitingSubject;
  writtenAt: number;
  /** Why the server did not do it. */
  refusal: string | null;
}

/** The account of the session, and what it works for: itself or a clinic. */
export interface Owner {
  viewer: SessionViewer;
  holder: string;
}

interface Tables extends DBSchema {
  owner: { key: number; value: Owner };
  answers: {
    key: string;
    value: KeptAnswer & { key: string };
    indexes: { at: number };
  };
  /** Of an account, which may wait for its next log-in. */
  waiting: { key: string; value: WaitingMutation & { holder: string; accountId: number } };
}

const ANSWERS_MAX = 300;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const OWNER = 1;
const ALL = ['owner', 'answers', 'waiting'] as const;

const open = () =>
  openDB<Tables>('tbt-offline', 1, {
    upgrade(database) {
      database.createObjectStore('owner');
      database.createObjectStore('answers', { keyPath: 'key' }).createIndex('at', 'at');
      database.createObjectStore('waiting', { keyPath: 'id' });
    },
    blocking: () => void opened?.then((database) => database.close()).finally(forget),
    terminated: () => forget(),
  });
let opened: ReturnType<typeof open> | undefined;
const forget = () => {
  opened = undefined;
};
const database = () => {
  opened ??= open();
  opened.catch(forget);
  return opened;
};

/**
 * What this browser keeps for one account. Every access names the owner or is dropped in the same transaction,
 * so that another tab cannot add to what a log-out has deleted.
 */
export const offlineDatabase = {
  async own(owner: Owner): Promise<void> {
    const change = (await database()).transaction(ALL, 'readwrite');
    const former = await change.objectStore('owner').get(OWNER);
    if (former && former.viewer.id !== owner.viewer.id) await change.objectStore('answers').clear();
    const waiting = change.objectStore('waiting');
    for (const { id, accountId } of await waiting.getAll())
      if (accountId !== owner.viewer.id) await waiting.delete(id);
    await change.objectStore('owner').put(owner, OWNER);
    const isOld = IDBKeyRange.upperBound(now().getTime() - KEPT_MS);
    const old = await change.objectStore('answers').index('at').getAllKeys(isOld);
    for (const key of old) await change.objectStore('answers').delete(key);
    await change.done;
  },
  async clear(): Promise<void> {
    const change = (await database()).transaction(ALL, 'readwrite');
    for (const name of ALL) await change.objectStore(name).clear();
    await change.done;
  },
  /**
   * After the end of a session: of its account only what waits stays, for its next log-in, up to 30 days.
   * @returns how much waits.
   */
  async end(): Promise<number> {
    const change = (await database()).transaction(ALL, 'readwrite');
    await change.objectStore('owner').clear();
    await change.objectStore('answers').clear();
    const waiting = change.objectStore('waiting');
    const all = await waiting.getAll();
    const old = all.filter(({ writtenAt }) => writtenAt < now().getTime() - KEPT_MS);
    for (const { id } of old) await waiting.delete(id);
    await change.done;
    return all.length - old.length;
  },
  owner: async (): Promise<Owner | undefined> => (await database()).get('owner', OWNER),

  async keepAnswer(holder: string, key: string, answer: KeptAnswer): Promise<void> {
    const change = (await database()).transaction(ALL, 'readwrite');
    const owner = await change.objectStore('owner').get(OWNER);
    const answers = change.objectStore('answers');
    if (owner?.holder === holder) {
      await answers.put({ key: `${holder} ${key}`, ...answer });
      if ((await answers.count()) > ANSWERS_MAX) {
        const oldest = await answers.index('at').getKey(IDBKeyRange.lowerBound(0));
        if (oldest) await answers.delete(oldest);
      }
    }
    await change.done;
  },
  /** @param holder - undefined before the session is known: the last one's. */
  async readAnswer(key: string, holder: string | undefined): Promise<KeptAnswer | undefined> {
    const read = (await database()).transaction(ALL);
    const owner = await read.objectStore('owner').get(OWNER);
    if (!owner || (holder ?? owner.holder) !== owner.holder) return undefined;
    const answer = await read.objectStore('answers').get(`${owner.holder} ${key}`);
    return answer && answer.at > now().getTime() - KEPT_MS ? answer : undefined;
  },

  /** @returns false for what another account or clinic wrote. */
  async wait(holder: string, mutation: WaitingMutation): Promise<boolean> {
    const change = (await database()).transaction(ALL, 'readwrite');
    const owner = await change.objectStore('owner').get(OWNER);
    const isOwn = owner?.holder === holder;
    if (isOwn) {
      const accountId = owner.viewer.id;
      await change.objectStore('waiting').put({ ...mutation, holder, accountId });
    }
    await change.done;
    return isOwn;
  },
  /** In the order in which they were written. */
  async waiting(holder: string): Promise<WaitingMutation[]> {
    const all = await (await database()).getAll('waiting');
    return all
      .filter((mutation) => mutation.holder === holder)
      .sort((one, other) => one.writtenAt - other.writtenAt);
  },
  unsentCount: async (): Promise<number> =>
    (await (await database()).getAll('waiting')).filter(({ refusal }) => refusal === null).length,
  /** The first to send, unless the browser is another account's by now. */
  async nextWaiting(
    holder: string,
    skipped: ReadonlySet<string>,
  ): Promise<WaitingMutation | undefined> {
    const owner = await offlineDatabase.owner();
    if (owner?.holder !== holder) return undefined;
    const waiting = await offlineDatabase.waiting(holder);
    return waiting.find(({ id, refusal }) => refusal === null && !skipped.has(id));
  },
  async refuse(id: string, refusal: string): Promise<void> {
    const change = (await database()).transaction('waiting', 'readwrite');
    const mutation = await change.store.get(id);
    if (mutation) await change.store.put({ ...mutation, refusal });
    await change.done;
  },
  remove: async (id: string): Promise<void> => (await database()).delete('waiting', id),
};

export type OfflineDatabase = typeof offlineDatabase;
