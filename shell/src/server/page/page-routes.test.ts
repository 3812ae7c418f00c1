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

it('answers an article in the language that its address names', async () => {
  const english = { cookie: 'locale=en-CA' };
  const { body } = await get('/blog/empty-chair?lang=fr-CA', english);
  expect(body).toContain('<html lang="fr-CA">');
  expect(body).toContain('<title data-served>Ce que coûte un fauteuil vide');
  expect(body).toContain('rel="canonical" href="https://site.test/blog/empty-chair?lang=fr-CA">');
  expect(body).toContain('"@type":"BlogPosting"');
  const unknown = await get('/blog/empty-chair?lang=de', english);
  expect(unknown.body).toContain('<html lang="en-CA">');
});

it('names both languages and feeds on pages of the blog alone', async () => {
  const { body } = await get('/blog/empty-chair');
  expect(body).toContain('rel="canonical" href="https://site.test/blog/empty-chair">');
  for (const language of ['en-CA', 'fr-CA']) {
    const start = `rel="alternate" hreflang="${language}" href="https://site.test/blog`;
    expect(body).toContain(`${start}/empty-chair?lang=${language}">`);
    expect(body).toContain(`href="https://site.test/blog/rss.xml?lang=${language}">`);
  }
  expect((await get('/jobs')).body).not.toContain('rss.xml');
});

it('answers 404 for an article that does not exist', async () => {
  expect((await get('/blog/no-such-article')).statusCode).toBe(404);
  expect((await get('/blog/empty-chair')).statusCode).toBe(200);
});
