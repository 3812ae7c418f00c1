import { setTimeout as pause } from 'node:timers/promises';

/** Waits until the condition holds. @throws Error after `timeoutMs` milliseconds. */
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
