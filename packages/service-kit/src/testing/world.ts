import { createLogger, type Logger } from '../logger';

/** A logger that says nothing. */
export const silentLogger = (): Logger => createLogger({ service: 'test', level: 'silent' });

/** Numbers that no other builder of this process has used: 1, 2, 3 … */
export function createSequence(): () => number {
  let last = 0;
  return () => (last += 1);
}
