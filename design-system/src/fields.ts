// A separate entry (`@tbt/design-system/fields`): what members' forms have beside plain fields.
export * from './components/checkbox-group';
export * from './components/error-summary';
export * from './components/file-button';
export {
  sortFiles,
  type FileLimits,
  type FileProblem,
  type RefusedFile,
} from './components/file-drop/file-limits';
export * from './components/number-field';
export * from './components/password-field';
export * from './components/rating';
export * from './components/stepper';
export * from './components/switch';
export * from './components/time-field';
