import type { MessageKey } from '@tbt/contracts';

/** A rejected file, with the reason. */
export class FileError extends Error {
  constructor(readonly key: MessageKey) {
    super(key);
    this.name = 'FileError';
  }
}
