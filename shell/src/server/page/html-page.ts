import { extname } from 'node:path';
import { LOCALES, paths, type RemoteRelease } from '@tbt/contracts';
import { breadcrumbList } from '../../site/breadcrumbs';
import { pageAddresses } from '../../site/page-addresses';
import { pageTags, SITE_NAME, type PageTags } from '../../site/page-tags';
import type { RouteKey, SiteRoute } from '../../site/route-table';
import { CLOCK_AHEAD_ATTRIBUTE as CLOCK_AHEAD } from '@tbt/contracts';
import type { RenderedPage } from '../../site/rendering-messages';
import { RENDERED_DATA_ID, SITE_DATA_ID, type SiteData } from '../../site/site-data';
import { deviceTags } from './device-tags';
import { FONT_DATA, fontStarter } from './font-starter';
import { headTags, type Alternate } from './head-tags';
import type { SocialNetwork } from '../../site/social-networks';
import { siteImagePath } from '../social-images/social-image-paths';
import { lateTags } from './late-tags';
import { escapeHtml, inlineJson, inlineText, tag } from './markup';
import type { PageSubject } from './page-subject';
import type { Preferences } from './preferences';
import type { StyleText } from './style-rules';
import { textOf } from './texts';

export const ASSETS_PATH = '/assets/';

export interface EntryFiles {
  scripts: readonly string[];
  styles: readonly string[];
  /** Preloads: requested by the first scripts. */
  preload?: readonly string[];
  /** Preloads of pages of remotes. */
  remotes?: readonly string[];
}

export interface PageRequest {
  route: SiteRoute | undefined;
  subject: PageSubject;
  /** Without a language. */
  path: string;
  origin: string;
  preferences: Preferences;
  registry: SiteData['registry'];
  entry: EntryFiles;
  nonce: string;
  socialNetworks?: readonly SocialNetwork[] | undefined;
  demoClock?: number | undefined;
  /** The page's content; absent: the browser renders it. */
  rendered?: RenderedPage | null | undefined;
  /** What a visitor's page needs of its style sheets, by address: written into it, so that no request stands before its first paint. */
  styleTexts?: ReadonlyMap<string, StyleText> | undefined;
}

/** `as` of a preload that is no script. */
const PRELOAD_AS: Record<string, string> = { '.css': 'style', '.woff2': 'font' };

export const assetOf = (file: string): string => ASSETS_PATH + file;

function releasePreloadOf({ entry, integrity }: RemoteRelease): string {
  return tag('link', { rel: 'preload', as: 'script', href: entry, integrity });
}

const fileName = (href: string): string => href.slice(href.lastIndexOf('/') + 1);

/** Named as the scripts name it, so that they do not load it again. */
const styleSheet = (href: string): string =>
  tag('link', { ...{ rel: 'stylesheet', href }, 'data-href': fileName(href) });

/** In their order, what is written into the page before the sheets that are not; then those written in part, for what scripts will show. */
function styleTags(page: PageRequest): { first: string; late: string } {
  const { nonce, styleTexts = new Map<string, StyleText>() } = page;
  const sheets = styleSheetsOf(page);
  const first = sheets.map((href) => {
    const written = styleTexts.get(href);
    if (!written) return styleSheet(href);
    const { text, isWhole } = written;
    // Scripts find a whole one by its name.
    const named = { 'data-href': isWhole ? fileName(href) : undefined };
    return text && `${tag('style', { nonce, ...named })}${text}</style>`;
  });
  const late = sheets.filter((href) => styleTexts.get(href)?.isWhole === false).map(styleSheet);
  return { first: first.join(''), late: late.join('') };
}

export const styleSheetsOf = ({ entry, rendered }: Pick<PageRequest, 'entry' | 'rendered'>) => [
  ...new Set([...entry.styles.map(assetOf), ...(rendered?.styleSheets ?? [])]),
];

const preloadOf = (file: string): string =>
  tag('link', {
    rel: 'preload',
    as: PRELOAD_AS[extname(file)] ?? 'script',
    href: assetOf(file),
    // Fonts are always requested anonymously.
    crossorigin: file.endsWith('.woff2') ? 'anonymous' : undefined,
  });

export const isFont = (file: string): boolean => PRELOAD_AS[extname(file)] === 'font';

/** After the styles: a font that stands in them is read, others are asked for. */
function fontTags({ entry, styleTexts = new Map<string, StyleText>() }: PageRequest): string {
  if ([...styleTexts.values()].some(({ text }) => text.includes(FONT_DATA))) return fontStarter();
  return (entry.preload ?? []).filter(isFont).map(preloadOf).join('');
}

