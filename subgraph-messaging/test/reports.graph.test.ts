import type { Viewer } from '@tbt/service-kit';
import { createWorld, type SentMessage, type World } from './factories';

const SEND = `mutation Send($input: SendReportInput!) {
  sendReport(input: $input) { receipt { id } errors { code reasons path } }
}`;
const LIST = `query List($filter: SupportReportFilter) {
  reports(filter: $filter) { edges { node { id subject subjectId reason statement status outcome
    version dueAt reporter { id } aboutUser { id } job { id } messages { content sender { id } }
    notes { text } } } }
}`;
const UPDATE = `mutation Update($input: UpdateReportInput!) {
  updateReport(input: $input) { report { id status outcome } errors { code reasons } }
}`;

type Row = Record<string, unknown> & { id: string; version: number };
type Outcome = { code: string; reasons: string[]; path: string[] }[];

let world: World;
let admin: Viewer;
let clinic: Viewer;
let temp: Viewer;
let message: SentMessage;
beforeEach(async () => {
  world = await createWorld();
  admin = await world.person({ role: null, isAdmin: true });
  clinic = await world.clinic();
  temp = await world.person();
  await world.reachable(temp);
  message = await world.sent(clinic, temp, 'Come alone.');
});
afterEach(() => world.close());

const reason = 'offensive';
const send = (input: object, from: Viewer | null = temp) =>
  world.run<{ sendReport: { receipt: { id: string } | null; errors: Outcome } }>(from, SEND, {
    input: { reason, ...input },
  });
const rows = async (filter: object = {}) => {
  const { data } = await world.run<{ reports: { edges: { node: Row }[] } }>(admin, LIST, {
    filter,
  });
  return data.reports.edges.map(({ node }) => node);
};
const update = async (input: object, by = admin) =>
  (
    await world.run<{ updateReport: { report: Row | null; errors: Outcome } }>(by, UPDATE, {
      input,
    })
  ).data.updateReport;
const settled = async () => {
  await world.subgraph.outbox.drain();
  await world.bus.settled();
};

describe('what is reported arrives with its context and nothing else', () => {
  it('a message', async () => {
    await world.sent(clinic, temp, 'Another one.');
    await send({ subject: 'message', id: message.id, statement: 'I am afraid.' });
    expect(await rows()).toMatchObject([
      {
        ...{ subject: 'message', subjectId: message.id, reason, statement: 'I am afraid.' },
        ...{ status: 'new', outcome: null, dueAt: '2027-03-09T22:00:00.000Z', job: null },
        reporter: { id: String(temp.userId) },
        aboutUser: { id: String(clinic.userId) },
        messages: [{ content: 'Come alone.', sender: { id: String(clinic.userId) } }],
      },
    ]);
  });

  it('a message of files alone, by their names', async () => {
    const { prisma } = world.subgraph.database;
    const messageId = Number(message.id);
    await prisma.message.update({ where: { id: messageId }, data: { content: '' } });
    const file = { messageId, senderId: clinic.userId, mediaType: 'image/png', size: 1 };
    await prisma.messageAttachment.createMany({
      data: [
        { ...file, key: 'documents/0', fileName: 'map.png' },
        { ...file, key: 'documents/1', fileName: null },
      ],
    });
    await send({ subject: 'message', id: message.id });
    expect(await rows()).toMatchObject([{ messages: [{ content: 'map.png\nimage/png' }] }]);
  });

  it('a conversation: its last messages, as they were then', async () => {
    await world.sent(temp, clinic, 'No.');
    await send({ subject: 'conversation', id: message.conversationId });
    await world.sent(clinic, temp, 'Later.');
    const [report] = await rows();
    expect(report).toMatchObject({ aboutUser: { id: String(clinic.userId) } });
    expect((report?.messages as { content: string }[]).map(({ content }) => content)).toEqual([
      'Come alone.',
      'No.',
    ]);
  });

  it('a profile, also by a clinic’s viewer', async () => {
    const acting = { actingClinicId: clinic.userId, clinicRole: 'viewer' as const };
    const viewer = { ...clinic, userId: 900_300, ...acting };
    const { data } = await send({ subject: 'user', id: temp.userId }, viewer);
    expect(data.sendReport).toMatchObject({ receipt: { id: expect.any(String) }, errors: [] });
  });

  it('a profile', async () => {
    await send({ subject: 'user', id: clinic.userId });
    expect(await rows()).toMatchObject([
      { subject: 'user', aboutUser: { id: String(clinic.userId) }, messages: [] },
    ]);
  });

  it('a shift', async () => {
    await world.posted(clinic.userId, 41);
    await send({ subject: 'job', id: 41 });
    expect(await rows()).toMatchObject([
      { subject: 'job', job: { id: '41' }, aboutUser: { id: String(clinic.userId) } },
    ]);
  });
});

describe('is not found', () => {
  it.each<[string, (stranger: Viewer) => object | Promise<object>]>([
    ['a message between others', () => ({ subject: 'message', id: message.id })],
    ['a conversation of others', () => ({ subject: 'conversation', id: message.conversationId })],
    ['an unknown user', () => ({ subject: 'user', id: 900_001 })],
    [
      'a shift that was never public',
      async () => {
        await world.posted(clinic.userId, 42, false);
        return { subject: 'job', id: 42 };
      },
    ],
  ])('%s', async (_what, inputFor) => {
    const stranger = await world.person();
    const { errors } = await send(await inputFor(stranger), stranger);
    expect(errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await rows()).toEqual([]);
  });
});

