/** What the worker uses of its scope; the site is compiled for pages. */
export interface WorkerScope {
  location: { origin: string };
  registration: {
    showNotification(title: string, options: object): Promise<void>;
    navigationPreload?: { enable(): Promise<void> };
  };
  clients: {
    matchAll(options: object): Promise<readonly { url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: string, listener: (event: WorkerEvent) => void): void;
}

export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
  /** Of a push, or of a page. */
  data?: { json(): unknown } | { type?: unknown; payload?: unknown } | null;
  notification?: { close(): void; data?: { path?: unknown } };
}
