export {
  createMatchReading,
  createMatchingRepository,
  isEligible,
  orderOf,
  scoreOf,
  turnsOf,
  type PairFacts,
  type PersonFacts,
  type ShiftFacts,
} from './modules/matching';
