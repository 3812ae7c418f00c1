import type { MessageKey } from '@tbt/contracts';

/** A file that is not taken, and why. */
export class FileError extends Error {
  constructor(readonly key: MessageKey) {
    super(key);
    this.name = 'FileError';
  }
}
