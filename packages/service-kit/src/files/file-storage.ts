import type { Readable } from 'node:stream';

export type StoredFile = {
  key: string;
  /** Bytes. */
  size: number;
  storedAt: Date;
};

/**
 * Where files live, whatever holds them. A key is made by us, never by a person: lower-case letters,
 * digits, dots, dashes and slashes, for example `photos/7/3f2c….webp`.
 */
export type FileStorage = {
  /** @throws NotReadyError when there is no room for a file. */
  ready(): Promise<void>;
  /** Stores all of it or nothing; the same key again replaces it. @throws DomainError UNAVAILABLE when it is full or away. */
  put(key: string, content: Readable | Buffer): Promise<StoredFile>;
  /** Null when there is no such file. */
  open(key: string): Promise<(StoredFile & { content: Readable }) | null>;
  /** Says nothing about a file that is not there. */
  remove(key: string): Promise<void>;
  /** Forgets what began to come before that time and never came whole. */
  removeUnfinished(before: Date): Promise<void>;
  /** Every file whose key begins with the prefix, in the order of keys. */
  list(prefix: string): AsyncIterable<StoredFile>;
};

const KEY = /^[a-z0-9][a-z0-9-]*(?:[./][a-z0-9-]+)*$/;

/** Keys come from our own code: one of another form is a bug, never a way out of the storage. */
export function assertFileKey(key: string): void {
  if (!KEY.test(key)) throw new Error('a file key has another form');
}
