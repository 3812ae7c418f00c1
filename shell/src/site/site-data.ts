import type { Locale, RemoteRegistry } from '@tbt/contracts';
import type { SocialNetwork } from './social-networks';

export const SITE_DATA_ID = 'site-data';

export interface SiteData {
  locale: Locale;
  registry: RemoteRegistry;
  /** False when the request had no session cookie. */
  mayHaveSession: boolean;
  socialNetworks: readonly SocialNetwork[];
}

/** Id of the element with the data of a page that the server rendered; absent for other pages. */
export const RENDERED_DATA_ID = 'rendered-data';

export interface RenderedData {
  /** Milliseconds since 1970 that the page takes for now. */
  at: number;
  /** The queries' results, see `VisitorData` of web-kit. */
  data: { cache: object; queries: readonly string[]; answers: Record<string, unknown> };
}