function scriptTags(page: PageRequest): string {
  const { entry, route, registry, nonce } = page;
  const release = route && route.owner !== 'shell' ? registry[route.owner] : undefined;
  const { preload = [], remotes = [] } = entry;
  const styles = new Set(styleSheetsOf(page));
  const isRequested = (file: string) => isFont(file) || styles.has(assetOf(file));
  return [
    ...[...preload, ...(release ? remotes : [])]
      .filter((file) => !isRequested(file))
      .map(preloadOf),
    release ? releasePreloadOf(release) : '',
    ...entry.scripts.map((file) => {
      return `${tag('script', { defer: true, nonce, src: assetOf(file) })}</script>`;
    }),
  ].join('');
}

type OwnTags = Partial<Omit<PageTags, 'structuredData'>> & {
  structuredData?: Readonly<Record<string, unknown>>;
};

function ownTags(tags: PageTags, { title, description, keywords, structuredData }: OwnTags) {
  return {
    ...tags,
    ...(title && { title: `${title} | ${SITE_NAME}` }),
    ...(description && { description }),
    ...(keywords && { keywords }),
    ...(structuredData && { structuredData }),
  };
}

const HAS_FEEDS: ReadonlySet<RouteKey> = new Set(['blog', 'article']);

function feedsOf({ route, origin, preferences }: PageRequest): Alternate[] {
  if (!route || !HAS_FEEDS.has(route.key)) return [];
  const text = textOf(preferences.locale);
  return LOCALES.map((language) => ({
    href: origin + paths.blogFeed(language),
    language,
    title: text(`shell.blog.feed.${language}`),
  }));
}

const withoutServerBuilds = (registry: SiteData['registry']): SiteData['registry'] =>
  Object.fromEntries(
    Object.entries(registry).map(([name, { server: _, ...release }]) => [name, release]),
  );

/** Of a page that the browser renders, until its scripts bring theirs. */
const loadingStyle = ({ nonce, preferences: { theme } }: PageRequest): string =>
  [
    tag('style', { nonce }),
    `:root{color-scheme:${theme ?? 'light dark'}}body{margin:0}`,
    '#root>p{position:fixed;inset:40vh 0 auto;margin:0;font:1rem system-ui;text-align:center}</style>',
  ].join('');

function contentOf({ rendered, preferences }: PageRequest): string {
  const text = textOf(preferences.locale);
  if (!rendered)
    return `<div id="root"><p role="status">${escapeHtml(text('shell.loading'))}</p></div>`;
  const { html, at, data } = rendered;
  const json = inlineText(`{"at":${at},"data":${data}}`);
  return `<div id="root">${html}</div><script type="application/json" id="${RENDERED_DATA_ID}">${json}</script>`;
}

export function htmlPage(page: PageRequest): string {
  const { route, subject, path, origin, preferences, registry } = page;
  const { demoClock, rendered } = page;
  const { locale, theme, mayHaveSession } = preferences;
  const text = textOf(locale);
  const { socialNetworks = [] } = page;
  const data: SiteData = {
    ...{ locale, mayHaveSession, socialNetworks },
    registry: withoutServerBuilds(registry),
  };
  const { canonical, alternates } = pageAddresses(route, { origin, path, locale });
  const own: OwnTags = { ...subject, ...rendered?.head };
  const head = headTags({
    tags: ownTags(pageTags(route, text, { url: canonical, locale }), own),
    breadcrumbs: breadcrumbList(route, text, { url: canonical, locale, title: own.title }),
    url: canonical,
    locale,
    siteName: text('shell.brand'),
    image: {
      url: origin + (subject.imagePath ?? siteImagePath(locale)),
      alt: subject.imagePath && subject.title ? subject.title : text('shell.socialImage.title'),
    },
    alternates: [...alternates, ...feedsOf(page)],
    isIndexed: route !== undefined && !route.isPrivate && subject.state === 'here',
  });
  const scripts = scriptTags(page);
  const styles = styleTags(page);
  // A member comes to act, and has most scripts already.
  const isLate = rendered && !mayHaveSession;
  return [
    '<!doctype html>',
    tag('html', {
      lang: locale,
      'data-theme': theme ?? undefined,
      [CLOCK_AHEAD]: demoClock ? String(demoClock) : undefined,
    }),
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    deviceTags(locale, theme),
    head,
    rendered ? styles.first : loadingStyle(page) + styles.first,
    fontTags(page),
    isLate ? '' : scripts,
    '</head><body>',
    contentOf(page),
    `<script type="application/json" id="${SITE_DATA_ID}">${inlineJson(data)}</script>`,
    rendered ? lateTags(isLate ? styles.late + scripts : '') : '',
    '</body></html>',
  ].join('');
}
