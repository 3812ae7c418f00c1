import type { TabLocks } from '../realtime/tab-election';

type Hold = { id: number; resolve: (value: unknown) => void; reject: (error: unknown) => void };
type Waiting = { run: () => void };

const stolen = () => new DOMException('The lock was stolen', 'AbortError');

/** Web Locks and channels for tabs in one test; a frozen tab hears nothing, and loses nothing. */
export function fakeTabs() {
  const held = new Map<string, Hold>();
  const queues = new Map<string, Waiting[]>();
  const channels: FakeChannel[] = [];
  let areLocksRefused = false;
  let holds = 0;

  class FakeChannel {
    onmessage: ((event: MessageEvent) => void) | null = null;
    isFrozen = false;
    readonly missed: unknown[] = [];

    constructor(readonly name: string) {
      channels.push(this);
    }

    hear(data: unknown): void {
      if (this.isFrozen) this.missed.push(data);
      else this.onmessage?.({ data } as MessageEvent);
    }

    postMessage(data: unknown): void {
      // A frozen tab runs no code.
      if (this.isFrozen) return;
      const copy: unknown = JSON.parse(JSON.stringify(data));
      for (const other of [...channels])
        if (other !== this && other.name === this.name)
          void Promise.resolve().then(() => other.hear(copy));
    }

    close(): void {
      this.onmessage = null;
      channels.splice(channels.indexOf(this), 1);
    }
  }

  const next = (name: string) => {
    if (!held.has(name)) queues.get(name)?.shift()?.run();
  };
  const grant = (name: string, callback: () => unknown, hold: Omit<Hold, 'id'>) => {
    const id = (holds += 1);
    held.set(name, { id, ...hold });
    const end = (settleWith: () => void) => {
      if (held.get(name)?.id !== id) return;
      held.delete(name);
      settleWith();
      next(name);
    };
    Promise.resolve(callback()).then(
      (value) => end(() => hold.resolve(value)),
      (error: unknown) => end(() => hold.reject(error)),
    );
  };

  const request = (name: string, options: LockOptions, callback: () => unknown) =>
    new Promise((resolve, reject) => {
      if (areLocksRefused) return reject(new DOMException('refused', 'SecurityError'));
      const run = () => grant(name, callback, { resolve, reject });
      if (options.steal) {
        held.get(name)?.reject(stolen());
        held.delete(name);
        return run();
      }
      const waiting: Waiting = { run };
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      queue.push(waiting);
      options.signal?.addEventListener('abort', () => {
        const at = queue.indexOf(waiting);
        if (at < 0) return;
        queue.splice(at, 1);
        reject(new DOMException('aborted', 'AbortError'));
      });
      void Promise.resolve().then(() => next(name));
    });

  return {
    locks: { request } as unknown as TabLocks,
    openChannel: (name: string) => new FakeChannel(name) as unknown as BroadcastChannel,
    refuseLocks: () => (areLocksRefused = true),
    freeze: (at: number) => {
      const tab = channels[at];
      if (tab) tab.isFrozen = true;
    },
    thaw: (at: number) => {
      const tab = channels[at];
      if (!tab) return;
      tab.isFrozen = false;
      for (const data of tab.missed.splice(0)) tab.hear(data);
    },
  };
}
