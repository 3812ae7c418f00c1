import { createLogger } from '@tbt/service-kit';
import fastify, { type FastifyInstance } from 'fastify';
import { ARTICLES } from '../../site/blog/articles';
import { addFeed } from './feed';

let app: FastifyInstance;

beforeEach(() => {
  app = fastify();
  addFeed(app, {
    gatewayUrl: '',
    publicUrl: 'https://site.test',
    releasesDir: '',
    siteDir: '',
    logger: createLogger({ service: 'shell', level: 'silent' }),
  });
});
afterEach(() => app.close());

const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });

it('lists every article with a link that keeps the language of the feed', async () => {
  const { body, headers } = await get('/blog/rss.xml?lang=fr-CA', { 'accept-language': 'en' });
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(body).toContain('<language>fr-ca</language>');
  expect(body.match(/<item>/g)).toHaveLength(ARTICLES.length);
  expect(body).toContain('<link>https://site.test/fr/blog/empty-chair</link>');
  expect(body).toContain('<pubDate>Thu, 26 Nov 2026 12:00:00 GMT</pubDate>');
  expect(body).toContain('<title>Ce que coûte un fauteuil vide');
});

it.each([
  ['', { 'accept-language': 'fr-CA' }, 'fr-ca'],
  ['', { cookie: 'locale=en-CA', 'accept-language': 'fr' }, 'en-ca'],
  ['?lang=xx', {}, 'en-ca'],
  ['?lang=fr-CA&lang=en-CA', {}, 'en-ca'],
])('%s with %j is in %s', async (query, headers, language) => {
  const { body, headers: answered } = await get(`/blog/rss.xml${query}`, headers);
  expect(body).toContain(`<language>${language}</language>`);
  expect(answered.vary).toBe('cookie, accept-language');
});
