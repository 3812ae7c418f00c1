import type { Locale, RemoteRegistry } from '@tbt/contracts';

/** Id of the element with the server's data for the page. */
export const SITE_DATA_ID = 'site-data';

export interface SiteData {
  locale: Locale;
  registry: RemoteRegistry;
  /** False when the request had no session cookie. */
  mayHaveSession: boolean;
}
