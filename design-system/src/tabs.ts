// A separate entry (`@tbt/design-system/tabs`): what opens one part of several.
export * from './components/accordion';
export * from './components/tabs';
