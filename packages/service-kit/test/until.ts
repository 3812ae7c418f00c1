import { setTimeout as pause } from 'node:timers/promises';

/** @throws Error when the condition is still false after `timeoutMs` milliseconds. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  everyMs = 10,
  timeoutMs = 5_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs} ms in vain`);
    await pause(everyMs);
  }
}
