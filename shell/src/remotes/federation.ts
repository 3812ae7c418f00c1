import type { RemoteRelease } from '@tbt/contracts';

/** What a remote's entry leaves in the page, as webpack's Module Federation builds it. */
interface Container {
  init(shared: object): void | Promise<void>;
  get(module: string): Promise<() => unknown>;
}

// Given by webpack: they put the shell's shared packages where remotes find them.
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: Readonly<Record<string, object>>;

const SCOPE = 'default';
const EXPOSED = './app';
const SCRIPT_TIMEOUT_MS = 4000;
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

/** Entry address; after a failure with a parameter, because browsers join requests to a hanging one. */
function addressOf({ entry }: RemoteRelease): string {
  const address = new URL(entry, window.location.origin);
  const failures = failuresOfEntry.get(entry) ?? 0;
  if (failures > 0) address.searchParams.set('again', String(failures));
  return address.href;
}

function scriptOf(url: string, integrity: string | undefined): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  if (integrity) script.integrity = integrity;
  // A same-origin script must match its preload's crossorigin, or it is loaded twice.
  if (new URL(url).origin !== window.location.origin) script.crossOrigin = 'anonymous';
  return script;
}

/** Loads an entry with a timeout and subresource integrity. */
function loadContainer(name: string, script: HTMLScriptElement): Promise<Container> {
  const globals = globalThis as unknown as Record<string, Container | undefined>;
  // A declared variable cannot be deleted.
  globals[name] = undefined;
  return new Promise<Container>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${script.src} ${reason}`));
    const timer = setTimeout(() => fail('took too long'), SCRIPT_TIMEOUT_MS);
    script.onload = () => {
      clearTimeout(timer);
      const container = globals[name];
      if (container) resolve(container);
      else fail(`defines no ${name}`);
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail('did not load');
    };
    document.head.append(script);
  }).finally(() => script.remove());
}

export async function loadRelease(name: string, release: RemoteRelease): Promise<unknown> {
  const address = addressOf(release);
  const container = containerName(name);
  forgetChunksOf(container, address);
  try {
    const remote = await loadContainer(container, scriptOf(address, release.integrity));
    await __webpack_init_sharing__(SCOPE);
    await remote.init(__webpack_share_scopes__[SCOPE] ?? {});
    return (await remote.get(EXPOSED))();
  } catch (error) {
    failuresOfEntry.set(release.entry, (failuresOfEntry.get(release.entry) ?? 0) + 1);
    throw error;
  }
}
