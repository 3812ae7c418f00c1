import type { JobStatus } from '@tbt/contracts';

export const JOB_TRANSITIONS = {
  /** Invited professionals first; not public until then. */
  invite: { from: ['active'], to: 'invited', by: 'clinic' },
  publish: { from: ['invited'], to: 'active', by: 'clock' },
  book: { from: ['active', 'invited'], to: 'booked', by: 'clinic' },
  close: { from: ['draft', 'invited', 'active', 'booked'], to: 'closed', by: 'clinic' },
  reopen: { from: ['booked'], to: 'active', by: 'clock' },
  expire: { from: ['active'], to: 'expired', by: 'clock' },
  /** The booking was cancelled and the shift has started. */
  lapse: { from: ['booked'], to: 'expired', by: 'clock' },
} as const satisfies Record<
  string,
  { from: readonly JobStatus[]; to: JobStatus; by: 'clinic' | 'clock' }
>;

/** Statuses in which a shift was never public. */
export const UNPUBLISHED_STATUSES: readonly JobStatus[] = ['draft', 'invited'];
