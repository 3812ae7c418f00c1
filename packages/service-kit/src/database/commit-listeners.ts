import type { Pool } from 'pg';

type Listener = () => void;

const listeners = new WeakMap<Pool, Set<Listener>>();
const writers = new WeakSet<object>();

export function markOutboxWriter(tx: object): void {
  writers.add(tx);
}

export const wroteOutbox = (tx: object): boolean => writers.has(tx);

/** Calls back after every commit that wrote outbox rows. @returns an unsubscribe function. */
export function onOutboxCommit(pool: Pool, listener: Listener): () => void {
  const ofPool = listeners.get(pool) ?? new Set();
  listeners.set(pool, ofPool.add(listener));
  return () => void ofPool.delete(listener);
}

export function announceOutboxCommit(pool: Pool): void {
  for (const listener of listeners.get(pool) ?? []) listener();
}
