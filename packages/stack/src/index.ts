export { readSettings, type StackSettings } from './env';
export { createProgress, type Progress } from './progress';
export { runStart } from './run-start';
export { RUNNING_FILE, startStack, type Stack } from './start-stack';
