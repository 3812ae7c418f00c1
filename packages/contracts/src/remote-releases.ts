/** Grows by one with every change of the shell that breaks older remotes. */
export const REMOTE_CONTRACT_VERSION = 7;

export interface ServerBuild {
  /** Site path or absolute address of its one file. */
  entry: string;
  integrity: string;
}

export interface RemoteRelease {
  version: string;
  /** Site path, or absolute address in development. */
  entry: string;
  /** Subresource integrity; absent in development. */
  integrity?: string;
  contractVersion: number;
  /** Build for Node, which renders pages on the server; absent in development. */
  server?: ServerBuild;
  /** Process id of the development server; the remote is skipped when it no longer runs. */
  servedBy?: number;
}

export type RemoteRegistry = Readonly<Record<string, RemoteRelease>>;
