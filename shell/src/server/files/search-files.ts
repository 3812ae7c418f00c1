import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { paths } from '@tbt/contracts';
import * as z from 'zod/mini';
import { articlesIn } from '../../site/blog/find-articles';
import { ROUTES } from '../../site/route-table';
import { readGateway } from '../forwarding/read-gateway';
import type { SiteServerOptions } from '../options';
import { escapeHtml } from '../page/markup';

const KEPT_MS = 10 * 60_000;
const PATIENCE_MS = 10_000;
/** The protocol allows 50,000 addresses in a file. */
const JOBS_MAX = 20_000;
const NEXT = /<([^>]+)>; rel="next"/;
const XML = 'application/xml; charset=utf-8';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const jobsRule = z.array(z.object({ id: z.number(), createdAt: z.string() }));
type Entry = { path: string; changed?: string };

const urlset = (origin: string, entries: readonly Entry[]): string =>
  [
    `${HEAD}<urlset ${SCHEMA}>`,
    ...entries.map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${escapeHtml(changed)}</lastmod>` : '';
      return `<url><loc>${escapeHtml(origin + path)}</loc>${lastmod}</url>`;
    }),
    '</urlset>',
  ].join('');

const PAGES: readonly Entry[] = ROUTES.flatMap(({ path, isPrivate }) =>
  isPrivate || path.includes(':') ? [] : [{ path }],
);
const ARTICLE_PAGES: readonly Entry[] = articlesIn().map(({ slug, publishedOn, updatedOn }) => ({
  path: paths.article(slug),
  changed: updatedOn ?? publishedOn,
}));

/** A rule closes all that begins with it: a page whose address begins a public one is closed alone. */
const CLOSED: readonly string[] = ROUTES.filter(({ isPrivate }) => isPrivate).map(({ path }) => {
  const [start = path] = path.split(':');
  const isShared = ROUTES.some((other) => !other.isPrivate && other.path.startsWith(start));
  return isShared ? `${start}$` : start;
});

/** Open shifts, the newest first. @throws Error while the gateway is away. */
async function readJobs(options: SiteServerOptions): Promise<Entry[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const call = { id: randomUUID(), headers: {}, socket: {}, signal };
  const entries: Entry[] = [];
  let next: string | undefined = '/api/jobs?limit=100';
  while (next && entries.length < JOBS_MAX) {
    const { body, link } = await readGateway(next, call, options);
    const jobs = jobsRule.parse(body);
    entries.push(...jobs.map(({ id, createdAt }) => ({ path: paths.job(id), changed: createdAt })));
    next = NEXT.exec(link ?? '')?.[1];
  }
  return entries;
}

/** For search engines: robots.txt, and a site map whose shifts are at most ten minutes old. */
export function addSearchFiles(app: FastifyInstance, options: SiteServerOptions): void {
  const { origin } = new URL(options.publicUrl);
  let kept: { jobs: Promise<Entry[]>; until: number } | null = null;

  const jobs = (): Promise<Entry[]> => {
    if (kept && kept.until > Date.now()) return kept.jobs;
    const read = readJobs(options);
    kept = { jobs: read, until: Date.now() + KEPT_MS };
    read.catch(() => {
      kept = null;
    });
    return read;
  };

  app.get('/robots.txt', async (_request, reply) => {
    const lines = [
      'User-agent: *',
      ...new Set(CLOSED.map((path) => `Disallow: ${path}`)),
      'Disallow: /api/',
      'Disallow: /graphql',
      `Sitemap: ${origin}/sitemap.xml`,
    ];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = ['/sitemap-pages.xml', '/sitemap-jobs.xml'].map(
      (path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>`,
    );
    return reply.type(XML).send(`${HEAD}<sitemapindex ${SCHEMA}>${parts.join('')}</sitemapindex>`);
  });
  app.get('/sitemap-pages.xml', async (_request, reply) =>
    reply.type(XML).send(urlset(origin, [...PAGES, ...ARTICLE_PAGES])),
  );
  app.get('/sitemap-jobs.xml', async (_request, reply) => {
    try {
      return await reply.type(XML).send(urlset(origin, await jobs()));
    } catch {
      return reply.code(503).header('retry-after', '60').send();
    }
  });
}
