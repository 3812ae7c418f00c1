import { createLogger, type Logger } from '../logger';

export const silentLogger = (): Logger => createLogger({ service: 'test', level: 'silent' });

/** Unique across all sequences of this process: 1, 2, 3 … */
export function createSequence(): () => number {
  let last = 0;
  return () => (last += 1);
}
