import { asViewer } from '@tbt/service-kit/testing';
import { parseRange } from '../src/modules/messages/messages.inputs';
import { createWorld, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const LIST = `query Conversations($first: Int, $after: String) {
  conversations(first: $first, after: $after) {
    edges { cursor node { id otherUserId lastSeq unreadCount otherReadSeq updatedAt
      lastMessage { content } otherUser { id } } }
    pageInfo { hasNextPage hasPreviousPage endCursor }
  }
}`;
const WITH = `query ConversationWith($userId: ID!, $limit: Int, $beforeSeq: Int, $afterSeq: Int) {
  conversationWith(userId: $userId) {
    id lastSeq unreadCount otherReadSeq
    messages(limit: $limit, beforeSeq: $beforeSeq, afterSeq: $afterSeq) {
      edges { node { seq isRead } } pageInfo { hasNextPage hasPreviousPage }
    }
  }
}`;
const READ = `mutation MarkRead($input: MarkConversationReadInput!) {
  markConversationRead(input: $input) {
    conversation { id unreadCount } errors { code path }
  }
}`;
const TYPING = `mutation SetTyping($input: SetTypingInput!) {
  setTyping(input: $input) { isDelivered }
}`;

type Node = {
  id: string;
  otherUserId: string;
  lastSeq: number;
  unreadCount: number;
  otherReadSeq: number;
  lastMessage: { content: string } | null;
};
type List = {
  conversations: {
    edges: { cursor: string; node: Node }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
  };
};
type With = {
  conversationWith:
    | (Node & {
        messages: {
          edges: { node: { seq: number; isRead: boolean } }[];
          pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
        };
      })
    | null;
};
type Read = {
  markConversationRead: {
    conversation: { id: string; unreadCount: number } | null;
    errors: { code: string; path: string[] }[];
  };
};

async function talk(count: number) {
  const [robin, sam] = [await world.person(), await world.person()];
  for (let i = 1; i <= count; i += 1) await world.sent(robin, sam, `${i}`);
  return { robin, sam };
}

it('is about the shift that was last named in it', async () => {
  const { robin, sam } = await talk(1);
  const ABOUT = `query About($userId: ID!) { conversationWith(userId: $userId) { jobId job { id } } }`;
  const about = () => world.run(sam, ABOUT, { userId: robin.userId });
  expect((await about()).data).toEqual({ conversationWith: { jobId: null, job: null } });
  for (const jobId of [7, 9]) await world.posted(999, jobId);
  for (const jobId of [7, 9, undefined])
    await world.send(robin, { recipientId: sam.userId, content: 'About it', jobId });
  expect((await about()).data).toEqual({ conversationWith: { jobId: '9', job: { id: '9' } } });
});

describe('the list', () => {
  it('has the conversation written in last first and pages by keyset', async () => {
    const robin = await world.person();
    const others = [];
    for (let i = 0; i < 5; i += 1) {
      const other = await world.person();
      world.clock.advance(1000);
      // The viewer is the low side of some and the high side of others.
      if (i % 2 === 0) await world.sent(robin, other, `from me ${i}`);
      else await world.sent(other, robin, `to me ${i}`);
      others.unshift(other.userId);
    }
    const seen: number[] = [];
    let after: string | null = null;
    for (let page = 0; page < 3; page += 1) {
      const { data }: { data: List } = await world.run<List>(robin, LIST, { first: 2, after });
      seen.push(...data.conversations.edges.map(({ node }) => Number(node.otherUserId)));
      expect(data.conversations.pageInfo.hasNextPage).toBe(page < 2);
      expect(data.conversations.pageInfo.hasPreviousPage).toBe(page > 0);
      after = data.conversations.pageInfo.endCursor;
    }
    expect(seen).toEqual(others);
  });

  it('loses and repeats nothing among conversations of one instant', async () => {
    const robin = await world.person();
    for (let i = 0; i < 4; i += 1) await world.sent(await world.person(), robin);
    const first = await world.run<List>(robin, LIST, { first: 3 });
    const rest = await world.run<List>(robin, LIST, {
      first: 3,
      after: first.data.conversations.pageInfo.endCursor,
    });
    const ids = [...first.data.conversations.edges, ...rest.data.conversations.edges].map(
      ({ node }) => node.id,
    );
    expect(new Set(ids).size).toBe(4);
    expect(ids).toHaveLength(4);
  });

  it('shows the last message and what is unread to each side', async () => {
    const { robin, sam } = await talk(3);
    await world.sent(sam, robin, 'answer');
    const mine = await world.run<List>(robin, LIST, { first: 1 });
    const theirs = await world.run<List>(sam, LIST, { first: 1 });
    const shared = { lastSeq: 4, lastMessage: { content: 'answer' }, otherReadSeq: 0 };
    expect(mine.data.conversations.edges[0]?.node).toMatchObject({ ...shared, unreadCount: 1 });
    expect(theirs.data.conversations.edges[0]?.node).toMatchObject({ ...shared, unreadCount: 3 });
    const { data } = await world.run(sam, '{ unreadMessageCount }');
    expect(data).toEqual({ unreadMessageCount: 3 });
  });

  it.each([[{ first: 0 }], [{ first: 101 }], [{ first: 5, after: 'bm90IG91cnM' }]])(
    'refuses %j',
    async (variables) => {
      const { errors } = await world.run(await world.person(), LIST, variables);
      expect(errors).toMatchObject([{ code: 'VALIDATION_FAILED' }]);
    },
  );
});

describe('the messages of a conversation', () => {
  it.each([
    [{}, [1, 2, 3, 4, 5, 6, 7], false, false],
    [{ limit: 3 }, [5, 6, 7], false, true],
    [{ limit: 2, beforeSeq: 5 }, [3, 4], true, true],
    [{ limit: 2, afterSeq: 2 }, [3, 4], true, true],
    [{ limit: 9, afterSeq: 2, beforeSeq: 5 }, [3, 4], true, true],
    [{ afterSeq: 0, limit: 2 }, [1, 2], true, false],
    [{ afterSeq: 7 }, [], false, true],
  ])('%j', async (range, seqs, hasNextPage, hasPreviousPage) => {
    const { robin, sam } = await talk(7);
    const { data } = await world.run<With>(robin, WITH, {
      userId: sam.userId,
      limit: 50,
      ...range,
    });
    const { edges, pageInfo } = data.conversationWith?.messages ?? { edges: [], pageInfo: null };
    expect(edges.map(({ node }) => node.seq)).toEqual(seqs);
    expect(pageInfo).toEqual({ hasNextPage, hasPreviousPage });
  });

  it.each([
    [{ limit: 0 }],
    [{ limit: 101 }],
    [{ limit: 5, beforeSeq: -1 }],
    [{ limit: 5, beforeSeq: 2_147_483_648 }],
  ])('refuses %j', async (range) => {
    const { robin, sam } = await talk(1);
    const { errors } = await world.run(robin, WITH, { userId: sam.userId, ...range });
    expect(errors).toMatchObject([{ code: 'VALIDATION_FAILED' }]);
  });

  it('is null without messages between the two', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    for (const userId of [sam.userId, robin.userId, 'robin', 999_999]) {
      const { data } = await world.run<With>(robin, WITH, { userId, limit: 5 });
      expect(data).toEqual({ conversationWith: null });
    }
  });
});

