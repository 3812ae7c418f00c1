export {
  createMatchReading,
  createMatchingRepository,
  isEligible,
  scoreOf,
  type PairFacts,
  type PersonFacts,
  type ShiftFacts,
} from './modules/matching';
