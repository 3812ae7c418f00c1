/** Written before the service worker's script by the server. */
export interface WorkerBuild {
  /** Addresses of the files with which every page starts. */
  files: readonly string[];
}