it('refuses oneself, a second time, and reviews', async () => {
  const refusal = async (input: object, from = temp) =>
    (await send(input, from)).data.sendReport.errors;
  expect(await refusal({ subject: 'user', id: temp.userId })).toMatchObject([
    { code: 'CONFLICT', reasons: ['own_report'] },
  ]);
  await send({ subject: 'user', id: clinic.userId });
  expect(await refusal({ subject: 'user', id: clinic.userId })).toMatchObject([
    { code: 'CONFLICT', reasons: ['already_reported'] },
  ]);
  expect(await refusal({ subject: 'review', id: 1 })).toMatchObject([
    { code: 'VALIDATION_FAILED', path: ['subject'] },
  ]);
  expect((await send({ subject: 'user', id: clinic.userId }, null)).errors).toMatchObject([
    { code: 'UNAUTHENTICATED' },
  ]);
});

it('tells administrators, and the reporter what was decided', async () => {
  await send({ subject: 'user', id: clinic.userId });
  await settled();
  const bell = '{ notifications { edges { node { path } } } }';
  expect((await world.run(admin, bell)).data).toMatchObject({
    notifications: { edges: [{ node: { path: '/admin-messages?tab=reports' } }] },
  });
  const [report] = await rows();
  expect(await update({ reportId: report?.id, outcome: 'acted', note: 'Warned.' })).toMatchObject({
    report: { status: 'closed', outcome: 'acted' },
  });
  await settled();
  await world.subgraph.mailSender.drain();
  const mails = await world.subgraph.database.prisma.mailboxMail.findMany();
  expect(mails).toMatchObject([{ userId: temp.userId }]);
  expect(mails[0]?.text).not.toContain('Warned.');
  expect(await rows()).toEqual([]);
  expect(await rows({ status: 'closed' })).toMatchObject([{ notes: [{ text: 'Warned.' }] }]);
});

it('is not decided by the one it is about, nor by two', async () => {
  const other = await world.person({ isAdmin: true });
  await send({ subject: 'user', id: other.userId });
  const [report] = await rows();
  const reportId = report?.id;
  expect(await update({ reportId, outcome: 'no_action' }, other)).toMatchObject({
    errors: [{ code: 'CONFLICT', reasons: ['own_case'] }],
  });
  await update({ reportId, isAssignedToMe: true });
  const third = await world.person({ role: null, isAdmin: true });
  expect(await update({ reportId, outcome: 'acted' }, third)).toMatchObject({
    errors: [{ code: 'CONFLICT', reasons: ['assigned'] }],
  });
});

it('is not decided by who acts for the reported clinic', async () => {
  await send({ subject: 'user', id: clinic.userId });
  const [report] = await rows();
  const member = await world.person({ role: null, isAdmin: true });
  const acting = { ...member, actingClinicId: clinic.userId, clinicRole: 'owner' as const };
  const reportId = report?.id;
  for (const input of [{ outcome: 'no_action' }, { isAssignedToMe: true }])
    expect(await update({ reportId, ...input }, acting)).toMatchObject({
      errors: [{ code: 'CONFLICT', reasons: ['own_case'] }],
    });
  expect(await update({ reportId, outcome: 'no_action' })).toMatchObject({ errors: [] });
});

it('is decided when it is about no one anymore', async () => {
  await send({ subject: 'user', id: clinic.userId });
  const [report] = await rows();
  await world.subgraph.database.prisma.report.updateMany({ data: { aboutUserId: null } });
  expect(await update({ reportId: report?.id, outcome: 'no_action' })).toMatchObject({
    errors: [],
  });
});

it('shows reported reviews until they are decided in the marketplace', async () => {
  const facts = {
    ...{ reviewId: 7, by: 'clinic', bookingId: 1, jobId: 1, clinicId: clinic.userId },
    ...{ professionalId: temp.userId, date: '2027-03-05', startTime: '08:00' },
    at: world.clock.now().toISOString(),
  } as unknown as Parameters<typeof world.publish<'review.reported'>>[1];
  const told = { reporterId: temp.userId, reason: 'untrue', statement: 'I was there.' } as const;
  await world.publish('review.reported', { ...facts, ...told });
  expect(await rows()).toMatchObject([
    {
      ...{ subject: 'review', subjectId: '7', reason: 'untrue', statement: 'I was there.' },
      aboutUser: { id: String(clinic.userId) },
    },
  ]);
  const decision = { isHeld: true, wasHeld: false, reporterIds: [temp.userId] };
  await world.publish('review.decided', { ...facts, ...decision });
  expect(await rows()).toEqual([]);
  expect(await rows({ status: 'closed' })).toMatchObject([{ outcome: 'acted' }]);
});

it('is closed to everyone else', async () => {
  await send({ subject: 'user', id: clinic.userId });
  const [report] = await rows();
  for (const [viewer, code] of [
    [temp, 'FORBIDDEN'],
    [null, 'UNAUTHENTICATED'],
  ] as const) {
    expect((await world.run(viewer, LIST)).errors).toMatchObject([{ code }]);
    const changed = await world.run(viewer, UPDATE, { input: { reportId: report?.id } });
    expect(changed.errors).toMatchObject([{ code }]);
  }
});
