import type { Locale, RemoteRegistry } from '@tbt/contracts';

/** Id of the element by which the server hands the page what it knows already. */
export const SITE_DATA_ID = 'site-data';

export interface SiteData {
  locale: Locale;
  registry: RemoteRegistry;
  /** False when the request carried no session: nobody needs to be asked for. */
  mayHaveSession: boolean;
}
