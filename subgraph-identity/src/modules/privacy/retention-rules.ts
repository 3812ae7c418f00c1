import { KIT_RETENTION, type RetentionRule } from '@tbt/service-kit';

/** Shown on the privacy page and applied every night. */
export const IDENTITY_RETENTION: readonly RetentionRule[] = [
  ...KIT_RETENTION,
  {
    table: 'sessions',
    what: 'log-ins that have ended',
    days: 1,
    because: 'only an open log-in is needed',
    deletes: 'DELETE FROM sessions WHERE least(expires_at, coalesce(revoked_at, expires_at)) < $1',
  },
  {
    table: 'data_exports',
    what: 'records of copies that were handed out',
    days: 365,
    because: 'to answer when a user was given their data',
    deletes: `DELETE FROM data_exports WHERE status = 'expired' AND requested_at < $1`,
  },
  {
    table: 'entitlements',
    what: 'which clinic may see whose details',
    days: 400,
    because: 'it is looked at for 90 days after the last work together',
    deletes: 'DELETE FROM entitlements WHERE at < $1',
  },
  {
    table: 'waitlist_entries',
    what: 'people on the waitlist',
    days: 730,
    because: 'who has not heard from us in two years does not wait',
    deletes: 'DELETE FROM waitlist_entries WHERE created_at < $1',
  },
  {
    table: 'erasures',
    what: 'records that a person was forgotten',
    days: 1095,
    because: 'to prove it within the time in which it can be contested',
    deletes: 'DELETE FROM erasures WHERE finished_at < $1',
  },
];
