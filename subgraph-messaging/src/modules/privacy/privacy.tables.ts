import { KIT_TABLES, type PersonalTable } from '@tbt/service-kit';

// Above every revision that identity will ever tell of: late news of the person is older.
const LAST_REVISION = 2_147_483_647;

/** How each table of messaging holds facts about people; a test compares it with the database. */
export const MESSAGING_TABLES: readonly PersonalTable[] = [
  ...KIT_TABLES,
  {
    table: 'conversations',
    exports: `SELECT id, low_user_id, high_user_id, created_at, updated_at FROM conversations
      WHERE low_user_id = $1 OR high_user_id = $1 ORDER BY id`,
    because: 'the other side’s too; ids and instants',
  },
  {
    table: 'participants',
    exports: `SELECT conversation_id, last_read_seq FROM participants WHERE user_id = $1
      ORDER BY conversation_id`,
    because: 'how far somebody has read; ids and numbers',
  },
  {
    table: 'messages',
    exports: `SELECT conversation_id, seq, sender_id, recipient_id, job_id, content, created_at
      FROM messages WHERE sender_id = $1 OR recipient_id = $1 ORDER BY id`,
    // The place in the conversation stays, so that nobody's copy gets a gap; the words go.
    erases: [`UPDATE messages SET content = '', removed_at = now() WHERE sender_id = $1`],
  },
  {
    table: 'people',
    erases: [
      `UPDATE people SET revision = ${LAST_REVISION}, is_active = false, is_admin = false,
        subscription_tier = NULL, subscription_status = 'ended', subscription_ends_at = NULL
        WHERE id = $1`,
    ],
    because: 'a copy of what identity hands out',
  },
  {
    table: 'engagements',
    because: 'ids of applications and bookings, which the marketplace hands out',
  },
];
