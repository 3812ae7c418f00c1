import { paths, pathIn, type Locale } from '@tbt/contracts';
import { SITE_NAME, type TextOf } from './page-tags';
import { routeByKey, type RouteKey, type SiteRoute } from './route-table';

/** The list that a page is found in. */
const PARENTS: Partial<Record<RouteKey, RouteKey>> = {
  job: 'jobs',
  professional: 'browseProfessionals',
  article: 'blog',
  subscription: 'pricing',
};

/** Structured data of the way from the home page to a public page: schema.org BreadcrumbList. */
export function breadcrumbList(
  route: SiteRoute | undefined,
  textOf: TextOf,
  { url, locale, title }: { url: string; locale: Locale; title?: string | undefined },
): Record<string, unknown> | undefined {
  if (!route || route.isPrivate || route.key === 'home') return undefined;
  const titleOf = (key: RouteKey) => textOf(`shell.route.${key}.title`);
  const at = (path: string) => new URL(pathIn(locale, path), url).href;
  const parent = PARENTS[route.key];
  const way = [
    { name: SITE_NAME, item: at(paths.home()) },
    ...(parent ? [{ name: titleOf(parent), item: at(routeByKey(parent).path) }] : []),
    { name: title ?? titleOf(route.key), item: url },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map((place, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...place,
    })),
  };
}
