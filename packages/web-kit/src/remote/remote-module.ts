import type { ComponentType } from 'react';
import { REMOTE_CONTRACT_VERSION } from '@tbt/contracts';

/** One page of a micro-frontend. */
export interface RemoteRoute {
  /** Path pattern from the root of the site, for example `/jobs/:id`. */
  path: string;
  /** Message id of the document title; absent: the shell's text for this path. */
  title?: string;
  /** Message id of the description for search engines; absent: the shell's text. */
  description?: string;
  /** Fetches the page's code; called again after a failure. */
  load: () => Promise<ComponentType>;
}

/** What every micro-frontend exposes as `./app`, and all the shell knows of it. */
export interface RemoteModule {
  contractVersion: number;
  routes: readonly RemoteRoute[];
  /** Parts that fill named slots of the shell and of other pages, by slot name. */
  widgets: Readonly<Record<string, ComponentType>>;
}

/** A remote module of the contract version that this build knows. */
export function defineRemote(module: {
  routes: readonly RemoteRoute[];
  widgets?: Readonly<Record<string, ComponentType>>;
}): RemoteModule {
  return {
    contractVersion: REMOTE_CONTRACT_VERSION,
    routes: module.routes,
    widgets: module.widgets ?? {},
  };
}

/** Narrows what came over the network; a build from another world is refused instead of rendered. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  const module = value as Partial<RemoteModule> | null;
  return (
    typeof module === 'object' &&
    module !== null &&
    typeof module.contractVersion === 'number' &&
    Array.isArray(module.routes) &&
    typeof module.widgets === 'object' &&
    module.widgets !== null
  );
}
