export { createReliabilityLoaders, type ReliabilityLoaders } from './reliability.loaders';
export { createReliabilityRepository, type ReliabilityRepository } from './reliability.repository';
export { reliabilityResolvers } from './reliability.resolvers';
export { changesOf } from './reliability-score';
export { readScoresBy } from './reliability.queries';
export { createReliabilityService, type ReliabilityService } from './reliability.service';
export type { Reliability, ReliabilityEntry, ScoreChange } from './reliability.types';
