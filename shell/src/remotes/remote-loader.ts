import { REMOTE_CONTRACT_VERSION, type RemoteRelease } from '@tbt/contracts';
import { isRemoteModule, loadCatalogues, type RemoteModule } from '@tbt/web-kit';
import type { ReleaseRegistry } from './release-registry';

export interface RemoteLoaderOptions {
  registry: ReleaseRegistry;
  /** Fetches the exposed module of a release. */
  loadRelease: (name: string, release: RemoteRelease) => Promise<unknown>;
  /** Fetches the texts of a module that has just arrived. */
  loadTexts?: () => Promise<void>;
}

function moduleOf(name: string, exposed: unknown): RemoteModule {
  const module = (exposed as { default?: unknown } | null)?.default;
  if (!isRemoteModule(module)) throw new Error(`${name} exposes no remote module`);
  if (module.contractVersion !== REMOTE_CONTRACT_VERSION)
    throw new Error(`${name} was made for contract ${module.contractVersion}`);
  return module;
}

/**
 * Loads each remote once. A failure is tried once more at once, with a fresh registry; after that it
 * is remembered until `forget`, so that one dead remote costs its visitors one wait.
 */
export function createRemoteLoader({
  registry,
  loadRelease,
  loadTexts = loadCatalogues,
}: RemoteLoaderOptions) {
  const modules = new Map<string, Promise<RemoteModule>>();
  const failed = new Set<string>();

  const tryOnce = async (name: string) => {
    const module = moduleOf(name, await loadRelease(name, registry.releaseOf(name)));
    await loadTexts();
    return module;
  };
  const tryTwice = async (name: string) => {
    try {
      return await tryOnce(name);
    } catch {
      await registry.renew();
      return tryOnce(name);
    }
  };

  return {
    load(name: string): Promise<RemoteModule> {
      const known = modules.get(name);
      if (known) return known;
      const module = tryTwice(name);
      modules.set(name, module);
      module.catch(() => failed.add(name));
      return module;
    },
    /** Lets the next `load` try again; a remote that has arrived stays. */
    forget: (name: string): void => {
      if (failed.delete(name)) modules.delete(name);
    },
  };
}

export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
