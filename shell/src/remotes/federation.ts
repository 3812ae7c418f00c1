// Loaded with the first remote: pages of the shell need neither this nor the packages in whole.
import {
  createInstance,
  registerGlobalPlugins,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import * as react from 'react';
import * as reactDom from 'react-dom';
import type { RemoteRelease } from '@tbt/contracts';
import * as designSystem from '@tbt/design-system';
import * as webKit from '@tbt/web-kit';
import { forgetSharedFailures } from './shared-failures';

/** By name; from the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

const SCRIPT_TIMEOUT_MS = 4000;

const LOADED: Readonly<Record<string, unknown>> = {
  react,
  'react-dom': reactDom,
  '@tbt/design-system': designSystem,
  '@tbt/web-kit': webKit,
};
const ON_DEMAND: Readonly<Record<string, () => Promise<unknown>>> = {
  '@tbt/design-system/calendar': () => import('@tbt/design-system/calendar'),
  '@tbt/design-system/charts': () => import('@tbt/design-system/charts'),
  '@tbt/design-system/fields': () => import('@tbt/design-system/fields'),
  '@tbt/design-system/files': () => import('@tbt/design-system/files'),
  '@tbt/design-system/large': () => import('@tbt/design-system/large'),
  '@tbt/design-system/table': () => import('@tbt/design-system/table'),
  '@tbt/design-system/tabs': () => import('@tbt/design-system/tabs'),
  '@tbt/web-kit/forms': () => import('@tbt/web-kit/forms'),
  '@tbt/web-kit/graph': () => import('@tbt/web-kit/graph'),
};

const sharedOf = (name: string) => {
  const version = SHARED_VERSIONS[name] ?? '';
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
  return { version, shareConfig, strategy: 'loaded-first' as const };
};
const shared = Object.fromEntries([
  ...Object.entries(LOADED).map(
    ([name, module]) => [name, { ...sharedOf(name), lib: () => module }] as const,
  ),
  ...Object.entries(ON_DEMAND).map(([name, load]) => {
    const get = async () => {
      const module = await load();
      return () => module;
    };
    return [name, { ...sharedOf(name), get }] as const;
  }),
]);

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

// Before the first instance: remotes have one each.
registerGlobalPlugins([forgetSharedFailures()]);

const host = createInstance({
  name: 'shell',
  remotes: [],
  shared,
  plugins: [guardedScripts(), provideRuntime()],
});

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
  host.registerRemotes([{ name: container, entry, type: 'global' }], { force: true });
  try {
    return await host.loadRemote(`${container}/app`);
  } catch (error) {
    failuresOfEntry.set(release.entry, (failuresOfEntry.get(release.entry) ?? 0) + 1);
    throw error;
  }
}
