export {
  createReliabilityLadderQueries,
  type ReliabilityLadder,
  type ReliabilityLadderQueries,
} from './ladder/reliability-ladder.queries';
export {
  createReliabilityLadderService,
  type ReliabilityLadderService,
} from './ladder/reliability-ladder.service';
export { createReliabilityLoaders, type ReliabilityLoaders } from './reliability.loaders';
export { createReliabilityQueries, type ReliabilityQueries } from './reliability.queries';
export { reliabilityResolvers } from './reliability.resolvers';
export { changesOf } from './reliability-score';
export { readScoresBy } from './read-scores';
export { createReliabilityService, type ReliabilityService } from './reliability.service';
export type { Reliability, ReliabilityEntry, ScoreChange } from './reliability.types';
