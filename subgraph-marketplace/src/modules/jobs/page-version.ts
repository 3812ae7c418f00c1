import { createHash } from 'node:crypto';
import type { Job } from './jobs.types';

/** A shift and the transaction that wrote its row last. */
export type VersionedJob = Job & { rowVersion: string };

export type RowState = Pick<VersionedJob, 'id' | 'rowVersion' | 'status'>;

/** Names the state of a page: its size, which rows, in which order, as last written, in which status. */
export const pageVersion = (rows: readonly RowState[], size: number): string =>
  createHash('sha256')
    .update(`${size}:`)
    .update(rows.map(({ id, rowVersion, status }) => `${id}.${rowVersion}.${status}`).join())
    .digest('base64url');
