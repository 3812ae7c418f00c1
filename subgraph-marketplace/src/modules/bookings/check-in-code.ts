import { randomInt } from 'node:crypto';

const CODES = 1_000_000;

/** Six digits for the clinic's screen. */
export const newCheckInCode = (): string => String(randomInt(CODES)).padStart(6, '0');
