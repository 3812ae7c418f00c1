import { Worker } from 'node:worker_threads';
import type { Logger } from '@tbt/service-kit';
import type {
  FromWorker,
  PageInput,
  PageMarkup,
  ToWorker,
  WorkerInput,
} from '../../site/rendering-messages';

const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** Milliseconds for a release to be evaluated. */
const START_MS = 5_000;
/** Milliseconds for a worker to answer a ping: one that computes without end does not. */
const PING_MS = 2_000;
/** Pages rendered at once; more visitors than that get the page of the browser. */
const MAX_PAGES = 32;

export type AskForPage = (body: string, locale: string, signal: AbortSignal) => Promise<string>;

export interface RenderCall {
  ask: AskForPage;
  /** When the visitor stops waiting: the thread is asked whether it still answers. */
  deadline: AbortSignal;
  /** When the rendering ends, for the next visitor. */
  signal: AbortSignal;
}

interface RunningPage {
  ask: AskForPage;
  signal: AbortSignal;
  finish: (markup: PageMarkup | null) => void;
}

export interface PageWorkerOptions {
  /** The host's build for Node. */
  file: string;
  input: WorkerInput;
  logger: Logger;
  /** Called once: the worker renders no more. */
  onEnd: (reason: string) => void;
}

/** A thread of its own, with a memory limit, that renders the pages of one release. */
export function createPageWorker({ file, input, logger, onEnd }: PageWorkerOptions) {
  const worker = new Worker(file, { workerData: input, resourceLimits: LIMITS, env: {} });
  const pages = new Map<number, RunningPage>();
  let lastId = 0;
  let isEnded = false;
  let isReady = false;
  let pingTimer: NodeJS.Timeout | undefined;
  const waiting = new Set<() => void>();
  const post = (message: ToWorker): void => worker.postMessage(message);

  const finish = (id: number, markup: PageMarkup | null): void => {
    pages.get(id)?.finish(markup);
    pages.delete(id);
  };
  const resumeWaiting = (): void => {
    waiting.forEach((resume) => resume());
    waiting.clear();
  };
  const end = (reason: string): void => {
    if (isEnded) return;
    isEnded = true;
    clearTimeout(starting);
    clearTimeout(pingTimer);
    [...pages.keys()].forEach((id) => finish(id, null));
    resumeWaiting();
    void worker.terminate();
    onEnd(reason);
  };
  const starting = setTimeout(() => end('does not start'), START_MS);

  async function answer({ id, query, request, locale }: Extract<FromWorker, { type: 'query' }>) {
    const page = pages.get(id);
    const text = await page?.ask(JSON.stringify(request), locale, page.signal).catch(() => null);
    if (!isEnded) post({ type: 'answer', query, text: text ?? null });
  }
  worker.on('message', (message: FromWorker) => {
    if (message.type === 'query') void answer(message);
    else if (message.type === 'rendered') finish(message.id, message.markup);
    else if (message.type === 'failed') {
      const { name } = input.release ?? { name: 'shell' };
      if (pages.has(message.id))
        logger.warn({ remote: name, reason: message.reason }, 'A page was not rendered');
      finish(message.id, null);
    } else if (message.type === 'ready') {
      isReady = true;
      clearTimeout(starting);
      resumeWaiting();
    } else {
      clearTimeout(pingTimer);
      pingTimer = undefined;
    }
  });
  worker.on('error', (error) => end(error.message));
  worker.on('exit', () => end('exits'));

  /** After a page that took too long: slow data is no fault, a thread that does not answer is. */
  const check = (): void => {
    if (isEnded || !isReady || pingTimer) return;
    pingTimer = setTimeout(() => end('does not answer'), PING_MS);
    post({ type: 'ping' });
  };
  const untilReady = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (isReady || isEnded || signal.aborted) return resolve();
      waiting.add(resolve);
      signal.addEventListener('abort', () => resolve(), { once: true });
    });

  return {
    /** Null when it fails, or the signal comes first. */
    async render(
      page: PageInput,
      { ask, deadline, signal }: RenderCall,
    ): Promise<PageMarkup | null> {
      await untilReady(signal);
      if (isEnded || !isReady || pingTimer || signal.aborted || pages.size >= MAX_PAGES)
        return null;
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        const onAbort = () => {
          finish(id, null);
          if (!isEnded) post({ type: 'cancel', id });
          check();
        };
        signal.addEventListener('abort', onAbort, { once: true });
        deadline.addEventListener('abort', check, { once: true });
        pages.set(id, {
          ask,
          signal,
          finish: (markup) => {
            signal.removeEventListener('abort', onAbort);
            deadline.removeEventListener('abort', check);
            resolve(markup);
          },
        });
        post({ type: 'render', id, page });
      });
    },
    stop: () => end('is replaced'),
  };
}

export type PageWorker = ReturnType<typeof createPageWorker>;
