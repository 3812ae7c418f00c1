import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPageAddress } from '@tbt/contracts';
import { pageAddresses } from '../../site/page-addresses';
import { routeOf } from '../../site/route-table';
import type { RegistryReader } from '../files/registry-reader';
import type { SiteServerOptions } from '../options';
import { htmlPage, type EntryFiles } from './html-page';
import { readPageSubject } from './page-subject';
import { preferencesOf } from './preferences';
import { documentHeaders } from './security-headers';

const ENTRY_FILE = 'entry.json';
const NONCE_BYTES = 16;

/** @throws Error when the shell has not been built. */
export async function readEntryFiles(siteDir: string): Promise<EntryFiles> {
  return JSON.parse(await readFile(path.join(siteDir, ENTRY_FILE), 'utf8')) as EntryFiles;
}

/** Renders the document: 200 for a route, 404 for an unknown address or a missing shift or account, 410 for a shift that is over. */
export function addPages(
  app: FastifyInstance,
  options: SiteServerOptions,
  registry: RegistryReader,
): void {
  const { siteDir, publicUrl, demoClock, socialNetworks } = options;
  const { origin } = new URL(publicUrl);
  // Before the body is read: pages take none.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 && request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').send();
  });
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '/', query] = request.url.split('?');
    const address = readPageAddress(pathname);
    const language = address.locale ?? new URLSearchParams(query).get('lang');
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const preferences = preferencesOf(request.headers, language);
    const { locale, mayHaveSession } = preferences;
    const now = Date.now() + (demoClock ?? 0);
    const found = routeOf(address.path);
    const { canonical: url } = pageAddresses(found, { origin, path: address.path, locale });
    const named = { address: address.path, url, locale, isVisitor: !mayHaveSession, now };
    const [entry, releases, underDevelopment, subject] = await Promise.all([
      readEntryFiles(siteDir),
      registry.read(),
      registry.underDevelopment(),
      readPageSubject(named, request, options),
    ]);
    const route = subject.state === 'missing' ? undefined : found;
    const html = htmlPage({
      route,
      subject,
      path: address.path,
      origin,
      preferences,
      registry: releases,
      entry,
      nonce,
      demoClock,
      socialNetworks,
    });
    return reply
      .code(!route ? 404 : subject.state === 'gone' ? 410 : 200)
      .headers(documentHeaders({ nonce, origin, registry: releases, underDevelopment }))
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
