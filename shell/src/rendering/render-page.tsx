import type { ReactNode } from 'react';
import { readPageAddress, type Locale } from '@tbt/contracts';
import { loadCatalogues, matchPath, type RemoteModule } from '@tbt/web-kit';
import {
  createServerGraph,
  renderTree,
  ServedHeadContext,
  ServerRouter,
  type AskGraph,
  type GraphRequest,
  type PageHeadTags,
} from '@tbt/web-kit/server';
import { App } from '../app';
import { loadParts } from '../hydrated-on-use';
import { PAGE_ANSWERS } from '../shell-pages';
import { routeOf } from '../site/route-table';
import { createLoadedRemotes } from './loaded-remotes';
import type { PageInput, PageMarkup, StyleSheet } from '../site/rendering-messages';
import { classNamesOf, createStyleFinder, styleHashesOf } from './markup-needs';
import { preparePage } from '../prepare-page';

export type Ask = (request: GraphRequest, locale: Locale) => Promise<string>;

export interface RenderedRemote {
  name: string;
  module: RemoteModule;
}

function answersOf(path: string, module: RemoteModule | undefined) {
  const key = routeOf(path)?.key;
  const route = module?.routes.find((each) => matchPath(each.path, path));
  return route?.answers ?? (key && PAGE_ANSWERS[key]) ?? [];
}

export function createPageRendering(
  remote: RenderedRemote | undefined,
  sheets: readonly StyleSheet[],
) {
  const styleSheetsOf = createStyleFinder(sheets);
  const remotes = createLoadedRemotes(remote ? { [remote.name]: remote.module } : {});

  return async (page: PageInput, ask: Ask, signal: AbortSignal): Promise<PageMarkup> => {
    const { address, locale, mayHaveSession, socialNetworks, at } = page;
    const { pathname } = new URL(address, 'http://site');
    const { path } = readPageAddress(pathname);
    await preparePage(path, locale, remote?.module);
    await loadParts();
    await loadCatalogues(locale);
    const askGraph: AskGraph = async (request) =>
      JSON.parse(await ask(request, locale)) as Awaited<ReturnType<AskGraph>>;
    const graph = createServerGraph(askGraph);
    // A member's page may show none of them.
    if (!mayHaveSession) await Promise.all(answersOf(path, remote?.module).map(graph.read));
    const Router = ({ children }: { children: ReactNode }) => (
      <ServerRouter address={address}>{children}</ServerRouter>
    );
    let head: PageHeadTags | undefined;
    const collect = (tags: PageHeadTags) => {
      head = tags;
    };
    const tree = (
      <ServedHeadContext value={collect}>
        <App
          graph={graph.access}
          remotes={remotes}
          socialNetworks={socialNetworks}
          initialViewer={mayHaveSession ? undefined : null}
          router={Router}
        />
      </ServedHeadContext>
    );
    const html = await renderTree({ tree, graph, locale, at, signal });
    const classNames = classNamesOf(html);
    return {
      html,
      classNames,
      data: JSON.stringify(graph.visitorData()),
      head,
      styleSheets: styleSheetsOf(classNames),
      styleHashes: styleHashesOf(html),
    };
  };
}
