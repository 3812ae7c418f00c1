import { pageAddresses } from '../../site/page-addresses';
import { LOCALES } from '@tbt/contracts';
import { escapeHtml, tag } from '../page/markup';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** A public page. */
export interface MapEntry {
  path: string;
  /** When it was last changed. */
  changed?: string;
}

/** The page in each language, each with the addresses of all. */
function urlsOf(origin: string, { path, changed }: MapEntry): string {
  const lastmod = changed ? `<lastmod>${escapeHtml(changed)}</lastmod>` : '';
  return LOCALES.map((locale) => {
    const { canonical, alternates } = pageAddresses({}, { origin, path, locale });
    const links = alternates.map(({ language, href }) =>
      tag('xhtml:link', { rel: 'alternate', hreflang: language, href }).replace('>', '/>'),
    );
    return `<url><loc>${escapeHtml(canonical)}</loc>${lastmod}${links.join('')}</url>`;
  }).join('');
}

export const siteMap = (origin: string, entries: readonly MapEntry[]): string =>
  `${HEAD}<urlset ${SCHEMA} ${LINKS}>${entries.map((entry) => urlsOf(origin, entry)).join('')}</urlset>`;

export const siteMapIndex = (addresses: readonly string[]): string => {
  const parts = addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex ${SCHEMA}>${parts.join('')}</sitemapindex>`;
};
