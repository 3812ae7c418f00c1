import { REMOTE_CONTRACT_VERSION, type RemoteRelease } from '@tbt/contracts';

const PREFIX = 'seen-release:';

/** The release of each remote that this browser loaded last; its files may be kept. */
export const seenReleases = {
  add(name: string, release: RemoteRelease): void {
    try {
      localStorage.setItem(PREFIX + name, JSON.stringify(release));
    } catch {
      // Without storage a page offline has the releases of its document only.
    }
  },
  whenOffline(name: string): RemoteRelease | undefined {
    if (navigator.onLine) return undefined;
    try {
      const release = JSON.parse(localStorage.getItem(PREFIX + name) ?? '{}') as RemoteRelease;
      const isUsable = release.entry && release.contractVersion === REMOTE_CONTRACT_VERSION;
      return isUsable ? release : undefined;
    } catch {
      return undefined;
    }
  },
};

export type SeenReleases = typeof seenReleases;
