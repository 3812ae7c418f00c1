import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { LOCALES, paths, type Locale } from '@tbt/contracts';
import { SITE_COLOURS } from '../../site/site-colours';
import { textOf } from '../page/texts';
import { preferencesOf } from '../page/preferences';

export const ICONS_PATH = '/icons/';
const ICONS_FOLDER = path.join(__dirname, 'icons');
const WEEK_SECONDS = 7 * 24 * 60 * 60;

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `${ICONS_PATH}${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const SHORTCUTS = [
  { path: paths.jobs(), key: 'jobs' },
  { path: paths.shifts(), key: 'shifts' },
  { path: paths.messages(), key: 'messages' },
  { path: paths.postJob(), key: 'postJob' },
] as const;

/** What a device that installs the site shows of it. */
export function webManifest(locale: Locale) {
  const text = textOf(locale);
  const name = text('shell.brand');
  return {
    // One app in both languages.
    id: '/',
    name,
    short_name: name,
    description: text('shell.route.home.description'),
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: SITE_COLOURS.light,
    theme_color: SITE_COLOURS.light,
    categories: ['business', 'medical'],
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    shortcuts: SHORTCUTS.map(({ path: url, key }) => ({
      name: text(`shell.route.${key}.title`),
      url,
      icons: [icon('icon', 192, 'any')],
    })),
  };
}

const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

export async function addManifest(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    prefix: ICONS_PATH,
    root: ICONS_FOLDER,
    decorateReply: false,
    index: false,
    maxAge: WEEK_SECONDS * 1000,
  });
  app.get<{ Querystring: { lang?: unknown } }>(
    '/manifest.webmanifest',
    async ({ headers, query }, reply) =>
      reply
        .headers({ 'cache-control': 'no-cache', vary: 'cookie, accept-language' })
        .type('application/manifest+json; charset=utf-8')
        .send(webManifest(isLocale(query.lang) ? query.lang : preferencesOf(headers).locale)),
  );
}
