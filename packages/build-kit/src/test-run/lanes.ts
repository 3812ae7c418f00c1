import type { Suite } from './suites';

/**
 * Puts suites side by side: neighbours that have lanes form one step, a list for each lane; a suite
 * without one has a step for itself.
 * @returns steps, one after the other; the lists of a step at the same time.
 */
export function inLanes(suites: readonly Suite[]): readonly (readonly Suite[])[][] {
  const steps: Suite[][][] = [];
  let open: Suite[][] | undefined;
  for (const suite of suites) {
    if (!suite.lane) {
      open = undefined;
      steps.push([[suite]]);
      continue;
    }
    if (!open) steps.push((open = []));
    const own = open.find(([first]) => first?.lane === suite.lane);
    if (own) own.push(suite);
    else open.push([suite]);
  }
  return steps;
}
