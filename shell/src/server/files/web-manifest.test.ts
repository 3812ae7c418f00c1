import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { LOCALES } from '@tbt/contracts';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { SITE_COLOURS } from '../../site/site-colours';
import { routeOf } from '../../site/route-table';
import { deviceTags } from '../page/device-tags';
import { addManifest, webManifest } from './web-manifest';

/** Width and height in a PNG's header. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  await addManifest(app);
});
afterAll(() => app.close());

it('is served in the language of the address, else of the visitor', async () => {
  const read = async (url: string, cookie = '') => {
    const { headers, body } = await app.inject({ url, headers: { cookie } });
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    return JSON.parse(body) as ReturnType<typeof webManifest>;
  };
  expect(await read('/manifest.webmanifest?lang=fr-CA')).toEqual(webManifest('fr-CA'));
  expect(await read('/manifest.webmanifest', 'locale=fr-CA')).toEqual(webManifest('fr-CA'));
  expect(await read('/manifest.webmanifest?lang=xx')).toEqual(webManifest('en-CA'));
});

it.each(LOCALES)('has what an installation needs, in %s', (locale) => {
  const manifest = webManifest(locale);
  expect(manifest).toMatchObject({ id: '/', start_url: '/', display: 'standalone', lang: locale });
  const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(icons).toEqual(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']);
  for (const { url, name } of manifest.shortcuts) {
    expect(routeOf(url)).toBeDefined();
    expect(name).not.toContain('shell.');
  }
});

it('serves every icon in the size it names', async () => {
  const icons = webManifest('en-CA').icons;
  for (const { src, sizes } of icons) {
    const { statusCode, headers, rawPayload } = await app.inject(src);
    expect({ statusCode, type: headers['content-type'] }).toEqual({
      statusCode: 200,
      type: 'image/png',
    });
    expect(sizeOf(rawPayload)).toBe(sizes);
  }
  const touch = /href="(\/icons\/[^"]+)"/.exec(deviceTags('en-CA', null))?.[1] ?? '';
  expect(sizeOf((await app.inject(touch)).rawPayload)).toBe('180x180');
});

it('colours bars as the canvas of the theme', () => {
  for (const theme of ['light', 'dark'] as const) {
    const file = path.join(repositoryRoot, 'design-system/tokens/themes', `${theme}.json`);
    const { color } = JSON.parse(readFileSync(file, 'utf8')) as {
      color: { canvas: { $value: string } };
    };
    expect(SITE_COLOURS[theme]).toBe(color.canvas.$value);
  }
  expect(deviceTags('en-CA', 'dark')).toContain('content="#0e1514"');
  expect(deviceTags('fr-CA', null)).toContain(
    'content="#f3f6f4" media="(prefers-color-scheme: light)"',
  );
  expect(deviceTags('fr-CA', null)).toContain('href="/manifest.webmanifest?lang=fr-CA"');
});
