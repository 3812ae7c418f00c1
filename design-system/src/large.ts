// A separate entry (`@tbt/design-system/large`): what no page needs at first.
export * from './components/combobox';
export * from './components/date-range';
export * from './components/pagination';
export * from './components/tooltip';
