import { LIMITS } from '@tbt/contracts';
import type { Viewer } from '@tbt/service-kit';
import { createWorld, type SentMessage, type World } from './factories';

const SEND = `mutation Send($input: SendReportInput!) {
  sendReport(input: $input) { receipt { id } errors { code } }
}`;
const UPDATE = `mutation Update($input: UpdateReportInput!) {
  updateReport(input: $input) { report { id } errors { code } }
}`;
const LIST = `query List($filter: SupportReportFilter) {
  reports(filter: $filter) { edges { node { id files { id fileName mediaType size url } } } }
}`;
const OPEN = 'query Open($id: ID!) { messageAttachment(id: $id) { temporaryUrl } }';

type Files = { id: string; fileName: string | null; url: string | null }[];

let world: World;
let admin: Viewer;
let clinic: Viewer;
let temp: Viewer;
beforeEach(async () => {
  world = await createWorld();
  admin = await world.person({ role: null, isAdmin: true });
  clinic = await world.clinic();
  temp = await world.person();
});
afterEach(() => world.close());

const attach = async ({ id }: SentMessage, fileName: string, by = clinic) => {
  const file = { senderId: by.userId, mediaType: 'application/pdf', size: 9 };
  const row = await world.subgraph.database.prisma.messageAttachment.create({
    data: { ...file, messageId: Number(id), key: `documents/${fileName}`, fileName },
  });
  return String(row.id);
};
const report = async (subject: string, id: string) => {
  const input = { subject, id, reason: 'offensive' };
  const { data } = await world.run<{ sendReport: { receipt: { id: string } } }>(temp, SEND, {
    input,
  });
  return data.sendReport.receipt.id;
};
const change = (reportId: string, input: object, by = admin) =>
  world.run(by, UPDATE, { input: { reportId, ...input } });
const files = async (by = admin, filter: object = {}) => {
  const { data } = await world.run<{ reports: { edges: { node: { files: Files } }[] } }>(by, LIST, {
    filter,
  });
  return data.reports.edges.map(({ node }) => node.files);
};
const opens = async (id: string, by: Viewer = admin) =>
  (await world.run<{ messageAttachment: object | null }>(by, OPEN, { id })).data
    .messageAttachment !== null;
const audited = async () => {
  const events = await world.subgraph.database.prisma.outboxEvent.findMany({
    where: { name: 'administrator.acted' },
  });
  return events
    .map(({ payload }) => payload as { action: string; personIds: number[] })
    .filter(({ action }) => action === 'report.file-opened');
};

it('opens the files of exactly the reported message to who has taken the report', async () => {
  const before = await attach(await world.sent(clinic, temp, 'Before.'), 'before.pdf');
  const reported = await world.sent(clinic, temp, 'Look.');
  const fileId = await attach(reported, 'map.pdf');
  const after = await attach(await world.sent(clinic, temp, 'After.'), 'after.pdf');
  const reportId = await report('message', reported.id);
  expect(await files()).toMatchObject([[{ id: fileId, fileName: 'map.pdf', url: null }]]);
  expect(await opens(fileId)).toBe(false);
  await change(reportId, { isAssignedToMe: true });
  const url = `/api/messages/attachments/${fileId}`;
  expect(await files()).toMatchObject([[{ id: fileId, url }]]);
  expect(await audited()).toEqual([]);
  expect(await Promise.all([fileId, before, after].map((id) => opens(id)))).toEqual([
    ...[true, false, false],
  ]);
  expect(await audited()).toMatchObject([
    { actorId: admin.userId, subject: `report:${reportId}`, personIds: [clinic.userId] },
  ]);
});

it('keeps them from other administrators, and after the report is closed', async () => {
  const reported = await world.sent(clinic, temp, 'Look.');
  const fileId = await attach(reported, 'map.pdf');
  const reportId = await report('message', reported.id);
  await change(reportId, { isAssignedToMe: true });
  const other = await world.person({ role: null, isAdmin: true });
  expect(await files(other)).toMatchObject([[{ url: null }]]);
  expect(await opens(fileId, other)).toBe(false);
  await change(reportId, { outcome: 'acted' });
  expect(await opens(fileId)).toBe(false);
  expect(await files(admin, { status: 'closed' })).toMatchObject([[{ url: null }]]);
  expect(await audited()).toEqual([]);
});

it('opens the files of exactly the reported messages of a conversation', async () => {
  const sent = [];
  for (let n = 0; n <= LIMITS.reportedMessagesMax; n += 1)
    sent.push(await world.sent(n % 2 === 0 ? clinic : temp, n % 2 === 0 ? temp : clinic, `${n}`));
  const [tooOld, first] = sent;
  const last = sent.at(-1);
  if (!tooOld || !first || !last) throw new Error('Nothing was sent');
  const old = await attach(tooOld, 'old.pdf');
  const early = await attach(first, 'early.pdf', temp);
  const late = await attach(last, 'late.pdf');
  const reportId = await report('conversation', last.conversationId);
  const after = await attach(await world.sent(clinic, temp, 'After.'), 'after.pdf');
  const elsewhere = await attach(
    await world.sent(clinic, await world.person(), 'Elsewhere.'),
    'elsewhere.pdf',
  );
  expect(await files()).toMatchObject([
    [
      { id: early, fileName: 'early.pdf', url: null },
      { id: late, fileName: 'late.pdf', url: null },
    ],
  ]);
  expect(await opens(late)).toBe(false);
  await change(reportId, { isAssignedToMe: true });
  const each = await Promise.all([early, late, old, after, elsewhere].map((id) => opens(id)));
  expect(each).toEqual([true, true, false, false, false]);
  const personIds = (await audited()).flatMap((act) => act.personIds);
  expect(personIds.sort()).toEqual([clinic.userId, temp.userId].sort());
  await change(reportId, { outcome: 'no_action' });
  expect(await opens(late)).toBe(false);
});

it('is no record of administrators who read their own conversations', async () => {
  const staff = await world.person({ isAdmin: true });
  const fileId = await attach(await world.sent(clinic, staff, 'Look.'), 'map.pdf');
  expect(await opens(fileId, staff)).toBe(true);
  expect(await audited()).toEqual([]);
});
