import type { Locale, RemoteRegistry } from '@tbt/contracts';
import type { SocialNetwork } from './social-networks';

/** Id of the element with the server's data for the page. */
export const SITE_DATA_ID = 'site-data';

export interface SiteData {
  locale: Locale;
  registry: RemoteRegistry;
  /** False when the request had no session cookie. */
  mayHaveSession: boolean;
  socialNetworks: readonly SocialNetwork[];
}
