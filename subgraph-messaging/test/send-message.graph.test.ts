import { randomUUID } from 'node:crypto';
import type { Viewer } from '@tbt/service-kit';
import { createWorld, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('a message', () => {
  it('is trimmed, counted from 1 and announced after it was stored', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    const clientMessageId = randomUUID();
    await world.posted(999, 12);
    const { data } = await world.send(robin, {
      recipientId: String(sam.userId),
      senderId: String(robin.userId),
      jobId: '12',
      content: '  Hello there \n',
      clientMessageId,
    });
    expect(data?.sendMessage).toMatchObject({
      isDuplicate: false,
      errors: [],
      message: {
        seq: 1,
        content: 'Hello there',
        jobId: '12',
        clientMessageId,
        senderId: String(robin.userId),
        recipientId: String(sam.userId),
        isRead: false,
        createdAt: world.clock.now().toISOString(),
      },
    });
    const message = data?.sendMessage.message;
    expect(world.bus.signals.at(-1)).toEqual({
      name: 'message.added',
      payload: {
        conversationId: Number(message?.conversationId),
        messageId: Number(message?.id),
        seq: 1,
        senderId: robin.userId,
        recipientId: sam.userId,
        clientMessageId,
      },
    });
  });

  it('shares one conversation with its answers', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    const first = await world.sent(robin, sam);
    const answer = await world.sent(sam, robin);
    expect(answer).toMatchObject({ conversationId: first.conversationId, seq: 2 });
  });

  it('numbers the messages of 50 concurrent senders from 1 to 50 without gaps', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    const messages = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        i % 2 === 0 ? world.sent(robin, sam, `${i}`) : world.sent(sam, robin, `${i}`),
      ),
    );
    const seqs = messages.map((message) => message.seq).sort((a, b) => a - b);
    expect(seqs).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
    expect(new Set(messages.map((message) => message.conversationId)).size).toBe(1);
  });
});

describe('refused', () => {
  it.each([
    [{ content: '   ' }, 'content', 'Write a message first.'],
    [{ content: 'x'.repeat(4001) }, 'content', 'Messages can have up to 4,000 characters.'],
    [{ recipientId: 'abc' }, 'recipientId', 'Must be a positive whole number.'],
    [{ jobId: '-1' }, 'jobId', 'Must be a positive whole number.'],
    [{ senderId: '0' }, 'senderId', 'Must be a positive whole number.'],
    [{ clientMessageId: 'twice' }, 'clientMessageId', 'Must be a UUID.'],
  ])('input %j names %s', async (change, field, message) => {
    const [robin, sam] = [await world.person(), await world.person()];
    const { data } = await world.send(robin, {
      recipientId: String(sam.userId),
      content: 'Hello',
      ...change,
    });
    expect(data?.sendMessage).toEqual({
      message: null,
      isDuplicate: false,
      errors: [{ code: 'VALIDATION_FAILED', path: [field], message }],
    });
  });

  it('in the language of the viewer', async () => {
    const robin = await world.person();
    const { data } = await world.send(
      robin,
      { recipientId: '1', content: '' },
      { locale: 'fr-CA' },
    );
    expect(data?.sendMessage.errors[0]?.message).toBe('Écrivez d’abord un message.');
  });

  it('without a session', async () => {
    const { errors } = await world.send(null, { recipientId: '1', content: 'Hello' });
    expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });

  it('for another sender, and stores nothing', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    for (const senderId of [String(sam.userId), '2147483648']) {
      const { errors } = await world.send(robin, {
        senderId,
        recipientId: String(sam.userId),
        content: 'Hello',
      });
      expect(errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    }
    expect((await world.sent(robin, sam)).seq).toBe(1);
  });

  it('about a shift that does not exist or was never public, and stores nothing', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    await world.posted(999, 70, false);
    for (const jobId of ['2147483648', '2147483647', '70']) {
      const about = { recipientId: String(sam.userId), jobId };
      const { errors } = await world.send(robin, { ...about, content: 'Hello' });
      expect(errors).toMatchObject([
        { code: 'NOT_FOUND', message: 'There is no such shift, or you can’t see it.' },
      ]);
    }
    expect((await world.sent(robin, sam)).seq).toBe(1);
  });

  it('to oneself, to an unknown, a closed and an admin account', async () => {
    const robin = await world.person();
    const closed = await world.person({ isActive: false });
    const admin = await world.person({ role: null, isAdmin: true });
    for (const recipientId of [robin.userId, 999_999, 2_147_483_647, closed.userId, admin.userId]) {
      const { errors } = await world.send(robin, { recipientId, content: 'Hello' });
      expect(errors).toEqual([
        { code: 'NOT_FOUND', reasons: [], message: 'You cannot write to this person.' },
      ]);
    }
  });

  it('to a person who closed the account in the middle of a conversation', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    await world.sent(robin, sam);
    await world.person({ id: sam.userId, isActive: false });
    const { errors } = await world.send(robin, {
      recipientId: sam.userId,
      content: 'Still there?',
    });
    expect(errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

it('an administrator without a role can be answered', async () => {
  const [robin, admin] = [await world.person(), await world.person({ role: null, isAdmin: true })];
  await world.sent(admin, robin);
  expect((await world.sent(robin, admin)).seq).toBe(2);
});

it('waits for a user who has just signed up', async () => {
  const robin = await world.person();
  const newId = 800_001;
  const sending = world.send(robin, { recipientId: newId, content: 'Welcome' });
  setTimeout(() => void world.person({ id: newId }), 100);
  expect((await sending).data?.sendMessage.message?.seq).toBe(1);
});

describe('exactly once', () => {
  it('the same clientMessageId gives the same message, whatever else is sent', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    const clientMessageId = randomUUID();
    const input = { recipientId: sam.userId, content: 'Once', clientMessageId };
    const first = await world.send(robin, input);
    const again = await world.send(robin, { ...input, content: 'Twice' });
    expect(again.data?.sendMessage).toEqual({ ...first.data?.sendMessage, isDuplicate: true });
    expect((await world.sent(robin, sam)).seq).toBe(2);
  });

  it('parallel duplicates store one row, use one number and are announced once', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    const input = { recipientId: sam.userId, content: 'Once', clientMessageId: randomUUID() };
    const signalsBefore = world.bus.signals.length;
    const answers = await Promise.all(Array.from({ length: 12 }, () => world.send(robin, input)));
    const payloads = answers.map((answer) => answer.data?.sendMessage);
    expect(new Set(payloads.map((payload) => payload?.message?.id)).size).toBe(1);
    expect(payloads.filter((payload) => payload?.isDuplicate === false)).toHaveLength(1);
    expect(world.bus.signals.length - signalsBefore).toBe(1);
    expect((await world.sent(robin, sam)).seq).toBe(2);
  });

  it('two people may use the same clientMessageId', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    const clientMessageId = randomUUID();
    await world.send(robin, { recipientId: sam.userId, content: 'One', clientMessageId });
    const { data } = await world.send(sam, {
      recipientId: robin.userId,
      content: 'Two',
      clientMessageId,
    });
    expect(data?.sendMessage).toMatchObject({ isDuplicate: false, message: { seq: 2 } });
  });

  it('an idempotency key repeats the first answer and refuses another body', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    const idempotencyKey = randomUUID();
    const input = { recipientId: String(sam.userId), content: 'Keyed' };
    const first = await world.send(robin, input, { idempotencyKey });
    const again = await world.send(robin, input, { idempotencyKey });
    expect(again).toEqual(first);
    const other = await world.send(robin, { ...input, content: 'Changed' }, { idempotencyKey });
    expect(other.errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await world.sent(robin, sam)).seq).toBe(2);
  });
});

