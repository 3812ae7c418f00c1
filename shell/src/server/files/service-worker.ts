import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { WorkerBuild } from '../../site/worker-build';
import type { SiteServerOptions } from '../options';
import { ASSETS_PATH } from '../page/html-page';
import { readEntryFiles } from '../page/page-routes';

/** Beside the folder of the site; a site in development has none. */
const workerFile = (siteDir: string): string =>
  path.join(siteDir, '..', 'worker', 'service-worker.js');

const unlessMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};

/** `/sw.js`: another text with each build of the shell, which browsers take for a new version. */
export function addServiceWorker(app: FastifyInstance, { siteDir }: SiteServerOptions): void {
  app.get('/sw.js', async (_request, reply) => {
    const script = await readFile(workerFile(siteDir), 'utf8').catch(unlessMissing);
    void reply.headers({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' });
    if (script === null) return reply.code(404).type('text/plain').send('no worker was built');
    const { scripts, styles, preload = [], remotes = [] } = await readEntryFiles(siteDir);
    const files = new Set([...scripts, ...styles, ...preload, ...remotes]);
    const build: WorkerBuild = { files: [...files].map((file) => ASSETS_PATH + file) };
    return reply
      .type('text/javascript; charset=utf-8')
      .send(`self.siteBuild = ${JSON.stringify(build)};\n${script}`);
  });
}
