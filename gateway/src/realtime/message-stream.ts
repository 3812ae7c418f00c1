import type { ExecutionResult } from 'graphql';
import type { EventSource } from './event-source';

export type MessageStreamOptions = {
  events: EventSource;
  userId: number;
  /** One conversation; all when null. */
  conversationId: string | null;
  /** Reads a message again as the subscriber; null when it is not visible to them. */
  read(messageId: number): Promise<ExecutionResult | null>;
  /** Told when the subscriber reads too slowly to be served. */
  onOverflow(): void;
};

const WAITING_MAX = 256;

/**
 * Results for one subscriber, one per event. Written by hand: `return()` of an async generator would
 * wait for the next event before it lets go.
 */
export function messageStream(
  options: MessageStreamOptions,
): AsyncIterableIterator<ExecutionResult> {
  const { events, userId, conversationId, read, onOverflow } = options;
  const waiting: number[] = [];
  let wake: (() => void) | null = null;
  let isDone = false;

  const stop = events.listen(userId, (event) => {
    if (event.type !== 'message') return;
    const { message } = event;
    if (conversationId !== null && String(message.conversationId) !== conversationId) return;
    if (waiting.length >= WAITING_MAX) {
      finish();
      onOverflow();
      return;
    }
    waiting.push(message.messageId);
    wake?.();
  });

  const finish = () => {
    isDone = true;
    stop();
    waiting.length = 0;
    wake?.();
  };

  const next = async (): Promise<IteratorResult<ExecutionResult>> => {
    for (;;) {
      if (isDone) return { done: true, value: undefined };
      const messageId = waiting.shift();
      if (messageId === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        wake = null;
        continue;
      }
      const value = await read(messageId);
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
