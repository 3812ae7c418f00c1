export type { EntryList } from './entry-list-plugin';
export { containerName, federationPreset, type FederationOptions } from './federation-preset';
