export type { EntryList } from './entry-list-plugin';
export { containerName, federationPreset, type FederationOptions } from './federation-preset';
export { serverPreset, type ServerOptions } from './server-preset';
export { workerPreset, type WorkerOptions } from './worker-preset';
