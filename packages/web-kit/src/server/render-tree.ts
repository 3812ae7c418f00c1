import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Locale } from '@tbt/contracts';
import { fixClock } from '../clock';
import { enterLocale } from '../i18n/locale-store';
import type { ServerGraph } from './create-server-graph';

const LEFT_TO_BROWSER = '<!--$!-->';

export interface RenderOptions {
  tree: ReactNode;
  graph: Pick<ServerGraph, 'fetchMissing'>;
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
  graph,
  locale,
  at,
  signal,
}: RenderOptions): Promise<string> {
  let html: string;
  do {
    signal?.throwIfAborted();
    enterLocale(locale);
    fixClock(at);
    try {
      html = renderToString(tree);
    } finally {
      fixClock(undefined);
    }
  } while (await graph.fetchMissing());
  if (html.includes(LEFT_TO_BROWSER)) throw new Error('a part of the page was not rendered');
  return html;
}
