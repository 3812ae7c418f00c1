import { createHash } from 'node:crypto';
import type { Job } from '../jobs.types';

export type VersionedJob = Job & { rowVersion: string };

export type RowState = Pick<VersionedJob, 'id' | 'rowVersion' | 'status'>;

/** Hash over size, rows, order, last writes and statuses. */
export const pageVersion = (rows: readonly RowState[], size: number): string =>
  createHash('sha256')
    .update(`${size}:`)
    .update(rows.map(({ id, rowVersion, status }) => `${id}.${rowVersion}.${status}`).join())
    .digest('base64url');
