import { createHash, createHmac, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPageAddress } from '@tbt/contracts';
import { pageAddresses } from '../../site/page-addresses';
import { routeOf } from '../../site/route-table';
import type { RegistryReader } from '../files/registry-reader';
import type { SiteServerOptions } from '../options';
import type { PageRenderer } from '../rendering/page-renderer';
import { compressText } from './compress-text';
import { htmlPage, styleSheetsOf, type EntryFiles } from './html-page';
import { readPageSubject } from './page-subject';
import { preferencesOf } from './preferences';
import { documentHeaders } from './security-headers';
import { readStyleTexts } from './style-texts';

const ENTRY_FILE = 'entry.json';
const NONCE_BYTES = 16;
/** Pages take the minute for now, so that an unchanged page is the same text. */
const MINUTE_MS = 60_000;

/** @throws Error when the shell has not been built. */
export async function readEntryFiles(siteDir: string): Promise<EntryFiles> {
  return JSON.parse(await readFile(path.join(siteDir, ENTRY_FILE), 'utf8')) as EntryFiles;
}

/** Renders the document: 200 for a route, 404 for an unknown address or a missing shift or account, 410 for a shift that is over. */
export function addPages(
  app: FastifyInstance,
  options: SiteServerOptions,
  registry: RegistryReader,
  renderer?: PageRenderer,
): void {
  const { siteDir, publicUrl, demoClock, socialNetworks } = options;
  const { origin } = new URL(publicUrl);
  const nonceKey = randomBytes(NONCE_BYTES);
  // Before the body is read: pages take none.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 && request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').send();
  });
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = '/', query] = request.url.split('?');
    const address = readPageAddress(pathname);
    const language = address.locale ?? new URLSearchParams(query).get('lang');
    const preferences = preferencesOf(request.headers, language);
    const { locale, mayHaveSession } = preferences;
    const now = Date.now() + (demoClock ?? 0);
    const found = routeOf(address.path);
    const { canonical: url } = pageAddresses(found, { origin, path: address.path, locale });
    const named = { address: address.path, url, locale, isVisitor: !mayHaveSession, now };
    const at = Math.floor(now / MINUTE_MS) * MINUTE_MS;
    const releases = await registry.read();
    const page = { address: request.url, locale, mayHaveSession, at };
    const { id, headers, socket } = request;
    const [entry, underDevelopment, subject, markup] = await Promise.all([
      readEntryFiles(siteDir),
      registry.underDevelopment(),
      readPageSubject(named, request, options),
      renderer &&
        found &&
        renderer.render(found, page, { id, headers, socket, registry: releases }),
    ]);
    const route = subject.state === 'missing' ? undefined : found;
    const rendered = route && markup;
    const nonce = rendered
      ? createHmac('sha256', nonceKey).update(rendered.html).digest('base64')
      : randomBytes(NONCE_BYTES).toString('base64');
    // A member has the files already.
    const isVisitors = rendered && !mayHaveSession;
    const styleTexts = isVisitors
      ? await readStyleTexts(
          styleSheetsOf({ entry, rendered }),
          rendered.classNames,
          entry,
          options,
        )
      : undefined;
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
      rendered,
      styleTexts,
    });
    const status = !route ? 404 : subject.state === 'gone' ? 410 : 200;
    const isShared = Boolean(rendered) && !mayHaveSession && status === 200;
    void reply.headers(
      documentHeaders({
        ...{ nonce, origin, registry: releases, underDevelopment, isShared },
        styleHashes: rendered?.styleHashes,
      }),
    );
    const tag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
    if (rendered) void reply.header('etag', tag);
    if (rendered && status === 200 && headers['if-none-match'] === tag)
      return reply.code(304).send();
    const { body, headers: encoded } = await compressText(html, headers['accept-encoding']);
    return reply.code(status).headers(encoded).type('text/html; charset=utf-8').send(body);
  });
}
