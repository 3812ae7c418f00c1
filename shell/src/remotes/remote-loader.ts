import { REMOTE_CONTRACT_VERSION, type RemoteRelease } from '@tbt/contracts';
import { isRemoteModule, loadCatalogues, type RemoteModule } from '@tbt/web-kit';
import type { ReleaseRegistry } from './release-registry';
import type { SeenReleases } from './seen-releases';

export interface RemoteLoaderOptions {
  registry: ReleaseRegistry;
  loadRelease: (name: string, release: RemoteRelease) => Promise<unknown>;
  loadTexts?: () => Promise<void>;
  now?: () => number;
  /** What this browser loaded before; used offline. */
  seen?: SeenReleases;
}

interface Load {
  module: Promise<RemoteModule>;
  entry?: string;
  failedAt?: number;
}

/** Slower failures are not retried: visitors wait at most once. */
const QUICK_FAILURE_MS = 1_500;
/** Milliseconds after which a failure is forgotten. */
const FORGET_FAILURE_MS = 30_000;

function moduleOf(name: string, exposed: unknown): RemoteModule {
  const module = (exposed as { default?: unknown } | null)?.default;
  if (!isRemoteModule(module)) throw new Error(`${name} exposes no remote module`);
  if (module.contractVersion !== REMOTE_CONTRACT_VERSION)
    throw new Error(`${name} was made for contract ${module.contractVersion}`);
  return module;
}

/** Loads each remote once. A quick failure is retried once with a fresh registry, then cached until `retry` or for half a minute. */
export function createRemoteLoader({
  registry,
  loadRelease,
  loadTexts = loadCatalogues,
  now = Date.now,
  seen,
}: RemoteLoaderOptions) {
  const loads = new Map<string, Load>();
  const attempts = new Map<string, number>();
  const listeners = new Set<() => void>();

  const tryOnce = async (name: string, release = registry.releaseOf(name)) => {
    const module = moduleOf(name, await loadRelease(name, release));
    await loadTexts();
    seen?.add(name, release);
    return { module, entry: release.entry };
  };
  /** Offline, the newest release may not have been kept, while one that was seen has. */
  const trySeen = (name: string, error: unknown) => {
    const release = seen?.whenOffline(name);
    if (!release || release.entry === registry.releaseOf(name).entry) throw error;
    return tryOnce(name, release);
  };
  const tryTwice = async (name: string) => {
    const startedAt = now();
    try {
      return await tryOnce(name);
    } catch (error) {
      if (now() - startedAt > QUICK_FAILURE_MS) throw error;
      await registry.renew();
      return tryOnce(name).catch((failure: unknown) => trySeen(name, failure));
    }
  };
  const begin = (name: string): Promise<RemoteModule> => {
    const arrival = tryTwice(name);
    const load: Load = { module: arrival.then(({ module }) => module) };
    loads.set(name, load);
    arrival.then(
      ({ entry, module }) => {
        load.entry = entry;
        // Read at once by `use`: a page that came from the server hydrates in one go.
        Object.assign(load.module, { status: 'fulfilled', value: module });
      },
      () => (load.failedAt = now()),
    );
    return load.module;
  };
  const isReplaced = (name: string, entry: string | undefined): boolean => {
    try {
      return entry !== undefined && registry.releaseOf(name).entry !== entry;
    } catch {
      return false;
    }
  };

  return {
    load(name: string): Promise<RemoteModule> {
      const known = loads.get(name);
      const isOld = known?.failedAt !== undefined && now() - known.failedAt > FORGET_FAILURE_MS;
      return known && !isOld ? known.module : begin(name);
    },
    /** Fetches the live release so that the next `load` retries; a loaded remote stays unless its release changed. */
    async retry(name: string): Promise<void> {
      await registry.renew();
      const known = loads.get(name);
      if (known?.failedAt !== undefined || isReplaced(name, known?.entry)) loads.delete(name);
      attempts.set(name, (attempts.get(name) ?? 0) + 1);
      listeners.forEach((listener) => listener());
    },
    /** Whether it is loading. */
    isLoading(name: string): boolean {
      const known = loads.get(name);
      return known !== undefined && known.entry === undefined && known.failedAt === undefined;
    },
    /** Number of retries; components remount on each. */
    attempts: (name: string): number => attempts.get(name) ?? 0,
    /** Subscribes to retries; returns the unsubscriber. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
