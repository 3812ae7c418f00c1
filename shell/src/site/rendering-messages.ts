import type { Locale } from '@tbt/contracts';
import type { SocialNetwork } from './social-networks';

export interface StyleSheet {
  href: string;
  names: readonly string[];
}

/** A release whose page is rendered; absent for pages of the shell. */
export interface ReleaseCode {
  name: string;
  /** Address of the file, for stack traces. */
  entry: string;
  code: string;
}

export interface WorkerInput {
  /** Public origin of the site. */
  origin: string;
  release: ReleaseCode | undefined;
  styleSheets: readonly StyleSheet[];
}

export interface PageInput {
  address: string;
  locale: Locale;
  mayHaveSession: boolean;
  socialNetworks: readonly SocialNetwork[];
  /** Milliseconds since 1970 that the page takes for now. */
  at: number;
}

export interface PageHead {
  title: string;
  description: string;
  keywords?: string;
  structuredData?: Readonly<Record<string, unknown>>;
}

export interface PageMarkup {
  html: string;
  /** The queries' results as JSON. */
  data: string;
  /** Head tags that the page asked for. */
  head?: PageHead | undefined;
  /** That occur in it. */
  classNames: readonly string[];
  /** Addresses of the style sheets that it needs, in order. */
  styleSheets: readonly string[];
  styleHashes: readonly string[];
}

/** What a visitor gets. */
export interface RenderedPage extends PageMarkup {
  /** Milliseconds since 1970 that it takes for now. */
  at: number;
}

export type ToWorker =
  | { type: 'render'; id: number; page: PageInput }
  | { type: 'cancel'; id: number }
  /** Text of the graph's answer; null when there is none. */
  | { type: 'answer'; query: number; text: string | null }
  | { type: 'ping' };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'pong' }
  | { type: 'query'; id: number; query: number; locale: Locale; request: object }
  | { type: 'rendered'; id: number; markup: PageMarkup }
  | { type: 'failed'; id: number; reason: string };
