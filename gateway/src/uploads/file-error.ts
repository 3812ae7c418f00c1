import type { MessageKey } from '@tbt/contracts';

export class FileError extends Error {
  constructor(readonly key: MessageKey) {
    super(key);
    this.name = 'FileError';
  }
}
