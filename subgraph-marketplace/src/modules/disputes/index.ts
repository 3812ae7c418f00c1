export { createDisputes, type DisputeServices } from './create-disputes';
export type { DisputeLoaders } from './disputes.loaders';
export { disputesResolvers } from './disputes.resolvers';
export type { Dispute, DisputeEvidence, DisputeRuling } from './disputes.types';
