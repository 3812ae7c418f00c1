export * from './events';
export * from './ids';
export * from './limits';
export * from './messages';
export * from './option-sets';
export * from './paths';
export * from './places';
export * from './rules';