it('allows 30 messages a minute with a retry time; repeats cost nothing', async () => {
  const small = await createWorld({ messages: 3 });
  try {
    const [robin, sam] = [await small.person(), await small.person()];
    const input = { recipientId: sam.userId, content: 'Hello', clientMessageId: randomUUID() };
    await small.send(robin, input);
    for (let i = 0; i < 5; i += 1) await small.send(robin, input);
    await small.sent(robin, sam);
    await small.sent(robin, sam);
    const { errors } = await small.send(robin, { recipientId: sam.userId, content: 'Too much' });
    expect(errors).toMatchObject([{ code: 'RATE_LIMITED' }]);
    expect((await small.sent(sam, robin)).seq).toBe(4);
  } finally {
    await small.close();
  }
});

describe('the same text to many people', () => {
  const people = (count: number) =>
    Promise.all(Array.from({ length: count }, () => world.person()));
  const codeOf = async (from: Viewer, to: Viewer, content: string) =>
    (await world.send(from, { recipientId: to.userId, content })).errors[0]?.code;

  it('reaches five in an hour, also when all are written to at once', async () => {
    const robin = await world.person();
    const texts = ['Earn $500 a day!', 'earn  $500 A DAY', 'Earn 500 a day.', 'Earn $500 a day'];
    const codes = await Promise.all(
      (await people(12)).map((other, at) => codeOf(robin, other, texts[at % 4] ?? '')),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(5);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(7);
  });

  it('is refused with the time of the next try', async () => {
    const robin = await world.person();
    for (const other of await people(5)) await world.sent(robin, other, 'Same');
    const input = { recipientId: (await world.person()).userId, content: 'same' };
    const { errors } = await world.send(robin, input);
    expect(errors).toMatchObject([{ code: 'RATE_LIMITED' }]);
    expect(errors[0]?.message).toContain('about 60 minutes');
    world.clock.advance(3_600_000);
    expect((await world.send(robin, input)).errors).toEqual([]);
  });

  it('comes before the administrators once ten people got it in a day', async () => {
    const robin = await world.person();
    const flags = () =>
      world.subgraph.database.prisma.report.findMany({
        where: { aboutUserId: robin.userId },
        include: { messages: true },
      });
    for (const [at, other] of (await people(12)).entries()) {
      if (at % 4 === 0) world.clock.advance(3_700_000);
      await world.sent(robin, other, 'Join my agency');
      expect(await flags()).toHaveLength(at < 9 ? 0 : 1);
    }
    expect((await flags())[0]).toMatchObject({
      ...{ isAutomatic: true, reporterId: null, subject: 'user', reason: 'spam' },
      messages: [{ senderId: robin.userId, content: 'Join my agency' }],
    });
  });

  it('leaves other texts, and the same to one person, alone', async () => {
    const robin = await world.person();
    const [sam, ...others] = await people(8);
    if (!sam) throw new Error('No people');
    for (let i = 0; i < 8; i += 1) expect(await codeOf(robin, sam, 'Hello')).toBeUndefined();
    for (const [at, other] of others.entries())
      expect(await codeOf(robin, other, `Shift ${at}?`)).toBeUndefined();
  });

  it('does not count people who have written themselves', async () => {
    const robin = await world.person();
    for (const other of await people(8)) {
      await world.sent(other, robin, 'Are you free?');
      expect(await codeOf(robin, other, 'Yes, gladly')).toBeUndefined();
    }
  });
});
