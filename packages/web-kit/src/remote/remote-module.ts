import type { ComponentType } from 'react';
import { REMOTE_CONTRACT_VERSION, type Locale } from '@tbt/contracts';
import type { TypedDocumentNode } from '../queries';

export interface RemoteRoute {
  /** Path pattern of the site, for example `/jobs/:id`. */
  path: string;
  /** Message id of the document title; default: the shell's for this path. */
  title?: string;
  /** Message id of the meta description; default: the shell's. */
  description?: string;
  /** What it reads by `useAnswer`: comes with the page that the server renders for a visitor. */
  answers?: readonly TypedDocumentNode<unknown, never>[];
  /** @param locale - of the texts that the page loads with its code */
  load: (locale: Locale) => Promise<ComponentType>;
}

/** What every micro-frontend exposes as `./app`. */
export interface RemoteModule {
  contractVersion: number;
  routes: readonly RemoteRoute[];
  /** Components for named slots of the shell and other pages. */
  widgets: Readonly<Record<string, ComponentType>>;
}

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

/** Type guard of a loaded module; an incompatible build is rejected. */
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
