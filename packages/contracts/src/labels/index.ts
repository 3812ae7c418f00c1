export type { OptionSet } from './en-CA';
export { optionLabel } from './option-label';
export { provincePhrase, type ProvinceRelation } from './province-phrase';
