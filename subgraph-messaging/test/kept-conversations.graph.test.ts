import type { Viewer } from '@tbt/service-kit';
import { createWorld, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const KEEP = `mutation K($input: KeepConversationInput!) { keepConversation(input: $input) {
  conversation { id isPinned isMuted } errors { code reasons } } }`;
const PINNED = `query P { pinnedConversations { id } }`;
const LIST = `query L($first: Int, $after: String, $unreadOnly: Boolean) {
  conversations(first: $first, after: $after, unreadOnly: $unreadOnly) {
    edges { node { otherUserId } } pageInfo { hasNextPage endCursor } } }`;
const FIND = `query F($text: String!, $first: Int, $after: String) {
  messageSearch(text: $text, first: $first, after: $after) {
    edges { node { content } } pageInfo { hasNextPage endCursor } } }`;
const NAMED = `query N($text: String!) { conversationSearch(text: $text) { otherUserId } }`;

type List = {
  conversations: {
    edges: { node: { otherUserId: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
};
type Found = {
  messageSearch: {
    edges: { node: { content: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
};
type Kept = {
  keepConversation: {
    conversation: { id: string; isPinned: boolean; isMuted: boolean } | null;
    errors: { code: string; reasons: string[] }[];
  };
};

const keep = async (viewer: Viewer, input: Record<string, unknown>) =>
  (await world.run<Kept>(viewer, KEEP, { input })).data.keepConversation;
const found = async (viewer: Viewer, text: string) =>
  (await world.run<Found>(viewer, FIND, { text })).data.messageSearch.edges.map(
    ({ node }) => node.content,
  );

describe('pins and mutes', () => {
  it('are the own side’s, keep the other choice, and go again', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    const { conversationId } = await world.sent(sam, robin);
    expect(await keep(robin, { conversationId, isPinned: true })).toMatchObject({
      conversation: { isPinned: true, isMuted: false },
    });
    expect(await keep(robin, { conversationId, isMuted: true })).toMatchObject({
      conversation: { isPinned: true, isMuted: true },
    });
    const pinned = async (viewer: Viewer) => (await world.run(viewer, PINNED)).data;
    expect(await pinned(robin)).toEqual({ pinnedConversations: [{ id: conversationId }] });
    expect(await pinned(sam)).toEqual({ pinnedConversations: [] });
    await keep(robin, { conversationId, isPinned: false });
    expect(await pinned(robin)).toEqual({ pinnedConversations: [] });
  });

  it('a muted conversation is not counted among the unread messages', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    const { conversationId } = await world.sent(sam, robin);
    const unread = async () => (await world.run(robin, '{ unreadMessageCount }')).data;
    expect(await unread()).toEqual({ unreadMessageCount: 1 });
    await keep(robin, { conversationId, isMuted: true });
    expect(await unread()).toEqual({ unreadMessageCount: 0 });
  });

  it('are refused for the conversations of others, and for an eleventh pin', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    const { conversationId } = await world.sent(sam, robin);
    const stranger = await world.person();
    const { errors } = await world.run(stranger, KEEP, {
      input: { conversationId, isPinned: true },
    });
    expect(errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    for (let at = 0; at < 10; at += 1) {
      const more = await world.sent(await world.person(), robin, `${at}`);
      await keep(robin, { conversationId: more.conversationId, isPinned: true });
    }
    expect(await keep(robin, { conversationId, isPinned: true })).toMatchObject({
      conversation: null,
      errors: [{ code: 'CONFLICT', reasons: ['too_many'] }],
    });
  });
});

it('lists those with unread messages, page by page', async () => {
  const robin = await world.person();
  const writers: Viewer[] = [];
  for (let at = 0; at < 5; at += 1) {
    const other = await world.person();
    writers.push(other);
    await world.sent(other, robin, `${at}`);
    world.clock.advance(1000);
  }
  await world.run(
    robin,
    `mutation M($id: ID!) { markConversationRead(input: { otherUserId: $id }) { errors { code } } }`,
    { id: writers[2]?.userId },
  );
  const page = async (after: string | null) =>
    (await world.run<List>(robin, LIST, { first: 2, after, unreadOnly: true })).data.conversations;
  const first = await page(null);
  const second = await page(first.pageInfo.endCursor);
  const others = [...first.edges, ...second.edges].map(({ node }) => Number(node.otherUserId));
  expect(others).toEqual([4, 3, 1, 0].map((at) => writers[at]?.userId));
  expect(second.pageInfo.hasNextPage).toBe(false);
});

describe('search', () => {
  it('finds beginnings of words, without accents and case, in both languages', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    await world.sent(robin, sam, 'Le stationnement est derrière, près de l’église');
    await world.sent(sam, robin, 'Is PARKING free? Café first');
    expect(await found(robin, 'ÉGLISE')).toHaveLength(1);
    expect(await found(robin, 'derriere stat')).toHaveLength(1);
    expect(await found(sam, 'cafe park')).toHaveLength(1);
    expect(await found(sam, 'parking église')).toHaveLength(0);
    for (const nothing of ['', '  ', '%', "' & |", '🦷'])
      expect(await found(sam, nothing)).toEqual([]);
  });

  it('finds the viewer’s messages only', async () => {
    const [robin, sam, alex] = [await world.person(), await world.person(), await world.person()];
    await world.sent(robin, sam, 'Xylophone');
    expect(await found(sam, 'xylo')).toEqual(['Xylophone']);
    expect(await found(alex, 'xylo')).toEqual([]);
    expect((await world.run(null, FIND, { text: 'xylo' })).errors).toMatchObject([
      { code: 'UNAUTHENTICATED' },
    ]);
  });

  it('goes on by keyset, newest first, and refuses the cursor of another search', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    for (let at = 1; at <= 5; at += 1) await world.sent(robin, sam, `Quartz number ${at}`);
    const page = async (after: string | null, text = 'quartz') =>
      world.run<Found>(sam, FIND, { text, first: 2, after });
    const texts: string[] = [];
    let cursor: string | null = null;
    do {
      const { edges, pageInfo }: Found['messageSearch'] = (await page(cursor)).data.messageSearch;
      texts.push(...edges.map(({ node }) => node.content));
      cursor = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      if (texts.length === 2) {
        await world.sent(robin, sam, 'Quartz number 6');
        const { errors } = await page(cursor, 'number');
        expect(errors).toMatchObject([{ code: 'VALIDATION_FAILED' }]);
      }
    } while (cursor);
    expect(texts).toEqual([5, 4, 3, 2, 1].map((at) => `Quartz number ${at}`));
  });

  it('finds conversations by the other side’s name', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    await world.reachable(sam, { firstName: 'Zoé', lastName: 'Lévesque' });
    await world.sent(sam, robin);
    const named = async (viewer: Viewer, text: string) =>
      (await world.run(viewer, NAMED, { text })).data;
    const both = { conversationSearch: [{ otherUserId: String(sam.userId) }] };
    expect(await named(robin, 'zoe')).toEqual(both);
    expect(await named(robin, 'LEV zo')).toEqual(both);
    expect(await named(robin, 'robin')).toEqual({ conversationSearch: [] });
    expect(await named(await world.person(), 'zoe')).toEqual({ conversationSearch: [] });
  });
});
