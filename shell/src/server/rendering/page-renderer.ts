import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_CONTRACT_VERSION, type RemoteRegistry } from '@tbt/contracts';
import type { PageInput, RenderedPage } from '../../site/rendering-messages';
import type { SiteRoute } from '../../site/route-table';
import { askGraph, type VisitorCall } from '../forwarding/ask-graph';
import type { SiteServerOptions } from '../options';
import { loadServerBuild, styleSheetsOf, type LoadedBuild } from './load-server-build';
import { createPageCache, type PageAnswer } from './page-cache';
import { createPageWorker, type AskForPage, type PageWorker } from './page-worker';
import { isRendered } from './rendered-routes';

/** Milliseconds that a visitor waits for a page; after it, the browser renders. */
const DEADLINE_MS = 300;
/** Milliseconds for a rendering: what comes too late for one visitor is there for the next. */
const RENDERING_MS = 1_000;
/** Milliseconds for which a page takes its minute for now, while what it shows is the same. */
const SAME_MINUTE_MS = 10 * 60_000;
/** Milliseconds before a release that failed is tried again; doubled by each further failure. */
const RETRY_MS = 1_000;
const RETRY_MAX_MS = 60_000;
const ASSETS = '/assets';

interface ReleaseWorker {
  key: string;
  worker: Promise<PageWorker | null>;
  /** Since the last page that it rendered. */
  failures: number;
  retryAt: number;
}

export interface PageRenderer {
  /** The page of a route; null when the browser is to render it. */
  render(
    route: SiteRoute,
    page: Omit<PageInput, 'socialNetworks'>,
    call: PageCall,
  ): Promise<RenderedPage | null>;
  close(): Promise<void>;
}

export interface PageCall extends VisitorCall {
  registry: RemoteRegistry;
}

/** What a page is rendered with: undefined when there is no build of this contract. */
function keyOf(route: SiteRoute, registry: RemoteRegistry): string | undefined {
  if (route.owner === 'shell') return 'shell';
  const release = registry[route.owner];
  const isFit = release?.contractVersion === REMOTE_CONTRACT_VERSION;
  return isFit ? release.server?.entry : undefined;
}

/** Renders pages in threads, one for each release that is live; publishing replaces it. */
export function createPageRenderer(options: SiteServerOptions): PageRenderer {
  const { rendererFile, siteDir, releasesDir, logger, renderDeadlineMs = DEADLINE_MS } = options;
  const { socialNetworks = [], publicUrl } = options;
  const workers = new Map<string, ReleaseWorker>();
  const keepPage = createPageCache((error) =>
    logger.error({ err: error }, 'A page was not rendered'),
  );
  let isClosed = false;
  const isAvailable = rendererFile !== undefined && existsSync(rendererFile);

  const ownSheets = async () =>
    styleSheetsOf(await readFile(path.join(siteDir, 'style-names.json'), 'utf8'), ASSETS);

  async function build(owner: string, registry: RemoteRegistry): Promise<Partial<LoadedBuild>> {
    const release = registry[owner];
    return release ? loadServerBuild(owner, release, releasesDir) : {};
  }
  function fail(owner: string, thread: ReleaseWorker, reason: string): void {
    if (workers.get(owner) !== thread) return;
    thread.worker = Promise.resolve(null);
    thread.failures += 1;
    const wait = Math.min(RETRY_MS * 2 ** (thread.failures - 1), RETRY_MAX_MS);
    thread.retryAt = Date.now() + wait;
    logger.warn({ remote: owner, reason, wait }, 'A release does not render');
  }
  async function start(owner: string, thread: ReleaseWorker, registry: RemoteRegistry) {
    try {
      const [sheets, { release, styleSheets = [] }] = await Promise.all([
        ownSheets(),
        build(owner, registry),
      ]);
      if (workers.get(owner) !== thread) return null;
      return createPageWorker({
        file: rendererFile ?? '',
        input: {
          origin: new URL(publicUrl).origin,
          release,
          styleSheets: [...sheets, ...styleSheets],
        },
        logger,
        onEnd: (reason) => fail(owner, thread, reason),
      });
    } catch (error) {
      fail(owner, thread, error instanceof Error ? error.message : String(error));
      return null;
    }
  }
  function workerOf(owner: string, key: string, registry: RemoteRegistry): ReleaseWorker {
    const known = workers.get(owner);
    if (known?.key === key && (known.retryAt === 0 || Date.now() < known.retryAt)) return known;
    const failures = known?.key === key ? known.failures : 0;
    const thread: ReleaseWorker = { key, worker: Promise.resolve(null), failures, retryAt: 0 };
    workers.set(owner, thread);
    void known?.worker.then((worker) => worker?.stop());
    thread.worker = start(owner, thread, registry);
    return thread;
  }

  return {
    async render(route, page, { registry, ...call }) {
      const key = keyOf(route, registry);
      if (!isAvailable || !key || !isRendered(route.key, page)) return null;
      const { address, locale, mayHaveSession, at } = page;
      const name = [key, locale, mayHaveSession, address].join(' ');
      const deadline = AbortSignal.timeout(renderDeadlineMs);
      const signal = AbortSignal.timeout(Math.max(renderDeadlineMs, RENDERING_MS));
      // A rendering may outlast the visitor's connection, which then has no address.
      const visitor = { ...call, socket: { remoteAddress: call.socket.remoteAddress } };
      const ask: AskForPage = (body, language, stopped) =>
        askGraph(body, language, { ...visitor, signal: stopped }, options);
      return keepPage(name, {
        deadline: waitForAbort(deadline),
        isCurrent: async ({ markup, answers }) =>
          at - markup.at < SAME_MINUTE_MS && areCurrent(answers, ask, deadline),
        render: async () => {
          if (isClosed) return null;
          const thread = workerOf(route.owner, key, registry);
          const ready = await Promise.race([thread.worker, waitForAbort(signal)]);
          if (!ready) return null;
          const answers: PageAnswer[] = [];
          const markup = await ready.render(
            { ...page, socialNetworks },
            {
              ask: async (body, language, stopped) => {
                const text = await ask(body, language, stopped);
                answers.push({ body, locale: language, text });
                return text;
              },
              deadline,
              signal,
            },
          );
          if (!markup) return null;
          thread.failures = 0;
          return { markup: { ...markup, at }, answers };
        },
      });
    },
    async close() {
      isClosed = true;
      const running = [...workers.values()].map(({ worker }) => worker);
      workers.clear();
      for (const worker of await Promise.all(running)) worker?.stop();
    },
  };
}

/** Whether the graph answers a page's queries as before. */
async function areCurrent(
  answers: readonly PageAnswer[],
  ask: AskForPage,
  signal: AbortSignal,
): Promise<boolean> {
  const asked = answers.map(
    async ({ body, locale, text }) => (await ask(body, locale, signal)) === text,
  );
  return (await Promise.all(asked)).every(Boolean);
}

const waitForAbort = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener('abort', () => resolve(null), { once: true });
  });
