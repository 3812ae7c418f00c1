const WORKER = '/sw.js';
/** Pages stay open for days: they look for a new version when shown again, at most this often. */
const LOOK_EVERY_MS = 60 * 60 * 1000;
const TAKE_OVER = { type: 'SKIP_WAITING' } as const;

function lookAgain(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

export function createSiteWorker() {
  let waiting: ServiceWorker | null = null;
  const listeners = new Set<() => void>();
  const setWaiting = (next: ServiceWorker | null) => {
    waiting = next;
    listeners.forEach((listener) => listener());
  };
  const watchInstalling = ({ installing }: ServiceWorkerRegistration) =>
    installing?.addEventListener('statechange', () => {
      // The first worker of a browser replaces nothing.
      const isReplacement = navigator.serviceWorker.controller !== null;
      if (installing.state === 'installed' && isReplacement) setWaiting(installing);
    });

  return {
    /** Never fails: a site without a worker is a whole site. */
    async register(onRegistered?: () => void): Promise<void> {
      if (!('serviceWorker' in navigator)) return;
      try {
        const { controller } = navigator.serviceWorker;
        const registration: ServiceWorkerRegistration | undefined =
          await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
        // A browser that forbids workers may resolve to nothing.
        if (!registration) return;
        if (registration.waiting && controller) setWaiting(registration.waiting);
        watchInstalling(registration);
        registration.addEventListener('updatefound', () => watchInstalling(registration));
        lookAgain(registration);
        onRegistered?.();
      } catch (error) {
        console.warn('The worker of the site could not be registered', error);
      }
    },
    hasUpdate: (): boolean => waiting !== null,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    update(reload: () => void = () => window.location.reload()): void {
      // Another tab has let it take over already.
      if (waiting?.state !== 'installed') return reload();
      navigator.serviceWorker.addEventListener('controllerchange', () => reload(), { once: true });
      waiting.postMessage(TAKE_OVER);
    },
  };
}

export type SiteWorker = ReturnType<typeof createSiteWorker>;

export const siteWorker = createSiteWorker();
