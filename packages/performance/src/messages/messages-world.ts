import { messageSearch } from '@tbt/subgraph-messaging/repositories';
import type { DatabaseUrls } from '@tbt/stack/databases';
import { Client } from 'pg';
import { cacheFolder, withDatabases } from '../harness/databases';
import { openMessaging } from '../programs/open-subgraphs';

export type MessagesSize = { messages: number; longest: number };
export const LARGE: MessagesSize = { messages: 5_000_000, longest: 100_000 };
export const SMALL: MessagesSize = { messages: 20_000, longest: 5_000 };

/** Who searches, and the other sides of a long and of a short conversation. */
export const [VIEWER, LONG, SHORT] = [1, 2, 3];
export const SHORT_LENGTH = 100;
/** A word in fifty of the viewer's messages, and in many of other people's. */
export const RARE = 'stationnement';
const EACH = 500;
const SENTENCES = [
  'Good morning, how many patients are planned for the day?',
  'Eight, with a full hour for adults. The last one is at half past three.',
  'Merci, je serai là à huit heures moins quart.',
  'Which software do you use, and is there a locker?',
  'Le stationnement est derrière la clinique.',
];

/** Conversation 1 is the long one, 2 the short one; the others have a hundred messages each. */
const FILL = [
  `INSERT INTO conversations (id, low_user_id, high_user_id, last_seq, created_at, updated_at)
   SELECT n, CASE WHEN n <= 2 THEN 1 ELSE 10 + n END, CASE n WHEN 1 THEN 2 WHEN 2 THEN 3 ELSE 10000000 + n END,
     CASE n WHEN 1 THEN $2::int ELSE ${SHORT_LENGTH} END, now(), now()
   FROM generate_series(1, 2 + ($1::int - $2::int - ${SHORT_LENGTH}) / ${SHORT_LENGTH}) AS n`,
  `INSERT INTO participants (conversation_id, user_id, last_read_seq)
   SELECT c.id, side, c.last_seq FROM conversations c, unnest(ARRAY[c.low_user_id, c.high_user_id]) AS side
   WHERE $1::int > $2::int`,
  `INSERT INTO messages (conversation_id, seq, sender_id, recipient_id, content, search_text, created_at)
   SELECT c.id, n, CASE WHEN n % 2 = 0 THEN c.low_user_id ELSE c.high_user_id END,
     CASE WHEN n % 2 = 0 THEN c.high_user_id ELSE c.low_user_id END, said.content, said.search_text,
     now() - interval '1 minute' * (c.last_seq - n)
   FROM conversations c CROSS JOIN LATERAL generate_series(1, c.last_seq) AS n
   CROSS JOIN LATERAL (SELECT ($3::text[])[pick] AS content, ($4::text[])[pick] AS search_text
     FROM (SELECT CASE WHEN c.id <= 2 AND n % ${EACH} > 0 THEN 1 + n % 4
       WHEN c.id = 1 AND n > 50 * ${EACH} THEN 1 ELSE 5 - n % 5 END AS pick) AS picked) AS said
   WHERE $1::int > $2::int`,
];

async function fill(url: string, { messages, longest }: MessagesSize): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM conversations',
  );
  if ((rows[0]?.count ?? 0) === 0) {
    const words = SENTENCES.map((sentence) => messageSearch(sentence).search.open);
    const sizes = [messages, longest];
    await client.query('BEGIN');
    for (const [at, statement] of FILL.entries())
      await client.query(statement, at < 2 ? sizes : [...sizes, SENTENCES, words]);
    await client.query('COMMIT');
  }
  await client.query(
    `SELECT setval(pg_get_serial_sequence('conversations', 'id'), max(id)) FROM conversations`,
  );
  await client.query('VACUUM (ANALYZE) conversations, participants, messages');
  await client.end();
}

/** Accounts that sign up later are none of those above. */
async function reserveIds(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `SELECT setval(pg_get_serial_sequence('users', 'id'), greatest(20000000, max(id))) FROM users`,
  );
  await client.end();
}

export type MessagesWorld = {
  readonly size: MessagesSize;
  readonly messaging: Awaited<ReturnType<typeof openMessaging>>;
  readonly urls: DatabaseUrls;
};

/** Runs with messages of a size; kept between runs. */
export const withMessagesWorld = <T>(
  size: MessagesSize,
  run: (world: MessagesWorld) => Promise<T>,
): Promise<T> =>
  withDatabases(cacheFolder(`messages-${size.messages}`), async (urls) => {
    await fill(urls.messaging, size);
    await reserveIds(urls.identity);
    const messaging = await openMessaging(urls.messaging);
    try {
      return await run({ size, messaging, urls });
    } finally {
      await messaging.database.close();
    }
  });
