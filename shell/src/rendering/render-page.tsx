import type { ReactNode } from 'react';
import { readPageAddress, type Locale } from '@tbt/contracts';
import { loadCatalogues, type RemoteModule } from '@tbt/web-kit';
import {
  createServerClient,
  renderTree,
  ServerRouter,
  type AskGraph,
  type GraphRequest,
} from '@tbt/web-kit/server';
import { App } from '../app';
import { createLoadedRemotes } from './loaded-remotes';
import type { PageInput, PageMarkup, StyleSheet } from '../site/rendering-messages';
import { createStyleFinder, styleHashesOf } from './markup-needs';
import { preparePage } from '../prepare-page';

/** Sends a request to the graph and resolves with the answer's text. */
export type Ask = (request: GraphRequest, locale: Locale) => Promise<string>;

export interface RenderedRemote {
  name: string;
  module: RemoteModule;
}

/** Renders pages of the shell, or of one remote. */
export function createPageRendering(
  remote: RenderedRemote | undefined,
  sheets: readonly StyleSheet[],
) {
  const styleSheetsOf = createStyleFinder(sheets);
  const remotes = createLoadedRemotes(remote ? { [remote.name]: remote.module } : {});

  return async (page: PageInput, ask: Ask, signal: AbortSignal): Promise<PageMarkup> => {
    const { address, locale, mayHaveSession, socialNetworks, at } = page;
    const { pathname } = new URL(address, 'http://site');
    await preparePage(readPageAddress(pathname).path, locale, remote?.module);
    await loadCatalogues(locale);
    const askGraph: AskGraph = async (request) =>
      JSON.parse(await ask(request, locale)) as Awaited<ReturnType<AskGraph>>;
    const { client, visitorData } = createServerClient(askGraph);
    const Router = ({ children }: { children: ReactNode }) => (
      <ServerRouter address={address}>{children}</ServerRouter>
    );
    const tree = (
      <App
        client={client}
        remotes={remotes}
        socialNetworks={socialNetworks}
        initialViewer={mayHaveSession ? undefined : null}
        router={Router}
      />
    );
    try {
      const html = await renderTree({ tree, client, locale, at, signal });
      return {
        html,
        data: JSON.stringify(visitorData()),
        styleSheets: styleSheetsOf(html),
        styleHashes: styleHashesOf(html),
      };
    } finally {
      client.stop();
    }
  };
}
