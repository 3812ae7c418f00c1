export type TabLocks = Pick<LockManager, 'request'>;

interface TabElectionOptions {
  locks: TabLocks;
  /** The same in all tabs of which one leads. */
  name: string;
  onLead: () => void;
  onDeposed: () => void;
}

const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** One tab of a browser leads at a time, the next one as soon as it leaves or is closed. */
export function createTabElection({ locks, name, onLead, onDeposed }: TabElectionOptions) {
  let candidacy: AbortController | null = null;
  let release: (() => void) | null = null;

  const stand = (shouldSteal: boolean) => {
    const own = new AbortController();
    candidacy = own;
    let hasLed = false;
    const lead = () =>
      new Promise<void>((resolve) => {
        if (candidacy !== own) return resolve();
        hasLed = true;
        release = resolve;
        onLead();
      });
    const options = shouldSteal ? { steal: true } : { signal: own.signal };
    locks.request(name, options, lead).catch((error: unknown) => {
      if (candidacy !== own) return;
      if (hasLed && isAbort(error)) return onDeposed();
      // No locks for this page: it leads itself alone.
      if (!hasLed) void lead();
    });
  };
  const leave = () => {
    candidacy?.abort();
    candidacy = null;
    release?.();
    release = null;
  };

  return {
    /** Waits to lead. */
    stand: () => {
      leave();
      stand(false);
    },
    /** Leads in place of a tab that does not answer. */
    takeOver: () => {
      leave();
      stand(true);
    },
    leave,
  };
}
