import { REMOTE_CONTRACT_VERSION, type RemoteRegistry, type RemoteRelease } from '@tbt/contracts';
import { request } from '@tbt/web-kit';

const REGISTRY_PATH = '/remotes.json';
const RENEW_WITHIN_MS = 1_500;

/** Live release of each remote: from the page's data first, then from the server. */
export function createReleaseRegistry(served: RemoteRegistry) {
  let known = served;
  return {
    /** @throws Error when there is no compatible release. */
    releaseOf(name: string): RemoteRelease {
      const release = known[name];
      if (!release) throw new Error(`${name} is not released`);
      if (release.contractVersion !== REMOTE_CONTRACT_VERSION)
        throw new Error(`${name} ${release.version} needs contract ${release.contractVersion}`);
      return release;
    },
    /** Fetches the registry; keeps the known one on failure. */
    async renew(): Promise<void> {
      known = await request<RemoteRegistry>('GET', REGISTRY_PATH, undefined, {
        cache: 'no-cache',
        signal: AbortSignal.timeout(RENEW_WITHIN_MS),
      }).catch(() => known);
    },
  };
}

export type ReleaseRegistry = ReturnType<typeof createReleaseRegistry>;
