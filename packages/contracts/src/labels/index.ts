export type { OptionSet } from './en-CA';
export { optionLabel } from './option-label';
export { usStateName } from './us-state-name';
export { provincePhrase, type ProvinceRelation } from './province-phrase';
