/** Grows by one whenever a remote of the earlier number would no longer work in the shell. */
export const REMOTE_CONTRACT_VERSION = 2;

/** One published build of a micro-frontend. */
export interface RemoteRelease {
  version: string;
  /** Address of the entry script: a path of the site, or an absolute address in development. */
  entry: string;
  /** Subresource integrity of the entry script; absent in development. */
  integrity?: string;
  /** Contract of shell and remotes that the build was made for. */
  contractVersion: number;
  /** Id of the process that serves it, in development: without it there is nothing to load. */
  servedBy?: number;
}

/** The release registry, `remotes.json`: which build of each micro-frontend is live. */
export type RemoteRegistry = Readonly<Record<string, RemoteRelease>>;
