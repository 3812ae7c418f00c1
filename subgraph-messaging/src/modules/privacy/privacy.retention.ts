import { KIT_RETENTION, type RetentionRule } from '@tbt/service-kit';

/** How long messaging keeps what; shown on the privacy page and applied every night. */
export const MESSAGING_RETENTION: readonly RetentionRule[] = [
  ...KIT_RETENTION,
  {
    table: 'engagements',
    what: 'which clinic and professional had to do with each other',
    days: 400,
    because: 'it is looked at for 90 days after the last work together',
    deletes: 'DELETE FROM engagements WHERE at < $1',
  },
];
