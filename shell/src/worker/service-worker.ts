import type { WorkerBuild } from '../site/worker-build';
import { keepAppDocument, renewAppDocument } from './app-document';
import { answerRequests, deleteFormerCaches, keepFiles } from './kept-files';
import { showPushMessages } from './push-messages';
import type { WorkerEvent, WorkerScope } from './worker-scope.types';

const scope = globalThis as unknown as WorkerScope & { siteBuild: WorkerBuild };

const messageOf = ({ data }: WorkerEvent) => (data ?? {}) as { type?: unknown; payload?: unknown };

showPushMessages(scope);
answerRequests();

scope.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([keepFiles(scope.siteBuild.files), keepAppDocument()])),
);
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      deleteFormerCaches(),
      scope.registration.navigationPreload?.enable(),
      scope.clients.claim(),
    ]),
  ),
);
scope.addEventListener('message', (event) => {
  const { type, payload } = messageOf(event);
  // A new version waits until a page asks for it: pages of the former one may still load parts.
  if (type === 'SKIP_WAITING') event.waitUntil(scope.skipWaiting());
  // Without the network the kept document stays as it is.
  if (type === 'PAGE_SERVED')
    event.waitUntil(renewAppDocument(String(payload)).catch(() => undefined));
});