describe('reading', () => {
  it('moves forward only and never past the end; both sides get a signal', async () => {
    const { robin, sam } = await talk(5);
    const read = (seq: number | null) =>
      world.run<Read>(sam, READ, { input: { otherUserId: robin.userId, seq } });
    expect((await read(3)).data.markConversationRead.conversation?.unreadCount).toBe(2);
    const signals = world.bus.signals.length;
    expect((await read(1)).data.markConversationRead.conversation?.unreadCount).toBe(2);
    expect(world.bus.signals).toHaveLength(signals);
    expect((await read(99)).data.markConversationRead.conversation?.unreadCount).toBe(0);
    expect(world.bus.signals.at(-1)).toMatchObject({
      name: 'conversation.read',
      payload: { readerId: sam.userId, otherUserId: robin.userId, seq: 5 },
    });
    await world.sent(robin, sam, '6');
    expect((await read(null)).data.markConversationRead.conversation?.unreadCount).toBe(0);
  });

  it("shows in the writer's messages and count", async () => {
    const { robin, sam } = await talk(3);
    await world.run(sam, READ, { input: { otherUserId: robin.userId, seq: 2 } });
    const { data } = await world.run<With>(robin, WITH, { userId: sam.userId, limit: 5 });
    expect(data.conversationWith?.otherReadSeq).toBe(2);
    expect(data.conversationWith?.messages.edges.map(({ node }) => node.isRead)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('by conversation id works the same', async () => {
    const { robin, sam } = await talk(2);
    const conversationId = (await world.run<With>(sam, WITH, { userId: robin.userId, limit: 1 }))
      .data.conversationWith?.id;
    const { data } = await world.run<Read>(sam, READ, { input: { conversationId } });
    expect(data.markConversationRead).toMatchObject({
      conversation: { unreadCount: 0 },
      errors: [],
    });
  });

  it('nothing without messages between the two', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    const { data } = await world.run(robin, READ, { input: { otherUserId: sam.userId } });
    expect(data).toEqual({ markConversationRead: { conversation: null, errors: [] } });
  });

  it.each([
    [{}, 'conversationId'],
    [{ conversationId: 'x' }, 'conversationId'],
    [{ otherUserId: 1, seq: -1 }, 'seq'],
  ])('refuses %j', async (input, field) => {
    const { data } = await world.run<Read>(await world.person(), READ, { input });
    expect(data.markConversationRead.errors).toEqual([
      { code: 'VALIDATION_FAILED', path: [field] },
    ]);
  });
});

describe('a number above the largest of the database', () => {
  const tooLarge = {
    code: 'VALIDATION_FAILED',
    issues: [{ path: ['seq'], key: 'validation.seq', values: {} }],
  };

  it('is no place to read to', async () => {
    const { robin, sam } = await talk(1);
    const reading = world.subgraph.services.conversations.markRead(asViewer(sam), {
      otherUserId: robin.userId,
      seq: 2_147_483_648,
    });
    await expect(reading).rejects.toMatchObject(tooLarge);
  });

  it.each(['beforeSeq', 'afterSeq'])('is no bound: %s', (field) => {
    expect(() => parseRange({ [field]: 2_147_483_648 })).toThrow(
      expect.objectContaining({ ...tooLarge, issues: [{ ...tooLarge.issues[0], path: [field] }] }),
    );
    expect(parseRange({ [field]: 2_147_483_647 })).toMatchObject({ [field]: 2_147_483_647 });
  });
});

describe('typing', () => {
  it('reaches the other side of a conversation', async () => {
    const { robin, sam } = await talk(1);
    const { data } = await world.run(sam, TYPING, {
      input: { recipientId: robin.userId, isTyping: true },
    });
    expect(data).toEqual({ setTyping: { isDelivered: true } });
    expect(world.bus.signals.at(-1)).toEqual({
      name: 'typing',
      payload: { senderId: sam.userId, recipientId: robin.userId, isTyping: true },
    });
  });

  it('is limited per sender, with a retry time', async () => {
    const calm = await createWorld({ typing: 3 });
    const [robin, sam] = [await calm.person(), await calm.person()];
    const type = (from: typeof robin, to: typeof sam) =>
      calm.run(from, TYPING, { input: { recipientId: to.userId, isTyping: true } });
    for (let time = 0; time < 3; time += 1) expect((await type(robin, sam)).errors).toEqual([]);
    expect((await type(robin, sam)).errors).toMatchObject([{ code: 'RATE_LIMITED' }]);
    expect((await type(sam, robin)).errors).toEqual([]);
    await calm.close();
  });

  it('signals no user outside the conversation', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    const signals = world.bus.signals.length;
    for (const recipientId of [sam.userId, robin.userId, 999_999]) {
      const { data } = await world.run(robin, TYPING, { input: { recipientId, isTyping: true } });
      expect(data).toEqual({ setTyping: { isDelivered: false } });
    }
    expect(world.bus.signals).toHaveLength(signals);
  });
});
