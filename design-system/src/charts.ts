// A separate entry (`@tbt/design-system/charts`), which few pages load.
export * from './components/chart-frame';
