import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderStatic } from '@apollo/client/react/ssr';
import type { ApolloClient } from '@apollo/client';
import type { Locale } from '@tbt/contracts';
import { fixClock } from '../clock';
import { enterLocale } from '../i18n/locale-store';

const LEFT_TO_BROWSER = '<!--$!-->';

export interface RenderOptions {
  tree: ReactNode;
  client: ApolloClient;
  locale: Locale;
  /** Milliseconds since 1970 that the page takes for now. */
  at: number;
  signal?: AbortSignal;
}

/**
 * Renders until no query is left. Language and clock belong to the process: each pass is synchronous
 * and sets them, so that renderings of several visitors may alternate.
 * @throws Error when a part failed.
 */
export async function renderTree({
  tree,
  client,
  locale,
  at,
  signal,
}: RenderOptions): Promise<string> {
  const { result } = await prerenderStatic({
    tree,
    context: { client },
    signal,
    renderFunction: (element) => {
      enterLocale(locale);
      fixClock(at);
      try {
        return renderToString(element);
      } finally {
        fixClock(undefined);
      }
    },
  });
  if (result.includes(LEFT_TO_BROWSER)) throw new Error('a part of the page was not rendered');
  return result;
}
