import { countStatements, type Viewer } from '@tbt/service-kit';
import { createWorld, type World } from './factories';

let world: World;
let robin: Viewer;
let sam: Viewer;
beforeAll(async () => {
  world = await createWorld();
  robin = await world.person();
  sam = await world.person();
  for (let i = 0; i < 8; i += 1) {
    const other = i === 0 ? sam : await world.person();
    await world.sent(other, robin, 'in');
    await world.sent(robin, other, 'out');
    for (let extra = 0; extra < i; extra += 1) await world.sent(other, robin, `${extra}`);
  }
});
afterAll(() => world.close());

const count = (query: string, variables: Record<string, unknown>) =>
  countStatements(world.subgraph.database.pool, async () => {
    const { errors } = await world.run(robin, query, variables);
    expect(errors).toEqual([]);
  });

const LIST = `query L($first: Int!) { conversations(first: $first) { edges { node {
  id otherUser { id } lastMessage { content isRead sender { id } } unreadCount otherReadSeq } } } }`;

const DEEP = `query D($first: Int!) { conversations(first: $first) { edges { node {
  messages(limit: $first) { edges { node { seq content isRead } } } } } } }`;

const ENTITIES = `query E($of: [_Any!]!) { _entities(representations: $of) {
  ... on Message { content isRead } } }`;

it.each([1, 3, 8])(
  'a list of %i conversations: page, last messages, unread, sides, people',
  async (first) => {
    expect(await count(LIST, { first })).toBe(5);
  },
);

it.each([1, 3, 8])('%i conversations with their messages: page, messages, sides', async (first) => {
  expect(await count(DEEP, { first })).toBe(3);
});

it.each([1, 8])('%i message entities: messages, sides', async (size) => {
  const of = Array.from({ length: size }, (_, i) => ({ __typename: 'Message', id: String(i + 1) }));
  expect(await count(ENTITIES, { of })).toBe(2);
});

it('sending into a conversation: 2 limits, recipient, people, conversation, message', async () => {
  const send = `mutation S($input: SendMessageInput!) { sendMessage(input: $input) {
    message { id } } }`;
  expect(await count(send, { input: { recipientId: sam.userId, content: 'Hello' } })).toBe(6);
});
