// A separate entry (`@tbt/design-system/fields`): what members' forms have beside plain fields.
export * from './components/checkbox-group';
export * from './components/error-summary';
export * from './components/number-field';
export * from './components/rating';
export * from './components/stepper';
export * from './components/time-field';
