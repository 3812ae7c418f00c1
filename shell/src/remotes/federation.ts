import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { RemoteRelease } from '@tbt/contracts';

const SCRIPT_TIMEOUT_MS = 4000;

/** What micro-frontends alone show: a build provides the packages that its code names. */
export const loadForRemotes = () => import('@tbt/design-system/large');

const integrityByEntry = new Map<string, string>();
/** Failures of each entry: retries use another address. */
const failuresOfEntry = new Map<string, number>();
const entryByContainer = new Map<string, string>();

/** Container name without hyphens, as in the builds. */
const containerName = (name: string): string => name.replace(/\W/g, '_');

/** Chunks of two builds have the same ids: clear those of the previous one. */
function forgetChunksOf(container: string, entry: string): void {
  const before = entryByContainer.get(container);
  entryByContainer.set(container, entry);
  if (before && before !== entry) Reflect.deleteProperty(globalThis, `webpackChunk${container}`);
}

/** Loads entry scripts with a timeout and subresource integrity. */
const guardedScripts = (): ModuleFederationRuntimePlugin => ({
  name: 'guarded-scripts',
  createScript: ({ url }) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    const integrity = integrityByEntry.get(url);
    if (integrity) script.integrity = integrity;
    // A same-origin script must match its preload's crossorigin, or it is loaded twice.
    if (new URL(url).origin !== window.location.origin) script.crossOrigin = 'anonymous';
    return { script, timeout: SCRIPT_TIMEOUT_MS };
  },
});

registerPlugins([guardedScripts()]);

/** Entry address; after a failure with a parameter, because browsers join requests to a hanging one. */
function addressOf({ entry }: RemoteRelease): string {
  const address = new URL(entry, window.location.origin);
  const failures = failuresOfEntry.get(entry) ?? 0;
  if (failures > 0) address.searchParams.set('again', String(failures));
  return address.href;
}

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
