import { HeadOutlet, siteOrigin, useLocale, useLocation } from '@tbt/web-kit';
import { useText, type TextKey } from './texts';
import { breadcrumbList } from './site/breadcrumbs';
import { pageAddresses } from './site/page-addresses';
import { pageTags } from './site/page-tags';
import { routeOf } from './site/route-table';

/** Title and other tags of the page. The served document has its own, so it comes after the page. */
export function SiteHead() {
  const t = useText();
  const { locale } = useLocale();
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  const origin = siteOrigin();
  const addressesOf = (path: string) => pageAddresses(route, { origin, path, locale });
  const url = addressesOf(pathname).canonical;
  const textOf = (id: string) => t(id as TextKey);
  const tags = pageTags(route, textOf, { url, locale });
  return (
    <HeadOutlet
      fallback={tags}
      siteName={t('shell.brand')}
      addressesOf={addressesOf}
      breadcrumbsOf={(title) => breadcrumbList(route, textOf, { url, locale, title })}
    />
  );
}
