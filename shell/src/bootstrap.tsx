import { createRoot } from 'react-dom/client';
import { readPageAddress } from '@tbt/contracts';
import { activateLocale, createGraphClient, documentLocale, loadCatalogues } from '@tbt/web-kit';
import { App } from './app';
import { installOffer } from './installing/install-offer';
import { loadRelease } from './remotes/federation';
import { createReleaseRegistry } from './remotes/release-registry';
import { createRemoteLoader } from './remotes/remote-loader';
import { routeOf } from './site/route-table';
import { SITE_DATA_ID, type SiteData } from './site/site-data';
import { siteWorker } from './updating/site-worker';
import './texts';

const ROOT_ID = 'root';

/** After the page's own requests; a page of `npm run dev` has no site data and no worker. */
function registerWorker(): void {
  if (!document.getElementById(SITE_DATA_ID)) return;
  if (document.readyState === 'complete') void siteWorker.register();
  else window.addEventListener('load', () => void siteWorker.register(), { once: true });
}

function readSiteData(): SiteData {
  const text = document.getElementById(SITE_DATA_ID)?.textContent;
  const absent: SiteData = {
    ...{ locale: documentLocale(), registry: {}, mayHaveSession: true },
    socialNetworks: [],
  };
  return text ? (JSON.parse(text) as SiteData) : absent;
}

/** Starts the page: loads the current route's remote and the texts in parallel. */
export async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`the document has no #${ROOT_ID}`);
  const site = readSiteData();
  installOffer.watch();
  registerWorker();
  const texts = activateLocale(site.locale);
  const remotes = createRemoteLoader({
    registry: createReleaseRegistry(site.registry),
    loadRelease,
    loadTexts: () => texts.then(() => loadCatalogues()),
  });
  const owner = routeOf(readPageAddress(window.location.pathname).path)?.owner;
  if (owner && owner !== 'shell') remotes.load(owner).catch(() => undefined);
  await texts;
  // Error boundaries log what they catch.
  createRoot(root, { onCaughtError: () => undefined }).render(
    <App
      client={createGraphClient()}
      remotes={remotes}
      socialNetworks={site.socialNetworks}
      initialViewer={site.mayHaveSession ? undefined : null}
    />,
  );
}
