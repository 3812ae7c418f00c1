import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  conversationOf,
  foundMessages,
  messageQuery,
  messagesByIds,
  messagesInRange,
  participantsOf,
  unreadCounts,
} from '@tbt/subgraph-messaging/repositories';
import type { Figure, Measured } from '../harness/results';
import { explain } from '../harness/searches';
import type { BenchOptions } from '../run-bench';
import {
  LARGE,
  LONG,
  RARE,
  SHORT,
  SHORT_LENGTH,
  SMALL,
  VIEWER,
  withMessagesWorld,
  type MessagesWorld,
} from './messages-world';
import { deliveryFigures } from './delivery-figure';
import { eventsFigures } from './events-figure';
import { idleFigures } from './idle-figure';
import { pushFigure } from './push-figure';

const PAGE = { limit: 50, afterSeq: null, beforeSeq: null };
const FOUND = 50;

async function figuresOf({ size, messaging: { database } }: MessagesWorld): Promise<Figure[]> {
  const { pool, reader } = database;
  const buffers = async (run: () => Promise<unknown>) => (await explain(pool, run)).buffers;
  const opening = async (otherUserId: number) => {
    const conversation = await conversationOf(reader, VIEWER, otherUserId);
    if (!conversation) throw new Error('The conversation is missing');
    const ids = [conversation.id];
    return (
      (await buffers(() => conversationOf(reader, VIEWER, otherUserId))) +
      (await buffers(() => messagesInRange(reader, ids, PAGE))) +
      (await buffers(() => participantsOf(reader, ids))) +
      (await buffers(() => unreadCounts(reader, VIEWER, ids)))
    );
  };
  const query = messageQuery(VIEWER, RARE);
  if (!query) throw new Error('Nothing to search for');
  const search = () => foundMessages(reader, query, { rows: FOUND, beforeId: null });
  const found = (await search()).map(({ id }) => id);
  const searched = await explain(pool, search);
  return [
    {
      name: `buffers of opening a conversation of ${size.longest.toLocaleString('en-CA')} messages ÷ one of ${SHORT_LENGTH}`,
      unit: 'times',
      value: (await opening(LONG)) / (await opening(SHORT)),
      target: { atMost: 1.2 },
    },
    {
      name: `buffers of a search over ${size.messages.toLocaleString('en-CA')} messages with ${found.length} found ÷ of reading these by id`,
      unit: 'times',
      value: searched.buffers / (await buffers(() => messagesByIds(reader, found))),
      target: { atMost: 3 },
    },
    {
      name: 'scans of all messages by the search',
      unit: 'plans',
      value: searched.scannedTables.length,
      target: { atMost: 0 },
    },
  ];
}

export const measureMessages = ({ isSmall, slices }: BenchOptions): Promise<Measured> => {
  const size = isSmall ? SMALL : LARGE;
  return withMessagesWorld(size, async (world) => ({
    method: [
      `${size.messages.toLocaleString('en-CA')} messages made by SQL; one conversation has ${size.longest.toLocaleString('en-CA')} of them.`,
      'Buffers: EXPLAIN (ANALYZE, BUFFERS) of the very statements that the page sends: conversation, latest fifty messages, both sides, unread count; the search for a word that fifty of the viewer’s messages and every fifth of all others have.',
      'Events: 4,000 a slice in the relay’s batches of 200, from one bus to another in the same process, each for two services whose handlers do nothing; from the first published to the last handled. One nats-server with its store on disk; both carriers on this machine. PostgreSQL syncs every commit to disk, one NATS server does so every two minutes: it relies on its copies.',
      'Commit to delivered: from the moment a message is committed, before its signal is sent, to the frame at the socket of its recipient; 100 messages a slice, one after the other, in turns with as many reads of the last one by POST /graphql as its recipient. Gateway, subgraphs, recipient and sender share one process; PostgreSQL and the broker are real.',
      'Idle sockets: 5,000 of as many users in a process of its own, for each slice; resident memory after a collection, less that before they opened. The gateway’s socket with push, presence and heartbeat, its session answered from memory; the bare one has a listener for messages.',
      'Pushes: two hundred sockets of one user, opened by another thread, 200 messages a slice, in turns with a bare broadcast of the same frame. The read of each message through the graph is answered from memory.',
    ],
    figures: [
      ...(await figuresOf(world)),
      await pushFigure(slices),
      ...(await idleFigures(mkdtempSync(join(tmpdir(), 'tbt-bench-sockets-')), slices)),
      ...(await deliveryFigures(world.urls, slices)),
      ...(await eventsFigures(world.urls, slices)),
    ],
  }));
};
