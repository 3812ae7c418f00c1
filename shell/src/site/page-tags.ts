import type { SiteRoute } from './route-table';

/** Looks up a text of the shell. */
export type TextOf = (id: string) => string;

export interface PageTags {
  title: string;
  description: string;
  keywords: string;
  structuredData: Record<string, unknown>;
}

export const SITE_NAME = 'Tooth Be Told';

/** Default head tags of a page. */
export function pageTags(
  route: SiteRoute | undefined,
  textOf: TextOf,
  page: { origin: string; path: string; locale: string },
): PageTags {
  const id = `shell.route.${route?.key ?? 'notFound'}`;
  const title = textOf(`${id}.title`);
  const description = textOf(`${id}.description`);
  const isHome = route?.key === 'home';
  const organisation = { '@type': 'Organization', name: SITE_NAME, url: `${page.origin}/` };
  const structuredData = isHome
    ? {
        '@context': 'https://schema.org',
        '@graph': [
          { ...organisation, areaServed: 'Canada', description },
          { '@type': 'WebSite', name: SITE_NAME, url: `${page.origin}/`, inLanguage: page.locale },
        ],
      }
    : {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: title,
        description,
        url: `${page.origin}${page.path}`,
        inLanguage: page.locale,
        isPartOf: { '@type': 'WebSite', name: SITE_NAME, url: `${page.origin}/` },
      };
  return {
    title: isHome ? title : `${title} | ${SITE_NAME}`,
    description,
    keywords: textOf(`${id}.keywords`),
    structuredData,
  };
}
