import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sessionCookieName } from '@tbt/contracts';
import { createLogger } from '@tbt/service-kit';
import fastify, { type FastifyInstance } from 'fastify';
import type { RenderedPage } from '../../site/rendering-messages';
import { addPages } from './page-routes';

const TITLE = 'Shift </script><script>alert(1)</script>';
const MARKUP: RenderedPage = {
  at: Date.UTC(2027, 2, 5, 15),
  html: `<h1 style="inline-size:50%">Shifts</h1>${'<p>A shift</p>'.repeat(200)}`,
  data: JSON.stringify({ cache: { 'Job:1': { title: TITLE } }, queries: ['Jobs {}'] }),
  classNames: ['card'],
  styleSheets: ['/assets/look.css', '/releases/mfe-jobs/1/cards.css'],
  styleHashes: [`'sha256-abc='`],
};

let app: FastifyInstance;
let siteDir: string;
let markup: RenderedPage | null;

beforeEach(() => {
  markup = MARKUP;
  siteDir = mkdtempSync(join(tmpdir(), 'pages-'));
  const entry = {
    scripts: ['main.js'],
    styles: ['base.css'],
    preload: ['look.css', 'more.js', 'own.woff2'],
    remotes: ['sharing.js'],
  };
  writeFileSync(join(siteDir, 'entry.json'), JSON.stringify(entry));
  app = fastify();
  const options = {
    gatewayUrl: 'http://127.0.0.1:9',
    publicUrl: 'https://site.test',
    releasesDir: '',
    siteDir,
    logger: createLogger({ service: 'shell', level: 'silent' }),
  };
  const noReleases = { read: async () => ({}), underDevelopment: async () => new Set<string>() };
  const renderer = { render: async () => markup, close: async () => undefined };
  addPages(app, options, noReleases, renderer);
});
afterEach(async () => {
  await app.close();
  rmSync(siteDir, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });

it('holds the markup, its data as text that ends no script, and its style sheets', async () => {
  const { body } = await get('/jobs');
  expect(body).toContain(`<div id="root">${MARKUP.html}</div>`);
  expect(body).not.toContain('</script><script>alert');
  const json = /id="rendered-data">([^<]+)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({ data: { cache: { 'Job:1': { title: TITLE } } } });
});

it('has inside what it needs of its style sheets, and links those that it cannot read', async () => {
  const base = '@font-face{src:url(own.woff2),url("/at.woff2")}.card{margin:0}.other{margin:0}';
  writeFileSync(join(siteDir, 'base.css'), base);
  writeFileSync(join(siteDir, 'look.css'), 'a{content:"</style>"}');
  const { body } = await get('/jobs');
  const [head = '', late = ''] = body.split('</head>');
  const inside = [...head.matchAll(/<style nonce="[^"]+">(.*?)<\/style>/g)];
  expect(inside.map(([, text]) => text)).toEqual([
    '@font-face{src:url(/assets/own.woff2),url("/at.woff2")}.card{margin:0}',
  ]);
  const linkedIn = (part: string) =>
    [...part.matchAll(/rel="stylesheet" href="([^"]+)" data-href="([^"]+)"/g)].map(
      ([, href, name]) => [href, name],
    );
  expect(linkedIn(head)).toEqual([
    ['/assets/look.css', 'look.css'],
    ['/releases/mfe-jobs/1/cards.css', 'cards.css'],
  ]);
  expect(linkedIn(late)).toEqual([['/assets/base.css', 'base.css']]);
  expect(body).not.toContain('as="style"');
});

it('names a sheet that it has whole, so that scripts do not load it again', async () => {
  writeFileSync(join(siteDir, 'base.css'), '@font-face{src:url(own.woff2)}');
  const { body } = await get('/jobs');
  expect(body).toMatch(/<style nonce="[^"]+" data-href="base.css">@font-face/);
  expect(body).not.toContain('href="/assets/base.css"');
});

it('has inside the font of its text, which is drawn in no other', async () => {
  writeFileSync(join(siteDir, 'own.woff2'), 'letters');
  const faces =
    '@font-face{font-display:optional;src:url(own.woff2)}@font-face{font-display:optional;src:url(more.woff2)}';
  writeFileSync(join(siteDir, 'base.css'), faces);
  const { body, headers } = await get('/jobs');
  expect(body).toContain(
    '@font-face{font-display:block;src:url(data:font/woff2;base64,bGV0dGVycw==)}' +
      '@font-face{font-display:optional;src:url(/assets/more.woff2)}</style>',
  );
  expect(body).not.toContain('own.woff2');
  const reader = /<\/style>.*?<script>([^<]+)<\/script>/.exec(body.split('</head>')[0] ?? '')?.[1];
  expect(reader).toContain('document.fonts');
  const hash = createHash('sha256')
    .update(reader ?? '')
    .digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}';`);
  expect(headers['content-security-policy']).toContain("font-src 'self' data:;");
  const cookie = `${sessionCookieName(false)}=token`;
  expect((await get('/jobs', { cookie })).body).toContain('href="/assets/own.woff2"');
});

it('asks for scripts after the first paint, and for a font that it could not read before', async () => {
  const { body } = await get('/jobs');
  const [head = '', late = ''] = body.split('<template id="late-tags">');
  expect(head).toContain('<link rel="preload" as="font" href="/assets/own.woff2"');
  expect(head).not.toContain('.js"');
  expect(late).toMatch(
    /^<link rel="preload" as="script" href="\/assets\/more.js"><script defer nonce="[^"]+" src="\/assets\/main.js">/,
  );
  const cookie = `${sessionCookieName(false)}=token`;
  const members = (await get('/jobs', { cookie })).body;
  expect(members).not.toContain('<template');
  expect(members).not.toContain('sharing.js');
  expect(members.split('</head>')[0]).toContain('src="/assets/main.js"');
  expect(members.split('</head>')[0]).toContain('rel="stylesheet" href="/assets/base.css"');
});

