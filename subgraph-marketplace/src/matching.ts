export {
  createMatchReading,
  createMatchingQueries,
  isEligible,
  rankScore,
  scoreOf,
  rotationBonuses,
  type PairFacts,
  type PersonFacts,
  type ShiftFacts,
} from './modules/matching';
