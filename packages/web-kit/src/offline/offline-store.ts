import { now } from '../clock';
import type { SessionViewer } from '../session/viewer';
import type { KeptAnswer, OfflineDatabase, Owner } from './offline-database';

/** Says without opening the database that it holds something. */
const MARK = 'tbt:offline';

/** Undefined until the session is known; null for visitors. */
let owner: Owner | null | undefined;
/** Changes with the account; answers requested before are another's. */
let period = 0;
let last: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

const setOwner = (next: Owner | null): void => {
  owner = next;
  listeners.forEach((listener) => listener());
};

const isPossible = (): boolean => typeof indexedDB !== 'undefined';
const hasMark = (): boolean => {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
};

/** A database that does not answer, as one that another tab blocks, prevents no log-out. */
const ANSWER_MS = 2_000;

const within = <T>(act: Promise<T>): Promise<T | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ANSWER_MS);
  });
  return Promise.race([act, late]).finally(() => clearTimeout(timer));
};

/** One after the other; a browser without a database keeps nothing. */
function run<T>(act: (database: OfflineDatabase) => Promise<T>): Promise<T | undefined> {
  if (!isPossible()) return Promise.resolve(undefined);
  const answer = async () => {
    try {
      // Visitors do not load it.
      const { offlineDatabase } = await import('./offline-database');
      return await act(offlineDatabase);
    } catch {
      return undefined;
    }
  };
  const next = last.then(() => within(answer()));
  last = next;
  return next;
}

/** What is kept in this browser for pages without a connection: of one account, until it logs out. */
export const offlineStore = {
  run,
  holder: (): string | undefined => owner?.holder,
  onOwner(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** The account that the server names; what another one left is deleted. */
  async own(viewer: SessionViewer, holder: string): Promise<void> {
    if (owner && owner.holder !== holder) period += 1;
    const next = { viewer, holder };
    await run(async (database) => {
      localStorage.setItem(MARK, '1');
      await database.own(next);
    });
    setOwner(next);
  },
  /** The account that was signed in when the server was last reached. */
  async restore(): Promise<SessionViewer | null> {
    if (!hasMark()) return null;
    const kept = await run((database) => database.owner());
    if (kept) setOwner(kept);
    return kept?.viewer ?? null;
  },
  /** After the end of a session that was not a log-out here: what waits stays for the account's next log-in. */
  async end(): Promise<void> {
    period += 1;
    setOwner(null);
    if (!hasMark()) return;
    await run(async (database) => {
      if ((await database.end()) === 0) localStorage.removeItem(MARK);
    });
  },
  /** How much waits for the next log-in of its account. */
  leftCount: async (): Promise<number> =>
    (hasMark() && (await run((database) => database.unsentCount()))) || 0,
  /** A log-out leaves nothing. */
  async clear(): Promise<void> {
    period += 1;
    setOwner(null);
    if (!hasMark()) return;
    await run(async (database) => {
      await database.clear();
      localStorage.removeItem(MARK);
    });
  },

  /** Call before the request: keeps its answer unless the account has changed meanwhile. */
  answerKeeper(key: string): (data: Record<string, unknown>) => void {
    const asked = period;
    const keep = (answer: KeptAnswer) => {
      const holder = owner?.holder;
      if (asked === period && holder)
        void run((database) => database.keepAnswer(holder, key, answer));
    };
    return (data) => {
      const answer = { data, at: now().getTime() };
      if (owner !== undefined) return keep(answer);
      // A page's first answers may come before that of the session.
      const forget = offlineStore.onOwner(() => {
        forget();
        keep(answer);
      });
    };
  },
  async readAnswer(key: string): Promise<KeptAnswer | undefined> {
    if (owner === null || !hasMark()) return undefined;
    const holder = owner?.holder;
    return run((database) => database.readAnswer(key, holder));
  },
};
