import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Viewer } from '@tbt/service-kit';
import { createWorld, type World } from './factories';

const FIELDS = '{ user { id isBlocked } errors { code message path reasons } }';
const BLOCK = `mutation B($input: BlockPersonInput!) { act: blockPerson(input: $input) ${FIELDS} }`;
const UNBLOCK = `mutation U($input: BlockPersonInput!) { act: unblockPerson(input: $input) ${FIELDS} }`;
const LIST = '{ blockedPeople { person { id isBlocked } createdAt } }';
const TYPE = `mutation T($id: ID!) {
  setTyping(input: { recipientId: $id, isTyping: true }) { isDelivered } }`;
const READ = `query R($id: ID!) { conversationWith(userId: $id) {
  otherUser { id isBlocked } messages { edges { node { content } } } } }`;
const IS_BLOCKED = `query E($of: [_Any!]!) { people: _entities(representations: $of) {
  ... on User { id isBlocked } } }`;

type Act = {
  act: {
    user: { id: string; isBlocked: boolean } | null;
    errors: { code: string; path: string[]; reasons: string[] }[];
  };
};

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const two = async () => [await world.person(), await world.clinic()] as const;
const act = (query: string, who: Viewer | null, userId: unknown) =>
  world.run<Act>(who, query, { input: { userId: String(userId) } });
const block = async (who: Viewer, whom: Viewer) => (await act(BLOCK, who, whom.userId)).data.act;
const unblock = async (who: Viewer, whom: Viewer) =>
  (await act(UNBLOCK, who, whom.userId)).data.act;
const blockedBy = async (who: Viewer) => {
  const { data } = await world.run<{ blockedPeople: { person: { id: string } }[] }>(who, LIST);
  return data.blockedPeople.map(({ person }) => Number(person.id));
};
const refusal = async (from: Viewer, to: Viewer) => {
  const { errors } = await world.send(from, { recipientId: String(to.userId), content: 'Hi' });
  return errors[0]?.code ?? null;
};
const told = async () => {
  await world.subgraph.outbox.drain();
  return world.bus.published
    .filter(({ name }) => name === 'block.changed')
    .map(({ payload }) => payload as { blockerId: number; isBlocked: boolean; revision: number });
};

describe('blocking', () => {
  it('is shown to who did it, listed newest first, and taken back', async () => {
    const [robin, smile] = await two();
    const bright = await world.clinic();
    expect(await block(robin, smile)).toEqual({
      user: { id: String(smile.userId), isBlocked: true },
      errors: [],
    });
    world.clock.advance(1000);
    await block(robin, bright);
    expect(await blockedBy(robin)).toEqual([bright.userId, smile.userId]);
    expect(await blockedBy(smile)).toEqual([]);
    expect(await unblock(robin, bright)).toMatchObject({ user: { isBlocked: false } });
    expect(await blockedBy(robin)).toEqual([smile.userId]);
  });

  it('is idempotent, and published with an increasing revision', async () => {
    const [robin, smile] = await two();
    await Promise.all(Array.from({ length: 8 }, () => block(robin, smile)));
    await Promise.all(Array.from({ length: 8 }, () => unblock(robin, smile)));
    await block(robin, smile);
    const mine = (await told()).filter(({ blockerId }) => blockerId === robin.userId);
    expect(mine.map(({ isBlocked }) => isBlocked)).toEqual([true, false, true]);
    const revisions = mine.map(({ revision }) => revision);
    expect(revisions).toEqual([...new Set(revisions)].sort((a, b) => a - b));
  });

  it('from before identity knew of blocks is published again, by the same revision', async () => {
    const [robin, smile] = await two();
    await block(robin, smile);
    const { pool } = world.subgraph.database;
    const migrations = join(__dirname, '..', 'prisma', 'migrations');
    const sql = join(migrations, '20261124170500_announce_blocks', 'migration.sql');
    await pool.query(readFileSync(sql, 'utf8'));
    const mine = (await told()).filter(({ blockerId }) => blockerId === robin.userId);
    const facts = mine.map(({ blockerId, isBlocked, revision }) => [
      blockerId,
      isBlocked,
      revision,
    ]);
    expect(facts).toHaveLength(2);
    expect(facts[1]).toEqual(facts[0]);
  });

  it('is visible to the blocker only: others read false, unauthenticated callers null', async () => {
    const [robin, smile] = await two();
    await block(robin, smile);
    const seenBy = async (who: Viewer | null, whom: Viewer) => {
      const of = [{ __typename: 'User', id: String(whom.userId) }];
      const { data } = await world.run<{ people: { isBlocked: boolean | null }[] }>(
        who,
        IS_BLOCKED,
        { of },
      );
      return data.people[0]?.isBlocked;
    };
    expect(await seenBy(robin, smile)).toBe(true);
    expect(await seenBy(smile, robin)).toBe(false);
    expect(await seenBy(await world.person(), smile)).toBe(false);
    expect(await seenBy(null, smile)).toBeNull();
  });

  it('is done for the clinic by its staff', async () => {
    const [robin, smile] = await two();
    const acting = { actingClinicId: smile.userId, clinicRole: 'scheduler' as const };
    const staff = { ...smile, userId: 900_100, ...acting };
    await block(staff, robin);
    expect(await blockedBy(smile)).toEqual([robin.userId]);
    expect(await refusal(robin, smile)).toBe('NOT_FOUND');
  });
});

