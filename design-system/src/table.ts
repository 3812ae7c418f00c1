// A separate entry (`@tbt/design-system/table`), which few pages load.
export * from './components/table';
