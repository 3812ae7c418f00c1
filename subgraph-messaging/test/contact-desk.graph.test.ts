import type { Viewer } from '@tbt/service-kit';
import { createWorld, START, type World } from './factories';
import { mailsOf } from './mails';
import { DEFAULT_MAIL } from '../src/modules/mail';

const SEND = `mutation Contact($input: SendContactMessageInput!) {
  sendContactMessage(input: $input) { isReceived errors { code } }
}`;
const LIST = `query List($filter: ContactMessageFilter, $first: Int, $after: String) {
  contactMessages(filter: $filter, first: $first, after: $after) {
    edges { node { id subject status dueAt version assignee { id }
      answers { text author { id } } notes { text author { id } } } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const UPDATE = `mutation Update($input: UpdateContactMessageInput!) {
  updateContactMessage(input: $input) {
    contactMessage { id status version answeredAt assignee { id } answers { text } notes { text } }
    errors { code reasons path }
  }
}`;

type Row = Record<string, unknown> & { id: string; version: number };
type Page = {
  contactMessages: {
    edges: { node: Row }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
};
type Payload = {
  updateContactMessage: {
    contactMessage: Row | null;
    errors: { code: string; reasons: string[]; path: string[] }[];
  };
};

let world: World;
let admin: Viewer;
let other: Viewer;
beforeEach(async () => {
  world = await createWorld({}, { mail: { ...DEFAULT_MAIL, mailbox: 'on' } });
  [admin, other] = [
    await world.person({ role: null, isAdmin: true }),
    await world.person({ role: null, isAdmin: true }),
  ];
});
afterEach(() => world.close());

const letter = {
  ...{ name: 'Ada', email: 'ada@example.test', subject: 'A question', userType: 'other' },
  message: 'How do I change my province?',
};
const write = (change: object = {}, from: Viewer | null = null, locale = 'en-CA') =>
  world.run(from, SEND, { input: { ...letter, ...change } }, { locale: locale as 'en-CA' });
const list = (variables: object = {}, by: Viewer | null = admin) =>
  world.run<Page>(by, LIST, variables as Record<string, unknown>);
const rows = async (filter: object = {}) =>
  (await list({ filter })).data.contactMessages.edges.map(({ node }) => node);
const only = async (): Promise<Row> => {
  const [row] = await rows();
  if (!row) throw new Error('No message');
  return row;
};
const update = async (input: object, by: Viewer = admin) =>
  (await world.run<Payload>(by, UPDATE, { input })).data.updateContactMessage;

it('promises an answer within two business days, and lists what is due first', async () => {
  await write({ subject: 'On Friday' });
  world.clock.advance(3 * 86_400_000);
  await write({ subject: 'On Monday' });
  expect(await rows()).toMatchObject([
    { subject: 'On Friday', status: 'new', dueAt: '2027-03-09T22:00:00.000Z', assignee: null },
    { subject: 'On Monday', dueAt: '2027-03-10T22:00:00.000Z' },
  ]);
  const { pageInfo, edges } = (await list({ first: 1 })).data.contactMessages;
  expect([pageInfo.hasNextPage, edges[0]?.node.subject]).toEqual([true, 'On Friday']);
  const rest = (await list({ first: 1, after: pageInfo.endCursor })).data.contactMessages;
  expect(rest.edges.map(({ node }) => node.subject)).toEqual(['On Monday']);
});

it('answers by mail in the language of the message, in the thread of the receipt', async () => {
  await write({}, null, 'fr-CA');
  const { id, version } = await only();
  const text = 'Bonjour Ada,\n\nDans votre profil.';
  const answered = await update({ contactMessageId: id, version, answer: text });
  expect(answered).toMatchObject({
    contactMessage: {
      ...{ status: 'answered', version: 2, assignee: { id: String(admin.userId) } },
      ...{ answeredAt: START.toISOString(), answers: [{ text }] },
    },
    errors: [],
  });
  const mails = await mailsOf(world);
  const answer = mails.find(({ subject }) => subject.startsWith('Re'));
  const receipt = mails.find((mail) => mail !== answer);
  expect(answer).toMatchObject({
    recipient: 'ada@example.test',
    subject: expect.stringContaining('A question'),
    text: expect.stringContaining('Dans votre profil.'),
  });
  expect(answer?.text).toContain('How do I change my province?');
  expect(answer?.html).toContain('lang="fr-CA"');
  expect(receipt?.subject).toBe('Nous avons reçu votre message');
  const stored = await world.subgraph.database.prisma.mailboxMail.findMany();
  const threads = stored.map(({ headers }) => (headers as Record<string, string>).References);
  expect(threads).toEqual([threads[0], threads[0]]);
  expect(threads[0]).toMatch(/^<contact-\d+@/);
  expect(await rows()).toEqual([]);
  expect(await rows({ status: 'answered' })).toMatchObject([{ id }]);
});

it('is taken by one administrator; another waits until it is released', async () => {
  await write();
  const { id, version } = await only();
  const taken = await update({ contactMessageId: id, version, isAssignedToMe: true });
  expect(taken.contactMessage).toMatchObject({
    status: 'in_progress',
    assignee: { id: String(admin.userId) },
  });
  const refused = {
    contactMessage: null,
    errors: [{ code: 'CONFLICT', reasons: ['assigned'] }],
  };
  for (const change of [{ isAssignedToMe: true }, { answer: 'Yes.' }, { status: 'closed' }])
    expect(await update({ contactMessageId: id, ...change }, other)).toMatchObject(refused);
  expect(await mailsOf(world)).toHaveLength(1);
  expect(await rows({ assignment: 'mine' })).toMatchObject([{ id }]);
  expect(await rows({ assignment: 'unassigned' })).toEqual([]);
  await update({ contactMessageId: id, isAssignedToMe: false }, other);
  const answered = await update({ contactMessageId: id, answer: 'Yes.' }, other);
  expect(answered.contactMessage).toMatchObject({ assignee: { id: String(other.userId) } });
});

it('lets one of two simultaneous takers have it', async () => {
  await write();
  const { id, version } = await only();
  const take = { contactMessageId: id, version, isAssignedToMe: true };
  const results = await Promise.all([update(take), update(take, other)]);
  expect(results.filter(({ contactMessage }) => contactMessage !== null)).toHaveLength(1);
  expect(results.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['CONFLICT']);
});

it('refuses a change of what was read earlier', async () => {
  await write();
  const { id, version } = await only();
  await update({ contactMessageId: id, version, status: 'closed' });
  expect(await update({ contactMessageId: id, version, status: 'new' })).toMatchObject({
    errors: [{ code: 'CONFLICT', reasons: ['changed'] }],
  });
});

it('keeps internal notes of every administrator, and mails none', async () => {
  await write();
  const { id } = await only();
  await update({ contactMessageId: id, isAssignedToMe: true });
  await update({ contactMessageId: id, note: 'Called her.' }, other);
  expect(await only()).toMatchObject({
    notes: [{ text: 'Called her.', author: { id: String(other.userId) } }],
  });
  expect(await mailsOf(world)).toHaveLength(1);
});

it('rings for administrators, and is audited', async () => {
  const person = await world.person();
  await write({}, person);
  await world.subgraph.outbox.drain();
  await world.bus.settled();
  const bell = await world.run(admin, '{ notifications { edges { node { title path } } } }');
  expect(bell.data).toMatchObject({
    notifications: { edges: [{ node: { path: '/admin-messages' } }] },
  });
  const { id } = await only();
  await update({ contactMessageId: id, answer: 'Yes.' });
  const events = await world.subgraph.database.prisma.outboxEvent.findMany({
    where: { name: 'administrator.acted' },
  });
  expect(events.map(({ payload }) => payload)).toMatchObject([
    {
      ...{ actorId: admin.userId, action: 'contact-message.answered' },
      ...{ subject: `contact-message:${id}`, personIds: [person.userId] },
    },
  ]);
});

it('is closed to everyone else', async () => {
  await write();
  const { id } = await only();
  for (const [viewer, code] of [
    [await world.person(), 'FORBIDDEN'],
    [null, 'UNAUTHENTICATED'],
  ] as const) {
    expect((await list({}, viewer)).errors).toMatchObject([{ code }]);
    const changed = await world.run(viewer, UPDATE, { input: { contactMessageId: id } });
    expect(changed.errors).toMatchObject([{ code }]);
  }
});
