import { setTimeout as pause } from 'node:timers/promises';

const ARRIVAL_MS = 500;
const ARRIVAL_STEP_MS = 25;

/** Polls for half a second. @returns whether it arrived. */
export async function waitUntil(isThere: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + ARRIVAL_MS;
  while (!(await isThere())) {
    if (Date.now() >= deadline) return false;
    await pause(ARRIVAL_STEP_MS);
  }
  return true;
}
