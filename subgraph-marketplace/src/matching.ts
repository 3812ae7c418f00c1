export {
  createMatchReading,
  createMatchingRepository,
  isEligible,
  rankScore,
  scoreOf,
  rotationBonuses,
  type PairFacts,
  type PersonFacts,
  type ShiftFacts,
} from './modules/matching';
