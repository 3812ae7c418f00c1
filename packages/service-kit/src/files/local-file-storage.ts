import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { unavailable } from '../errors';
import { NotReadyError } from '../http/not-ready-error';
import { assertFileKey, type FileStorage, type StoredFile } from './file-storage';

const PARTIAL_SUFFIX = '.coming';
/** Free bytes below which the disk counts as full. */
const ROOM_MIN = 64 * 1024 * 1024;
/** Errors that may be temporary. */
const TRANSIENT_CODES = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EACCES', 'EMFILE', 'ENFILE'];

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** Files in a local directory; written under a temporary name until complete. */
export function createLocalFileStorage(directory: string): FileStorage {
  const pathOf = (key: string): string => {
    assertFileKey(key);
    return join(directory, key);
  };

  const look = async (key: string): Promise<StoredFile | null> => {
    try {
      const found = await stat(pathOf(key));
      return found.isFile() ? { key, size: found.size, storedAt: found.mtime } : null;
    } catch (error) {
      if (isMissing(error) || codeOf(error) === 'ENOTDIR') return null;
      throw error;
    }
  };

  async function* filesBelow(folder: string): AsyncGenerator<string> {
    const entries = await readdir(join(directory, folder), { withFileTypes: true }).catch(
      (error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      },
    );
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) yield* filesBelow(path);
      else yield path;
    }
  }

  return {
    ready: async () => {
      await mkdir(directory, { recursive: true }).catch(() => undefined);
      const { bavail, bsize } = await statfs(directory).catch((error: unknown) => {
        throw new NotReadyError(['files'], error);
      });
      if (bavail * bsize < ROOM_MIN) throw new NotReadyError(['disk: full']);
    },
    put: async (key, content) => {
      const path = pathOf(key);
      const coming = `${path}.${randomUUID()}${PARTIAL_SUFFIX}`;
      try {
        await mkdir(dirname(path), { recursive: true });
        const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
        await pipeline(source, createWriteStream(coming, { mode: 0o640, flush: true }));
        await rename(coming, path);
      } catch (error) {
        await rm(coming, { force: true }).catch(() => undefined);
        if (TRANSIENT_CODES.includes(codeOf(error))) throw unavailable(undefined, error);
        throw error;
      }
      const stored = await look(key);
      if (!stored) throw new Error('a file that was just stored is gone');
      return stored;
    },
    open: async (key) => {
      const stored = await look(key);
      return stored && { ...stored, content: createReadStream(pathOf(key)) };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: async function* list(prefix) {
      const folder = prefix.slice(0, Math.max(0, prefix.lastIndexOf('/')));
      for await (const key of filesBelow(folder)) {
        const isListed = key.startsWith(prefix) && !key.endsWith(PARTIAL_SUFFIX);
        const stored = isListed ? await look(key) : null;
        if (stored) yield stored;
      }
    },
    removeUnfinished: async (before) => {
      for await (const name of filesBelow('')) {
        if (!name.endsWith(PARTIAL_SUFFIX)) continue;
        const path = join(directory, name);
        const found = await stat(path).catch(() => null);
        if (found && found.mtime < before) await rm(path, { force: true });
      }
    },
  };
}
