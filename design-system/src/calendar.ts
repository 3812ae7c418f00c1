// A separate entry (`@tbt/design-system/calendar`), which few pages load.
export * from './components/calendar';
