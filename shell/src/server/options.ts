import type { Logger } from '@tbt/service-kit';
import type { SocialNetwork } from '../site/social-networks';

export interface SiteServerOptions {
  gatewayUrl: string;
  /** Folder of `remotes.json` and the remotes' files. */
  releasesDir: string;
  siteDir: string;
  /** The shell's build for Node, which renders pages; without it browsers do. */
  rendererFile?: string;
  /** For a page to be rendered; milliseconds. */
  renderDeadlineMs?: number;
  /** Public address of the site; names of this machine are served too. */
  publicUrl: string;
  /** Shared with the gateway, which trusts forwarded addresses only with it. */
  proxySecret?: string;
  /** Addresses of load balancers, which name the visitor's in `X-Forwarded-For`. */
  balancers?: readonly string[];
  /** Milliseconds the clock of all services is ahead. */
  demoClock?: number;
  socialNetworks?: readonly SocialNetwork[];
  /** For a forwarded request or its answer to go on; milliseconds. */
  idleMs?: number;
  exposeMetrics?: boolean;
  logger: Logger;
}
