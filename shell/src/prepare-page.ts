import type { Locale } from '@tbt/contracts';
import { matchPath, type RemoteModule } from '@tbt/web-kit';
import { preloadPage } from './remotes/remote-page';
import { preloadShellPage } from './shell-pages';
import { routeOf } from './site/route-table';

/** Loads the code of a page, so that it is rendered, or hydrated, in one go. */
export async function preparePage(
  pathname: string,
  locale: Locale,
  module: RemoteModule | undefined,
): Promise<void> {
  const route = routeOf(pathname);
  if (!route) return;
  if (route.owner === 'shell') return preloadShellPage(route.key, pathname, locale);
  const page = module?.routes.find(({ path }) => matchPath(path, pathname));
  if (page) await preloadPage(page, locale);
}
