import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { RemoteRelease } from '@tbt/contracts';

const SCRIPT_TIMEOUT_MS = 4000;
const integrityByEntry = new Map<string, string>();
/** How often an entry failed: the next try asks by an address of its own. */
const failuresOfEntry = new Map<string, number>();
const entryByContainer = new Map<string, string>();

/** Variable names have no hyphens; the builds name their containers the same way. */
const containerName = (name: string): string => name.replace(/\W/g, '_');

/** Chunks of the build before must not be taken for chunks of the next one: they share their numbers. */
function forgetChunksOf(container: string, entry: string): void {
  const before = entryByContainer.get(container);
  entryByContainer.set(container, entry);
  if (before && before !== entry) Reflect.deleteProperty(globalThis, `webpackChunk${container}`);
}

/** Loads entry scripts with a short patience, and only those that are what was published. */
const guardedScripts = (): ModuleFederationRuntimePlugin => ({
  name: 'guarded-scripts',
  createScript: ({ url }) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    const integrity = integrityByEntry.get(url);
    if (integrity) script.integrity = integrity;
    // A same-origin script must ask exactly as its preload link did, or it is fetched twice.
    if (new URL(url).origin !== window.location.origin) script.crossOrigin = 'anonymous';
    return { script, timeout: SCRIPT_TIMEOUT_MS };
  },
});

registerPlugins([guardedScripts()]);

/**
 * The address to ask for an entry. The browser would join a second request to a first one that
 * hangs, so that a remote which is back again would stay away: after a failure it is another one.
 */
function addressOf({ entry }: RemoteRelease): string {
  const address = new URL(entry, window.location.origin);
  const failures = failuresOfEntry.get(entry) ?? 0;
  if (failures > 0) address.searchParams.set('again', String(failures));
  return address.href;
}

/** Fetches the exposed module of a remote's release, whatever the module looks like. */
export async function loadRelease(name: string, release: RemoteRelease): Promise<unknown> {
  const entry = addressOf(release);
  if (release.integrity) integrityByEntry.set(entry, release.integrity);
  const container = containerName(name);
  forgetChunksOf(container, entry);
  registerRemotes([{ name: container, entry, type: 'global' }], { force: true });
  try {
    return await loadRemote(`${container}/app`);
  } catch (error) {
    failuresOfEntry.set(release.entry, (failuresOfEntry.get(release.entry) ?? 0) + 1);
    throw error;
  }
}
