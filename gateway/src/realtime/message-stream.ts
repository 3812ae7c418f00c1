import type { ExecutionResult } from 'graphql';
import type { UserEvents, UserEvent } from './user-events';

export type MessageStreamOptions = {
  events: UserEvents;
  userId: number;
  /** Null for an event of no interest. */
  keyOf(event: UserEvent): number | null;
  /** Null when it is not visible to the subscriber. */
  read(id: number): Promise<ExecutionResult | null>;
  /** Called when messages are lost: the subscriber reads too slowly, or the bus was away. */
  onLost(): void;
};

const WAITING_MAX = 256;

/** Hand-written: `return()` of an async generator would wait for the next event. */
export function messageStream(
  options: MessageStreamOptions,
): AsyncIterableIterator<ExecutionResult> {
  const { events, userId, keyOf, read, onLost } = options;
  const waiting: number[] = [];
  let wake: (() => void) | null = null;
  let isDone = false;

  const hear = (event: UserEvent) => {
    const key = keyOf(event);
    if (event.type === 'missed' || (key !== null && waiting.length >= WAITING_MAX)) {
      finish();
      onLost();
      return;
    }
    if (key === null) return;
    waiting.push(key);
    wake?.();
  };
  events.listen(userId, hear);

  const finish = () => {
    isDone = true;
    events.unlisten(userId, hear);
    waiting.length = 0;
    wake?.();
  };

  const next = async (): Promise<IteratorResult<ExecutionResult>> => {
    for (;;) {
      if (isDone) return { done: true, value: undefined };
      const key = waiting.shift();
      if (key === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        wake = null;
        continue;
      }
      const value = await read(key);
      if (value && !isDone) return { done: false, value };
    }
  };

  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next,
    async return() {
      finish();
      return { done: true, value: undefined };
    },
    async throw(error) {
      finish();
      throw error;
    },
  };
}
