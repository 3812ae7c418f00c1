import type { LiveEventName, LiveEvents } from '@tbt/contracts';
import type { Logger } from '../logger';
import type { LiveHandler } from './bus';

type AnyHandler = (payload: never) => void;

export type LiveSignals = {
  subscribe<N extends LiveEventName>(name: N, handler: LiveHandler<N>): () => void;
  deliver(name: string, payload: unknown): void;
  onMissed(handler: () => void): () => void;
  miss(): void;
};

export function createLiveSignals(logger?: Logger): LiveSignals {
  const handlers = new Map<string, Set<AnyHandler>>();
  const missed = new Set<() => void>();
  return {
    onMissed: (handler) => {
      missed.add(handler);
      return () => void missed.delete(handler);
    },
    miss: () => missed.forEach((handler) => handler()),
    subscribe: (name, handler) => {
      const ofName = handlers.get(name) ?? new Set<AnyHandler>();
      handlers.set(name, ofName.add(handler));
      return () => void ofName.delete(handler);
    },
    deliver: (name, payload) => {
      for (const handler of handlers.get(name) ?? []) {
        try {
          (handler as (payload: unknown) => void)(payload as LiveEvents[LiveEventName]);
        } catch (err) {
          logger?.error({ err, signal: name }, 'A listener of a live signal failed');
        }
      }
    },
  };
}