it('allows inline styles by hash, and of inline scripts the one that adds the others and the one that reads the font', async () => {
  const { body, headers } = await get('/jobs');
  const policy = String(headers['content-security-policy']);
  const starter = /<script>([^<]+)<\/script>/.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(starter).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}' 'sha256-`);
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' 'sha256-abc=';`);
  expect(policy).not.toContain('unsafe-inline');
});

it('is for shared caches for a moment, and unchanged by its tag', async () => {
  const { headers } = await get('/jobs');
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
  expect(headers.vary).toBe('cookie, accept-language, accept-encoding');
  const again = await get('/jobs', { 'if-none-match': headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  markup = { ...MARKUP, html: '<h1>Other</h1>' };
  expect((await get('/jobs', { 'if-none-match': headers.etag })).statusCode).toBe(200);
});

it('is private with a session, and as before when the browser is to render it', async () => {
  const cookie = `${sessionCookieName(false)}=token`;
  expect((await get('/jobs', { cookie })).headers['cache-control']).toBe('private, no-cache');
  markup = null;
  const { body, headers } = await get('/jobs');
  expect(body).toContain('<div id="root"><p role="status">Loading...</p></div>');
  expect(body).not.toContain('rendered-data');
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache' });
  expect(headers).not.toHaveProperty('etag');
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-/);
});

it('has the head tags that the rendered page asked for, and the way to it', async () => {
  const structuredData = { '@type': 'FAQPage', name: '</script>' };
  markup = { ...MARKUP, head: { title: 'What it costs', description: 'Prices', structuredData } };
  const { body } = await get('/pricing');
  expect(body).toContain('<title data-served>What it costs | Tooth Be Told</title>');
  expect(body).toContain('<meta data-served name="description" content="Prices">');
  const read = [...body.matchAll(/type="application\/ld\+json">([^<]+)<\/script>/g)];
  const [faq, way] = read.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
  expect(faq).toEqual(structuredData);
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ item: 'https://site.test/' }, { name: 'What it costs' }],
  });
});

it('is compressed as the browser accepts', async () => {
  const plain = await get('/jobs');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const { rawPayload, headers } = await get('/jobs', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('br');
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(hash(brotliDecompressSync(rawPayload).toString())).toBe(hash(plain.body));
  const refused = await get('/jobs', { 'accept-encoding': 'br;q=0, gzip' });
  expect(refused.headers['content-encoding']).toBe('gzip');
});
