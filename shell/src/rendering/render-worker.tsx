import { parentPort, workerData } from 'node:worker_threads';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as contracts from '@tbt/contracts';
import { LOCALES } from '@tbt/contracts';
import * as designSystem from '@tbt/design-system';
import * as designSystemCalendar from '@tbt/design-system/calendar';
import * as designSystemCharts from '@tbt/design-system/charts';
import * as designSystemFields from '@tbt/design-system/fields';
import * as designSystemFiles from '@tbt/design-system/files';
import * as designSystemTable from '@tbt/design-system/table';
import * as designSystemTabs from '@tbt/design-system/tabs';
import * as webKit from '@tbt/web-kit';
import * as webKitForms from '@tbt/web-kit/forms';
import * as webKitGraph from '@tbt/web-kit/graph';
import { setSiteOrigin } from '@tbt/web-kit/server';
import { evaluateRelease, type SharedPackages } from './evaluate-release';
import type { FromWorker, ToWorker, WorkerInput } from '../site/rendering-messages';
import { createPageRendering, type Ask } from './render-page';

/** By name; from the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

const EXPORTS: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@tbt/contracts': contracts,
  '@tbt/design-system': designSystem,
  '@tbt/design-system/calendar': designSystemCalendar,
  '@tbt/design-system/charts': designSystemCharts,
  '@tbt/design-system/fields': designSystemFields,
  '@tbt/design-system/files': designSystemFiles,
  '@tbt/design-system/table': designSystemTable,
  '@tbt/design-system/tabs': designSystemTabs,
  '@tbt/web-kit': webKit,
  '@tbt/web-kit/forms': webKitForms,
  '@tbt/web-kit/graph': webKitGraph,
};
const SHARED: SharedPackages = Object.fromEntries(
  Object.entries(EXPORTS).map(([name, exports]) => [
    name,
    { version: SHARED_VERSIONS[name] ?? '', exports },
  ]),
);

const port = parentPort;
if (!port) throw new Error('this file is run as a worker');
const tell = (message: FromWorker): void => port.postMessage(message);

const { release, styleSheets, origin } = workerData as WorkerInput;
setSiteOrigin(origin);
const remote = release && { name: release.name, module: evaluateRelease(release, SHARED) };
const renderPage = createPageRendering(remote, styleSheets);

const waiting = new Map<number, (text: string | null) => void>();
const running = new Map<number, AbortController>();
let queries = 0;

const askFor =
  (id: number): Ask =>
  (request, locale) =>
    new Promise((resolve, reject) => {
      const query = (queries += 1);
      waiting.set(query, (text) => {
        if (text === null) reject(new Error('the graph does not answer'));
        else resolve(text);
      });
      tell({ type: 'query', id, query, locale, request });
    });

const reasonOf = (error: unknown): string =>
  (error as { message?: string } | null)?.message ?? String(error);

async function render({ id, page }: Extract<ToWorker, { type: 'render' }>): Promise<void> {
  const abort = new AbortController();
  running.set(id, abort);
  try {
    const markup = await renderPage(page, askFor(id), abort.signal);
    tell({ type: 'rendered', id, markup });
  } catch (error) {
    tell({ type: 'failed', id, reason: reasonOf(error) });
  } finally {
    running.delete(id);
  }
}

function answer({ query, text }: Extract<ToWorker, { type: 'answer' }>): void {
  waiting.get(query)?.(text);
  waiting.delete(query);
}

port.on('message', (message: ToWorker) => {
  if (message.type === 'ping') tell({ type: 'pong' });
  else if (message.type === 'answer') answer(message);
  else if (message.type === 'cancel') running.get(message.id)?.abort();
  else void render(message);
});

void Promise.all(LOCALES.map((locale) => webKit.loadCatalogues(locale))).then(() =>
  tell({ type: 'ready' }),
);
