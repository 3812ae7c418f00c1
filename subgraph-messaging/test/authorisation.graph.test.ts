import type { Viewer } from '@tbt/service-kit';
import { createWorld, type SentMessage, type World } from './factories';

let world: World;
let message: SentMessage;
let attachmentId: number;
const viewers: Record<string, Viewer | null> = { unauthenticated: null };

beforeAll(async () => {
  world = await createWorld();
  const [writer, reader] = [await world.person(), await world.clinic()];
  message = await world.sent(writer, reader);
  ({ id: attachmentId } = await world.subgraph.database.prisma.messageAttachment.create({
    data: {
      ...{ messageId: Number(message.id), senderId: writer.userId, key: 'documents/0' },
      ...{ mediaType: 'application/pdf', size: 1 },
    },
  }));
  Object.assign(viewers, {
    writer,
    reader,
    stranger: await world.person(),
    'other clinic': await world.clinic(),
    admin: await world.person({ role: null, isAdmin: true }),
    'staff of the reader': {
      ...{ ...reader, userId: 900_001 },
      ...{ actingClinicId: reader.userId, clinicRole: 'scheduler' as const },
    },
  });
});
afterAll(() => world.close());

const ACTIONS: Record<string, { query: string; variables: () => Record<string, unknown> }> = {
  message: {
    query: 'query M($id: ID!) { found: message(id: $id) { id } }',
    variables: () => ({ id: message.id }),
  },
  'message attachment': {
    query: 'query A($id: ID!) { found: messageAttachment(id: $id) { temporaryUrl } }',
    variables: () => ({ id: String(attachmentId) }),
  },
  'message entity': {
    query: 'query E($of: [_Any!]!) { found: _entities(representations: $of) { __typename } }',
    variables: () => ({ of: [{ __typename: 'Message', id: message.id }] }),
  },
  conversation: {
    query: 'query C($id: ID!) { found: conversation(id: $id) { id } }',
    variables: () => ({ id: message.conversationId }),
  },
  'conversation entity': {
    query: 'query E($of: [_Any!]!) { found: _entities(representations: $of) { __typename } }',
    variables: () => ({ of: [{ __typename: 'Conversation', id: message.conversationId }] }),
  },
  'mark read': {
    query: `mutation R($input: MarkConversationReadInput!) {
      found: markConversationRead(input: $input) { conversation { id } } }`,
    variables: () => ({ input: { conversationId: message.conversationId } }),
  },
};

type Outcome = 'seen' | 'not found' | 'sign in';

function outcomeOf({ data, errors }: { data: unknown; errors: { code: string }[] }): Outcome {
  if (errors[0]?.code === 'UNAUTHENTICATED') return 'sign in';
  if (errors[0]?.code === 'NOT_FOUND') return 'not found';
  const { found } = data as { found: unknown };
  return found === null || JSON.stringify(found) === '[null]' ? 'not found' : 'seen';
}

const INSIDE = ['writer', 'reader', 'staff of the reader'];
const OUTSIDE = ['stranger', 'other clinic', 'admin'];

describe.each(Object.keys(ACTIONS))('%s', (name) => {
  const run = async (who: string) => {
    const action = ACTIONS[name];
    if (!action) throw new Error(name);
    return outcomeOf(await world.run(viewers[who] ?? null, action.query, action.variables()));
  };
  it.each(INSIDE)('%s sees it', async (who) => {
    expect(await run(who)).toBe<Outcome>('seen');
  });
  it.each(OUTSIDE)('%s does not find it', async (who) => {
    expect(await run(who)).toBe<Outcome>('not found');
  });
  it('is not visible without a session', async () => {
    expect(await run('unauthenticated')).toBe<Outcome>(
      name.includes('entity') ? 'not found' : 'sign in',
    );
  });
});

it('a clinic’s viewer marks nothing as read', async () => {
  const action = ACTIONS['mark read'];
  const staff = viewers['staff of the reader'];
  if (!action || !staff) throw new Error('no staff');
  const viewer = { ...staff, clinicRole: 'viewer' as const };
  const { errors } = await world.run(viewer, action.query, action.variables());
  expect(errors).toMatchObject([{ code: 'FORBIDDEN' }]);
});

it.each([
  '{ conversations { edges { node { id } } } }',
  '{ conversationWith(userId: 1) { id } }',
  '{ unreadMessageCount }',
  '{ needsPlanToWriteTo(userId: 1) }',
  'mutation { setTyping(input: { recipientId: 1, isTyping: true }) { isDelivered } }',
])('%s needs a session', async (query) => {
  const { errors } = await world.run(null, query);
  expect(errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
});

it('subscriptions are served by the gateway, never here', async () => {
  const { subgraph } = world;
  const field = subgraph.schema.getSubscriptionType()?.getFields().messageAdded;
  expect(() => field?.subscribe?.({}, {}, {}, {} as never)).toThrow('UNAVAILABLE');
});

it.each(['Message', 'Conversation'])('a malformed id names no %s', async (__typename) => {
  const ids = ['0', 'abc', '1e3', '99999999999'];
  const { data, errors } = await world.run(
    viewers.writer ?? null,
    'query E($of: [_Any!]!) { found: _entities(representations: $of) { __typename } }',
    { of: ids.map((id) => ({ __typename, id })) },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({ found: [null, null, null, null] });
});
