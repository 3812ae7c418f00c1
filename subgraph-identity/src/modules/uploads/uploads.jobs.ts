import type { Clock, FileStorage, Logger } from '@tbt/service-kit';
import { keyOfFile, UPLOAD_FOLDERS } from './upload-keys';
import type { Upload, UploadsQueries } from './uploads.queries';

type Parts = {
  uploads: UploadsQueries;
  files: FileStorage;
  removeFiles: (gone: readonly Pick<Upload, 'kind' | 'key'>[]) => Promise<void>;
  clock: Clock;
  logger: Logger;
};

const KEPT_MS = 24 * 60 * 60 * 1000;
const BATCH = 500;

export function createUploadsCollector({ uploads, files, removeFiles, clock, logger }: Parts) {
  const removeUnused = async (before: Date): Promise<number> => {
    let removed = 0;
    for (;;) {
      const gone = await uploads.removeUnusedBefore(before, BATCH);
      await removeFiles(gone);
      removed += gone.length;
      if (gone.length < BATCH) return removed;
    }
  };

  type Found = { key: string; fileKey: string; storedAt: Date };

  /** Compares a key range of files with the records of the same range. */
  const compare = async (
    found: readonly Found[],
    stretch: { folder: string; after: string; isLast: boolean },
    before: Date,
  ): Promise<{ orphans: number; missing: number }> => {
    const until = stretch.isLast ? null : (found.at(-1)?.key ?? null);
    const known = new Set(await uploads.keysBetween(stretch.folder, stretch.after, until));
    const orphans = found.filter(({ key, storedAt }) => !known.has(key) && storedAt < before);
    for (const { fileKey } of orphans) await files.remove(fileKey);
    const here = new Set(found.map(({ key }) => key));
    return { orphans: orphans.length, missing: [...known].filter((key) => !here.has(key)).length };
  };

  const compareFolder = async (folder: string, before: Date) => {
    const sum = { orphans: 0, missing: 0 };
    let found: Found[] = [];
    let after = '';
    const flush = async (isLast: boolean) => {
      const { orphans, missing } = await compare(found, { folder, after, isLast }, before);
      sum.orphans += orphans;
      sum.missing += missing;
      after = found.at(-1)?.key ?? after;
      found = [];
    };
    for await (const { key: fileKey, storedAt } of files.list(folder)) {
      const key = keyOfFile(fileKey);
      // A photo's sizes stay in one range.
      if (found.length >= BATCH && key !== found.at(-1)?.key) await flush(false);
      found.push({ key, fileKey, storedAt });
    }
    await flush(true);
    return sum;
  };

  return {
    /**
     * Deletes records unused for a day with their files, and files without a record.
     * A used record without a file is only logged: an unmounted disk must not delete records.
     */
    collect: async (): Promise<{ unused: number; orphans: number; missing: number }> => {
      const before = new Date(clock.now().getTime() - KEPT_MS);
      await files.removeUnfinished(before);
      const unused = await removeUnused(before);
      const sum = { unused, orphans: 0, missing: 0 };
      for (const folder of UPLOAD_FOLDERS) {
        const { orphans, missing } = await compareFolder(folder, before);
        sum.orphans += orphans;
        sum.missing += missing;
      }
      if (sum.missing > 0) logger.error(sum, 'Files of uploads are missing in the storage');
      return sum;
    },
  };
}
