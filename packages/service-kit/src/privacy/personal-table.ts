/** Whose facts are handed out or erased. */
export type DataSubject = {
  id: number;
  /** The address the person had; empty where it is not known. */
  email: string;
};

/**
 * How one table holds facts about people. In the statements `$1` is the person's id; where `$2` occurs
 * it is their e-mail. What is neither handed out nor erased says why.
 */
export type PersonalTable = {
  table: string;
  /** Rows for the copy that a person gets of everything about them. */
  exports?: string;
  /** In the order in which they run. */
  erases?: readonly string[];
  because?: string;
};

/** A table without a fact about anybody. */
export const impersonal = (table: string, because: string): PersonalTable => ({ table, because });

const TELLS_OF_PERSON = `(payload ->> 'userId' = $1::int::text
  OR (name IN ('user.changed', 'contact.changed') AND payload ->> 'id' = $1::int::text)
  OR ($2::text <> '' AND lower(payload ->> 'email') = lower($2::text)))`;

/** The tables that every subgraph has from the kit. */
export const KIT_TABLES: readonly PersonalTable[] = [
  impersonal('_prisma_migrations', 'the history of the schema'),
  impersonal('inbox_events', 'ids of events, nothing else'),
  {
    table: 'outbox_events',
    // News that has not left yet is outdated by the news of the erasure.
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
