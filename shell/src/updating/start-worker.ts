import { currentLocale } from '@tbt/web-kit';
import { SITE_DATA_ID, type SiteData } from '../site/site-data';
import { siteWorker } from './site-worker';

/** Time for the files of a first page, which no worker saw, to be loaded. */
const SETTLE_MS = 3_000;
const IS_KEPT = /^\/(assets|releases|icons)\//;

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && IS_KEPT.test(pathname))
    .map(({ href }) => href);

/** Tells the worker what this page needed, for pages without a connection. */
async function keepForOffline({ registry }: SiteData): Promise<void> {
  const isFirstPage = navigator.serviceWorker.controller === null;
  const { active } = await navigator.serviceWorker.ready;
  const madeFor = JSON.stringify([
    currentLocale(),
    document.documentElement.dataset.theme,
    registry,
  ]);
  active?.postMessage({ type: 'PAGE_SERVED', payload: madeFor });
  const keep = (urlsToCache: readonly string[]) =>
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  if (!isFirstPage) return;
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  keep(loadedFiles());
}

/** After the page's own requests. A page of a project alone has no site data and no worker. */
export function startWorker(site: SiteData): void {
  if (!document.getElementById(SITE_DATA_ID)) return;
  const register = () => void siteWorker.register(() => void keepForOffline(site));
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