describe('afterwards', () => {
  it('neither can message the other; earlier messages stay readable', async () => {
    const [robin, smile] = await two();
    await world.sent(smile, robin, 'Before');
    await block(robin, smile);
    expect(await refusal(robin, smile)).toBe('NOT_FOUND');
    expect(await refusal(smile, robin)).toBe('NOT_FOUND');
    for (const [who, other] of [
      [robin, smile],
      [smile, robin],
    ] as const) {
      const { data } = await world.run(who, READ, { id: String(other.userId) });
      expect(data).toMatchObject({
        conversationWith: { messages: { edges: [{ node: { content: 'Before' } }] } },
      });
    }
    await unblock(robin, smile);
    expect(await refusal(smile, robin)).toBeNull();
  });

  it('treats a blocker as unknown', async () => {
    const [robin, smile] = await two();
    await block(robin, smile);
    const [blocked, stranger] = await Promise.all(
      [robin.userId, 900_999].map((recipientId) =>
        world.send(smile, { recipientId, content: 'Hi' }),
      ),
    );
    expect(blocked?.errors).toEqual(stranger?.errors);
  });

  it('typing is not passed on, either way', async () => {
    const [robin, smile] = await two();
    await world.sent(smile, robin);
    await block(robin, smile);
    const signals = world.bus.signals.length;
    for (const [who, other] of [
      [robin, smile],
      [smile, robin],
    ] as const) {
      const { data } = await world.run(who, TYPE, { id: String(other.userId) });
      expect(data).toEqual({ setTyping: { isDelivered: true } });
    }
    expect(world.bus.signals).toHaveLength(signals);
  });

  it('both blocks have to go before they write again', async () => {
    const [robin, smile] = await two();
    await block(robin, smile);
    await block(smile, robin);
    await unblock(robin, smile);
    expect(await refusal(robin, smile)).toBe('NOT_FOUND');
    await unblock(smile, robin);
    expect(await refusal(robin, smile)).toBeNull();
  });
});

describe('refused', () => {
  it('without a session', async () => {
    for (const query of [BLOCK, UNBLOCK]) {
      expect((await act(query, null, 1)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
    }
    expect((await world.run(null, LIST)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });

  it('for oneself and for what is no id', async () => {
    const robin = await world.person();
    for (const id of [robin.userId, 'x', '-1', '1e3']) {
      const { data } = await act(BLOCK, robin, id);
      expect(data.act).toMatchObject({
        user: null,
        errors: [{ code: 'VALIDATION_FAILED', path: ['userId'] }],
      });
    }
  });

  it('for unauthenticated callers, former members and administrators without a role', async () => {
    const robin = await world.person();
    const left = await world.person({ isActive: false });
    const admin = await world.person({ role: null, isAdmin: true });
    for (const id of [900_998, left.userId, admin.userId]) {
      expect((await act(BLOCK, robin, id)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    }
    expect(await blockedBy(robin)).toEqual([]);
  });

  it('for one more than 500', async () => {
    const [robin, smile] = await two();
    await world.subgraph.database.pool.query(
      `INSERT INTO blocks (blocker_id, blocked_id, created_at)
       SELECT $1, 800000 + n, now() FROM generate_series(1, 500) n`,
      [robin.userId],
    );
    expect(await block(robin, smile)).toMatchObject({
      user: null,
      errors: [{ code: 'CONFLICT', reasons: ['too_many'] }],
    });
    expect(await blockedBy(robin)).toHaveLength(500);
  });
});
