import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Lets one call of each caller go on in a turn of the event loop. Calls that arrive together would
 * otherwise run one after the other before anything else is served.
 */
export function createTurns(): (caller: string) => Promise<void> {
  const lastOf = new Map<string, Promise<void>>();
  return async (caller) => {
    const turn = Promise.resolve(lastOf.get(caller)).then(() => nextTurn());
    lastOf.set(caller, turn);
    await turn;
    if (lastOf.get(caller) === turn) lastOf.delete(caller);
  };
}
