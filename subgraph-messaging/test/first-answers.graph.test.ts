import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { DomainEvents } from '@tbt/contracts';
import type { Viewer } from '@tbt/service-kit';
import { createWorld, START, type World } from './factories';

const MINUTE_MS = 60_000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(START));
afterAll(() => world.close());

const after = (minutes: number) => world.clock.advance(minutes * MINUTE_MS);
const answersOf = async (...people: Viewer[]) => {
  await world.subgraph.outbox.drain();
  const ids = people.map(({ userId }) => userId);
  return world.bus.published
    .filter(({ name }) => name === 'message.answered')
    .map(({ payload }) => payload as DomainEvents['message.answered'])
    .filter(({ answererId }) => ids.includes(answererId));
};

describe('the first answer of a conversation', () => {
  it('is published once, with its minutes since the first message and no text', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    const { conversationId } = await world.sent(robin, sam, 'Are you free on Friday?');
    after(4);
    await world.sent(robin, sam, 'And on Saturday?');
    expect(await answersOf(robin, sam)).toEqual([]);
    after(8);
    const { createdAt } = await world.sent(sam, robin, 'Friday is fine.');
    after(30);
    await world.sent(robin, sam, 'Thank you');
    await world.sent(sam, robin, 'See you');
    expect(await answersOf(robin, sam)).toEqual([
      {
        conversationId: Number(conversationId),
        ...{ askerId: robin.userId, answererId: sam.userId },
        ...{ minutes: 12, at: createdAt },
      },
    ]);
  });

  it('is published once for repeated requests and parallel messages of one sender', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    await world.sent(robin, sam);
    const input = { recipientId: robin.userId, content: 'Yes', clientMessageId: randomUUID() };
    await Promise.all(Array.from({ length: 5 }, () => world.send(sam, input)));
    await world.sent(sam, robin);
    expect(await answersOf(robin, sam)).toHaveLength(1);
  });

  it('is none when a refused message rolls back', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    await world.sent(robin, sam);
    await world.send(sam, { recipientId: robin.userId, content: 'x', jobId: '2147483647' });
    expect(await answersOf(robin, sam)).toEqual([]);
  });

  it('from before they were published is published by the migration, if not older than 90 days', async () => {
    const [robin, sam, kim] = [await world.person(), await world.person(), await world.person()];
    const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * MINUTE_MS);
    world.clock.set(ago(91));
    await world.sent(robin, kim);
    await world.sent(kim, robin);
    world.clock.set(ago(20));
    await world.sent(robin, sam);
    after(17);
    await world.sent(sam, robin);
    const { pool } = world.subgraph.database;
    const before = await answersOf(sam, kim);
    const migrations = join(__dirname, '..', 'prisma', 'migrations');
    const sql = join(migrations, '20261125221500_announce_answers', 'migration.sql');
    await pool.query(readFileSync(sql, 'utf8'));
    const repeated = (await answersOf(sam, kim)).slice(before.length);
    expect(before).toHaveLength(2);
    expect(repeated).toEqual(before.filter(({ answererId }) => answererId === sam.userId));
  });
});
