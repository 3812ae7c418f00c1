export type DataSubject = {
  id: number;
  /** Empty when unknown. */
  email: string;
};

/** `$1` is the person's id, `$2` their e-mail. A table that is neither exported nor erased states why. */
export type PersonalTable = {
  table: string;
  exports?: string;
  erases?: readonly string[];
  because?: string;
};

/** A table without personal data. */
export const impersonal = (table: string, because: string): PersonalTable => ({ table, because });

const TELLS_OF_PERSON = `(payload ->> 'userId' = $1::int::text
  OR (name IN ('user.changed', 'contact.changed') AND payload ->> 'id' = $1::int::text)
  OR ($2::text <> '' AND lower(payload ->> 'email') = lower($2::text)))`;

export const KIT_TABLES: readonly PersonalTable[] = [
  impersonal('_prisma_migrations', 'the history of the schema'),
  impersonal('inbox_events', 'ids of events, nothing else'),
  {
    table: 'outbox_events',
    // Unpublished snapshots are superseded by the erasure's events.
    erases: [`DELETE FROM outbox_events WHERE ${TELLS_OF_PERSON}`],
    because: 'a copy of what other tables hand out, deleted after a week',
  },
  {
    table: 'idempotency_keys',
    erases: ['DELETE FROM idempotency_keys WHERE viewer_id = $1::int'],
    because: 'a copy of what other tables hand out, deleted after a day',
  },
  impersonal('rate_limits', 'counters of the last minutes under hashed names'),
];
