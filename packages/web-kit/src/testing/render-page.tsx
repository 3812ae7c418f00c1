import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApolloProvider } from '@apollo/client/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import type { Locale } from '@tbt/contracts';
import { Toaster } from '@tbt/design-system';
import { createGraphClient } from '../graph';
import { activateLocale, LocaleProvider } from '../i18n';
import { RealtimeProvider } from '../realtime';
import { SessionProvider, type SessionViewer } from '../session';
import { openFakeSocket } from './fake-socket';
import { answeringLink, type GraphAnswers } from './graph-answers';

export interface RenderPageOptions {
  /** Address the page is opened at. */
  at?: string;
  /** Pattern of the page's route, for its parameters; default: any address. */
  path?: string;
  graph?: GraphAnswers;
  /** Who is signed in; default nobody. */
  viewer?: SessionViewer | null;
  locale?: Locale;
}

export interface RenderedPage extends RenderResult {
  /** The address now, path and query. */
  address: () => string;
}

/** Renders a page as the shell would: texts, session, graph, router, live messages and toasts. */
export async function renderPage(
  page: ReactNode,
  { at = '/', path = '*', graph = {}, viewer = null, locale = 'en-CA' }: RenderPageOptions = {},
): Promise<RenderedPage> {
  await activateLocale(locale);
  const client = createGraphClient({ link: answeringLink(graph) });
  let current = at;
  function Address() {
    const { pathname, search } = useLocation();
    current = pathname + search;
    return null;
  }
  const tree = (
    <LocaleProvider>
      <MemoryRouter initialEntries={[at]}>
        <ApolloProvider client={client}>
          <SessionProvider initialViewer={viewer}>
            <RealtimeProvider
              open={openFakeSocket}
              onNotice={() => undefined}
              onSessionEnded={() => undefined}
            >
              <Address />
              <Routes>
                <Route path={path} element={page} />
                <Route path="*" element={null} />
              </Routes>
              <Toaster label="Notices" closeLabel="Close" />
            </RealtimeProvider>
          </SessionProvider>
        </ApolloProvider>
      </MemoryRouter>
    </LocaleProvider>
  );
  // Parts that wait for code or data settle inside one act, as React asks of them.
  const view = await act(async () => render(tree));
  return { ...view, address: () => current };
}
