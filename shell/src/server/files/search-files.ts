import type { FastifyInstance } from 'fastify';
import { LOCALES, pathIn, paths } from '@tbt/contracts';
import { articlesIn } from '../../site/blog/find-articles';
import { ROUTES } from '../../site/route-table';
import type { SiteServerOptions } from '../options';
import { createListedPages } from './listed-pages';
import { siteMap, siteMapIndex, type MapEntry } from './site-map';

const XML = 'application/xml; charset=utf-8';

const PAGES: readonly MapEntry[] = ROUTES.flatMap(({ path, isPrivate }) =>
  isPrivate || path.includes(':') ? [] : [{ path }],
);
const ARTICLES: readonly MapEntry[] = articlesIn().map(({ slug, publishedOn, updatedOn }) => ({
  path: paths.article(slug),
  changed: updatedOn ?? publishedOn,
}));

/** A rule closes all that begins with it: a page whose address begins a public one is closed alone. */
const CLOSED: readonly string[] = ROUTES.filter(({ isPrivate }) => isPrivate).map(({ path }) => {
  const [start = path] = path.split(':');
  const isShared = ROUTES.some((other) => !other.isPrivate && other.path.startsWith(start));
  return isShared ? `${start}$` : start;
});

const CLOSED_EVERYWHERE = LOCALES.flatMap((locale) => CLOSED.map((path) => pathIn(locale, path)));

/** For search engines: robots.txt, and a site map that is at most ten minutes old. */
export function addSearchFiles(app: FastifyInstance, options: SiteServerOptions): void {
  const { origin } = new URL(options.publicUrl);
  const listed = createListedPages(options);
  const parts: Record<string, () => Promise<readonly MapEntry[]>> = {
    '/sitemap-pages.xml': async () => PAGES,
    '/sitemap-jobs.xml': listed.jobs,
    '/sitemap-profiles.xml': listed.profiles,
    '/sitemap-blog.xml': async () => ARTICLES,
  };

  app.get('/robots.txt', async (_request, reply) => {
    const lines = [
      'User-agent: *',
      ...new Set(CLOSED_EVERYWHERE.map((path) => `Disallow: ${path}`)),
      'Disallow: /api/',
      'Disallow: /graphql',
      `Sitemap: ${origin}/sitemap.xml`,
    ];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type(XML).send(siteMapIndex(Object.keys(parts).map((path) => origin + path))),
  );
  for (const [path, read] of Object.entries(parts))
    app.get(path, async (_request, reply) => {
      try {
        return await reply.type(XML).send(siteMap(origin, await read()));
      } catch {
        return reply.code(503).header('retry-after', '60').send();
      }
    });
}
