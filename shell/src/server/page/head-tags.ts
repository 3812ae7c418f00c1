import type { PageTags } from '../../site/page-tags';
import { SOCIAL_IMAGE } from '../social-images/social-image-paths';
import { escapeHtml, inlineJson, tag } from './markup';

export interface HeadPage {
  tags: Omit<PageTags, 'structuredData'> & {
    structuredData: Readonly<Record<string, unknown>>;
  };
  /** Structured data of the way to the page. */
  breadcrumbs?: Record<string, unknown> | undefined;
  /** Absolute canonical address. */
  url: string;
  locale: string;
  siteName: string;
  isIndexed: boolean;
  /** Absolute address of the picture beside a shared link, and what it says. */
  image: { url: string; alt: string };
  alternates?: readonly Alternate[];
}

export interface Alternate {
  href: string;
  language: string;
  /** Of a feed. */
  title?: string;
}

const alternateTag = ({ href, language, title }: Alternate): string =>
  tag('link', {
    'data-served': true,
    rel: 'alternate',
    type: title && 'application/rss+xml',
    hreflang: language,
    title,
    href,
  });

const structured = (data: Readonly<Record<string, unknown>>): string =>
  `<script data-served type="application/ld+json">${inlineJson(data)}</script>`;

/** Head tags of a page; `data-served` lets the client replace them. */
export function headTags({
  tags,
  breadcrumbs,
  url,
  locale,
  siteName,
  isIndexed,
  image,
  alternates = [],
}: HeadPage): string {
  const served = { 'data-served': true } as const;
  const named = (name: string, content: string) => tag('meta', { ...served, name, content });
  const graph = (property: string, content: string) =>
    tag('meta', { property: `og:${property}`, content });
  return [
    `<title data-served>${escapeHtml(tags.title)}</title>`,
    named('description', tags.description),
    named('keywords', tags.keywords),
    tag('link', { ...served, rel: 'canonical', href: url }),
    ...alternates.map(alternateTag),
    isIndexed ? '' : tag('meta', { name: 'robots', content: 'noindex' }),
    graph('title', tags.title),
    graph('description', tags.description),
    graph('type', 'website'),
    graph('url', url),
    graph('site_name', siteName),
    graph('locale', locale.replace('-', '_')),
    graph('image', image.url),
    graph('image:width', String(SOCIAL_IMAGE.width)),
    graph('image:height', String(SOCIAL_IMAGE.height)),
    graph('image:alt', image.alt),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    structured(tags.structuredData),
    breadcrumbs ? structured(breadcrumbs) : '',
  ].join('');
}
