import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { APP_DOCUMENT_PATH } from '../../site/app-document-path';
import { routeOf } from '../../site/route-table';
import type { RegistryReader } from '../files/registry-reader';
import type { SiteServerOptions } from '../options';
import { htmlPage } from './html-page';
import { readEntryFiles } from './page-routes';
import { preferencesOf } from './preferences';
import { documentHeaders } from './security-headers';

const NONCE_BYTES = 16;

/** The document that the service worker keeps: no contents and no person, in the visitor's language. */
export function addAppDocument(
  app: FastifyInstance,
  { siteDir, publicUrl, demoClock, socialNetworks }: SiteServerOptions,
  registry: RegistryReader,
): void {
  const { origin } = new URL(publicUrl);
  app.get(APP_DOCUMENT_PATH, async ({ headers }, reply) => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const [entry, releases, underDevelopment] = await Promise.all([
      readEntryFiles(siteDir),
      registry.read(),
      registry.underDevelopment(),
    ]);
    const html = htmlPage({
      route: routeOf('/'),
      subject: { state: 'here' },
      path: '/',
      origin,
      // Whether there is a session is known when the document is shown.
      preferences: { ...preferencesOf(headers), mayHaveSession: true },
      registry: releases,
      entry,
      nonce,
      demoClock,
      socialNetworks,
    });
    return reply
      .headers(documentHeaders({ nonce, origin, registry: releases, underDevelopment }))
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
