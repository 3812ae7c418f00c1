import '@tbt/design-system/start';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readPageAddress } from '@tbt/contracts';
import {
  activateLocale,
  createGraphAccess,
  documentLocale,
  fixClock,
  loadCatalogues,
  type VisitorData,
} from '@tbt/web-kit';
import { App } from './app';
import { installOffer } from './installing/install-offer';
import { measureVisit } from './page-speed/measure-visit';
import { createReleaseRegistry } from './remotes/release-registry';
import { createRemoteLoader } from './remotes/remote-loader';
import { seenReleases } from './remotes/seen-releases';
import { routeOf } from './site/route-table';
import { preparePage } from './prepare-page';
import { RENDERED_DATA_ID, SITE_DATA_ID, type RenderedData, type SiteData } from './site/site-data';
import { loadGraph } from './load-graph';
import { untilLoaded } from './until-loaded';
import { startWorker } from './updating/start-worker';
import './texts';

const ROOT_ID = 'root';

function readSiteData(): SiteData {
  const text = document.getElementById(SITE_DATA_ID)?.textContent;
  const absent: SiteData = {
    ...{ locale: documentLocale(), registry: {}, mayHaveSession: true },
    socialNetworks: [],
  };
  return text ? (JSON.parse(text) as SiteData) : absent;
}

/** Data of the page that the server rendered; undefined when it left that to the browser. */
function readRenderedData(): RenderedData | undefined {
  const text = document.getElementById(RENDERED_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as RenderedData) : undefined;
}

/** Starts the page: loads the current route's remote and the texts in parallel. */
export async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`the document has no #${ROOT_ID}`);
  const site = readSiteData();
  installOffer.watch();
  startWorker(site);
  measureVisit();
  const texts = untilLoaded(() => activateLocale(site.locale));
  const rendered = readRenderedData();
  const data = rendered?.data as VisitorData | undefined;
  const graph = createGraphAccess({
    load: loadGraph,
    answers: data?.answers,
    results: data?.results,
  });
  // What a member sees on a visitor's page is read beside what came with it.
  const client = rendered && site.mayHaveSession ? graph.load() : undefined;
  client?.catch(() => undefined);
  const remotes = createRemoteLoader({
    registry: createReleaseRegistry(site.registry),
    // Pages of the shell do without federation.
    loadRelease: async (name, release) =>
      (await import('./remotes/federation')).loadRelease(name, release),
    loadTexts: () => texts.then(() => loadCatalogues()),
    seen: seenReleases,
  });
  const { path } = readPageAddress(window.location.pathname);
  const owner = routeOf(path)?.owner;
  const module = owner && owner !== 'shell' ? remotes.load(owner) : undefined;
  module?.catch(() => undefined);
  await texts;
  if (rendered && data) {
    if (graph.served.areVisitors()) await client?.catch(() => undefined);
    fixClock(rendered.at);
    // Pages of the shell hydrate with it. Of a remote's, an answer about the session would discard what is not
    // hydrated yet; what cannot be loaded shows a retry.
    if (site.mayHaveSession || owner === 'shell')
      await Promise.resolve(module)
        .then((remote) => preparePage(path, site.locale, remote))
        .catch(() => undefined);
  }
  const app = (
    <App
      graph={graph}
      remotes={remotes}
      socialNetworks={site.socialNetworks}
      initialViewer={site.mayHaveSession ? undefined : null}
    />
  );
  // Error boundaries log what they catch.
  const options = { onCaughtError: () => undefined };
  if (!rendered) {
    createRoot(root, options).render(app);
    return;
  }
  // After a turn of its own, and in slices: what a visitor does meanwhile is not kept waiting.
  await new Promise((resolve) => setTimeout(resolve));
  startTransition(() => void hydrateRoot(root, app, options));
}
