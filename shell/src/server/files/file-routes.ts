import path from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { compressText } from '../page/compress-text';
import { ASSETS_PATH } from '../page/html-page';
import type { SiteServerOptions } from '../options';
import { leavesFolder, RELEASES_PATH } from './file-paths';
import type { RegistryReader } from './registry-reader';
import { addManifest } from './web-manifest';
import { addServiceWorker } from './service-worker';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#0b5f58" d="M7 3C4.5 3 3 5 3 7.5c0 2.6 1.2 3.8 1.8 6.2C5.4 16.3 5.6 21 8 21c2 0 1.7-6 4-6s2 6 4 6c2.400 0 2.600-4.700 3.200-7.300.6-2.4 1.8-3.6 1.8-6.2C21 5 19.500 3 17 3c-2 0-3 1-5 1S9 3 7 3Z"/></svg>';
const IS_PUBLIC =
  /\.(js|css|svg|png|jpe?g|webp|avif|woff2|txt)$|^\/[^/]+\/[^/]+\/mf-manifest\.json$/;

/** Builds for Node, which browsers do not load. */
const IS_FOR_NODE = /^\/[^/]+\/[^/]+\/server\//;

const immutableFiles = (prefix: string, root: string): FastifyStaticOptions => ({
  prefix,
  root,
  decorateReply: false,
  index: false,
  preCompressed: true,
  cacheControl: false,
  allowedPath: (file) => IS_PUBLIC.test(file) && !IS_FOR_NODE.test(file),
  setHeaders: (response) => {
    response.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
    response.header('cross-origin-resource-policy', 'same-origin');
  },
});

export async function addFiles(
  app: FastifyInstance,
  options: SiteServerOptions,
  registry: RegistryReader,
): Promise<void> {
  const { siteDir, releasesDir } = options;
  // The file server says 403, which tells that it looked.
  app.addHook('onRequest', async ({ url }, reply) => {
    const isFile = url.startsWith(ASSETS_PATH) || url.startsWith(RELEASES_PATH);
    if (!isFile || !leavesFolder(url)) return;
    reply.callNotFound();
    return reply;
  });
  await app.register(fastifyStatic, immutableFiles(ASSETS_PATH, path.resolve(siteDir)));
  await app.register(fastifyStatic, immutableFiles(RELEASES_PATH, path.resolve(releasesDir)));
  app.get('/remotes.json', async ({ headers: asked }, reply) => {
    const text = JSON.stringify(await registry.read());
    const { body, headers } = await compressText(text, asked['accept-encoding']);
    return reply
      .headers({ ...headers, 'cache-control': 'no-cache', vary: 'accept-encoding' })
      .type('application/json; charset=utf-8')
      .send(body);
  });
  addServiceWorker(app, options);
  await addManifest(app);
  app.get('/favicon.svg', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(FAVICON),
  );
}
