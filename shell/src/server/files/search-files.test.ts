import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@tbt/service-kit';
import fastify, { type FastifyInstance } from 'fastify';
import { ROUTES } from '../../site/route-table';
import { addSearchFiles } from './search-files';

let gateway: Server;
let app: FastifyInstance;
let isAway = false;

const job = (id: number) => ({ id, createdAt: '2027-03-01T12:00:00.000Z' });

beforeEach(async () => {
  isAway = false;
  gateway = createServer((request, response) => {
    if (isAway) return response.writeHead(503).end();
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
  const open = ROUTES.filter(({ isPrivate }) => !isPrivate).map(({ path }) => path);
  expect(open.filter(closes)).toEqual([]);
  expect(open).toContain('/clinics/:id');
});

it('the site map has public pages and open shifts, page by page', async () => {
  expect((await get('/sitemap.xml')).body).toContain('https://site.test/sitemap-jobs.xml</loc>');
  const pages = (await get('/sitemap-pages.xml')).body;
  expect(pages).toContain('https://site.test/pricing</loc>');
  expect(pages).not.toContain('/shifts</loc>');
  expect(pages).not.toContain(':id');
  expect(pages).toContain(
    '<loc>https://site.test/blog/empty-chair</loc><lastmod>2026-11-26</lastmod>',
  );
  const jobs = (await get('/sitemap-jobs.xml')).body;
  expect(jobs.match(/<loc>[^<]+/g)).toEqual(
    [1, 2, 3].map((id) => `<loc>https://site.test/jobs/${id}`),
  );
  expect(jobs).toContain('<lastmod>2027-03-01T12:00:00.000Z</lastmod>');
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
