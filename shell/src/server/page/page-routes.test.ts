import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@tbt/service-kit';
import fastify, { type FastifyInstance } from 'fastify';
import { addPages } from './page-routes';

let app: FastifyInstance;
let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'pages-'));
  writeFileSync(join(siteDir, 'entry.json'), '{"scripts":["main.js"],"styles":[]}');
  app = fastify();
  const options = {
    gatewayUrl: 'http://127.0.0.1:9',
    publicUrl: 'https://site.test',
    releasesDir: '',
    siteDir,
    logger: createLogger({ service: 'shell', level: 'silent' }),
  };
  const noReleases = { read: async () => ({}), underDevelopment: async () => new Set<string>() };
  addPages(app, options, noReleases);
});
afterEach(async () => {
  await app.close();
  rmSync(siteDir, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });

const english = { cookie: 'locale=en-CA' };
const ofFrench = { cookie: 'locale=fr-CA' };
const ofFrenchAccount = { cookie: 'locale=fr-CA.account' };
const canonical = (body: string) => /rel="canonical" href="([^"]+)"/.exec(body)?.[1];

it.each([
  ['/fr/blog/empty-chair', english, 'fr-CA', '/fr/blog/empty-chair'],
  ['/blog/empty-chair?lang=fr-CA', english, 'fr-CA', '/fr/blog/empty-chair'],
  ['/blog/empty-chair?lang=en-CA', ofFrench, 'en-CA', '/blog/empty-chair'],
  ['/fr/blog/empty-chair?lang=en-CA', english, 'fr-CA', '/fr/blog/empty-chair'],
  ['/blog/empty-chair?lang=de', english, 'en-CA', '/blog/empty-chair'],
  ['/blog/empty-chair/', ofFrench, 'fr-CA', '/fr/blog/empty-chair'],
  ['/blog/empty-chair', ofFrenchAccount, 'fr-CA', '/fr/blog/empty-chair'],
  ['/fr', english, 'fr-CA', '/fr'],
  ['/fr/', {}, 'fr-CA', '/fr'],
  ['/', {}, 'en-CA', '/'],
])('%s is in one language with one canonical address', async (url, headers, language, path) => {
  const { body, statusCode } = await get(url, headers);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<html lang="${language}">`);
  expect(canonical(body)).toBe(`https://site.test${path}`);
});

it('has title and structured data in the language of the address', async () => {
  const { body } = await get('/fr/blog/empty-chair', english);
  expect(body).toContain('<title data-served>Ce que coûte un fauteuil vide');
  expect(body).toContain('"@type":"BlogPosting"');
  expect(body).toContain('"url":"https://site.test/fr/blog/empty-chair"');
});

it.each(['/jobs', '/fr/jobs'])('%s names its languages', async (url) => {
  const { body } = await get(url);
  const named = [...body.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map((match) => [
    match[1],
    match[2],
  ]);
  expect(named).toEqual([
    ['en-CA', 'https://site.test/jobs'],
    ['fr-CA', 'https://site.test/fr/jobs'],
    ['x-default', 'https://site.test/jobs'],
  ]);
});

it('private pages have no twin, and none that is found', async () => {
  const { body, statusCode } = await get('/fr/account');
  expect([statusCode, canonical(body)]).toEqual([200, 'https://site.test/account']);
  expect(body).toContain('name="robots" content="noindex"');
  expect(body).not.toContain('hreflang');
});

it.each(['/fr/fr', '/fr/nowhere', '/fr/fr/jobs', '/en/jobs'])('%s is not found', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

it('has a picture beside a shared link', async () => {
  const { body } = await get('/fr/pricing');
  expect(body).toContain(
    'property="og:image" content="https://site.test/social-images/site/fr-CA.png"',
  );
  expect(body).toContain('name="twitter:card" content="summary_large_image"');
});

it('names the feeds on pages of the blog alone', async () => {
  const { body } = await get('/fr/blog');
  for (const language of ['en-CA', 'fr-CA'])
    expect(body).toContain(`href="https://site.test/blog/rss.xml?lang=${language}">`);
  expect((await get('/jobs')).body).not.toContain('rss.xml');
});

it('answers 404 for an article that does not exist', async () => {
  expect((await get('/blog/no-such-article')).statusCode).toBe(404);
  expect((await get('/blog/empty-chair')).statusCode).toBe(200);
});
