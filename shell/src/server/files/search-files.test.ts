import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathIn } from '@tbt/contracts';
import { createLogger } from '@tbt/service-kit';
import fastify, { type FastifyInstance } from 'fastify';
import { ROUTES } from '../../site/route-table';
import { addSearchFiles } from './search-files';

let gateway: Server;
let app: FastifyInstance;
let isAway = false;

const job = (id: number) => ({
  ...{ id, clinicId: id === 3 ? 8 : 7 },
  createdAt: '2027-03-01T12:00:00.000Z',
});

beforeEach(async () => {
  isAway = false;
  gateway = createServer((request, response) => {
    if (isAway) return response.writeHead(503).end();
    if (request.url === '/api/professionals?limit=100')
      return response.end(JSON.stringify([{ id: 4, firstName: 'Ana' }]));
    const isFirst = request.url === '/api/jobs?limit=100';
    if (isFirst) response.setHeader('link', '</api/jobs?limit=100&after=a>; rel="next"');
    return response.end(JSON.stringify(isFirst ? [job(1), job(2)] : [job(3)]));
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  app = fastify();
  addSearchFiles(app, {
    gatewayUrl: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    publicUrl: 'https://site.test',
    releasesDir: '',
    siteDir: '',
    logger: createLogger({ service: 'shell', level: 'silent' }),
  });
});
afterEach(async () => {
  await app.close();
  gateway.closeAllConnections();
  gateway.close();
});

const get = (url: string) => app.inject({ method: 'GET', url });

it('robots.txt closes what is private and names the site map', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  const lines = body.split('\n');
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /shifts', 'Disallow: /api/']));
  expect(lines).not.toContain('Disallow: /jobs');
  expect(lines).toContain('Sitemap: https://site.test/sitemap.xml');
});

it('robots.txt closes no public page', async () => {
  const { body } = await get('/robots.txt');
  const rules = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
  const closes = (page: string) =>
    rules.some((rule) => (rule.endsWith('$') ? `${page}$` === rule : page.startsWith(rule)));
  expect(closes('/clinic')).toBe(true);
  expect(closes('/fr/clinic')).toBe(true);
  expect(closes('/fr/account')).toBe(true);
  const open = ROUTES.flatMap(({ isPrivate, path }) =>
    isPrivate ? [] : [path, pathIn('fr-CA', path)],
  );
  expect(open.filter(closes)).toEqual([]);
  expect(open).toContain('/clinics/:id');
});

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url);
const both = (...addresses: string[]) =>
  addresses.flatMap((path) => [`https://site.test${path}`, `https://site.test/fr${path}`]);

it('the site map has a part for each kind of page', async () => {
  expect(locations((await get('/sitemap.xml')).body)).toEqual(
    ['pages', 'jobs', 'profiles', 'blog'].map((part) => `https://site.test/sitemap-${part}.xml`),
  );
});

it('has public pages and articles in both languages', async () => {
  const pages = (await get('/sitemap-pages.xml')).body;
  expect(locations(pages)).toEqual(
    expect.arrayContaining(['https://site.test/', 'https://site.test/fr', ...both('/pricing')]),
  );
  expect(pages).not.toContain('/shifts</loc>');
  expect(pages).not.toContain(':id');
  expect((await get('/sitemap-blog.xml')).body).toContain(
    '<loc>https://site.test/fr/blog/empty-chair</loc><lastmod>2026-11-26</lastmod>',
  );
});

it('names all addresses of a page at each of them', async () => {
  const { body } = await get('/sitemap-pages.xml');
  const links = [
    '<xhtml:link rel="alternate" hreflang="en-CA" href="https://site.test/pricing"/>',
    '<xhtml:link rel="alternate" hreflang="fr-CA" href="https://site.test/fr/pricing"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://site.test/pricing"/>',
  ].join('');
  for (const path of ['/pricing', '/fr/pricing'])
    expect(body).toContain(`<url><loc>https://site.test${path}</loc>${links}</url>`);
});

it('has open shifts, page by page', async () => {
  const { body } = await get('/sitemap-jobs.xml');
  expect(locations(body)).toEqual(both('/jobs/1', '/jobs/2', '/jobs/3'));
  expect(body).toContain('<lastmod>2027-03-01T12:00:00.000Z</lastmod>');
});

it('has professionals, and clinics with an open shift once', async () => {
  const { body } = await get('/sitemap-profiles.xml');
  expect(locations(body)).toEqual(both('/professionals/4', '/clinics/7', '/clinics/8'));
});

it('shifts that cannot be read are asked for later, not kept as none', async () => {
  isAway = true;
  const away = await get('/sitemap-jobs.xml');
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '60']);
  isAway = false;
  expect((await get('/sitemap-jobs.xml')).statusCode).toBe(200);
  isAway = true;
  expect((await get('/sitemap-jobs.xml')).statusCode).toBe(200);
});
