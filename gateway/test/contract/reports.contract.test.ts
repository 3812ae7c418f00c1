import { setTimeout as wait } from 'node:timers/promises';
import { pdf } from '../support/sample-files';
import {
  baseUrl,
  call,
  get,
  listOf,
  objectOf,
  post,
  problemOf,
  problemPaths,
  unique,
} from './support/api';
import type { Json } from './support/api';
import { ATTACHMENT, sendFiles } from './support/files';
import { rowsIn, stackFolder } from './support/leftovers';
import { demoPerson, newPerson, type Person } from './support/people';
import { postShift } from './support/shifts';

const DESK = '/api/admin/reports';

let admin: Person;
let clinic: Person;
let temp: Person;
beforeAll(async () => {
  admin = await demoPerson('admin');
  clinic = await demoPerson('clinic');
  temp = await newPerson('hygienist');
});

const write = async (content: string, from = clinic, to = temp) => {
  const body = { recipientId: to.id, content };
  const answer = await post('/api/messages', body, { token: from.token });
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
  return objectOf(answer) as Json & { id: number; conversationId: number };
};
const report = (body: Json, from: Person | null = temp) =>
  post('/api/reports', { reason: 'offensive', ...body }, { token: from?.token });
const reported = async (body: Json, from: Person = temp) => {
  const answer = await report(body, from);
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
  return objectOf(answer) as Json & { id: number };
};
const list = (query = '', by: Person | null = admin) => get(DESK + query, { token: by?.token });
const change = (id: number, body: unknown, by: Person | null = admin) =>
  call('PATCH', `${DESK}/${id}`, { token: by?.token, body });
const atDesk = async (id: number, query = '?limit=100') =>
  listOf(await list(query)).find((row) => row.id === id);

/** Actions of the audit log on a subject, which arrive by events. */
async function settledAudit(folder: string, subject: string): Promise<unknown[]> {
  const text = 'SELECT action FROM audit_log WHERE subject = $1 ORDER BY id';
  for (const since = Date.now(); ; await wait(250)) {
    const rows = await rowsIn(folder, 'identity', { text, values: [subject] });
    const actions = rows.map(({ action }) => action);
    if (actions.includes('report.file-opened') || Date.now() - since > 10_000) return actions;
  }
}

describe('POST /api/reports', () => {
  it('takes a message to the desk, and nothing else of the conversation', async () => {
    await write('Before.');
    const words = `Come alone. ${unique()}`;
    const { id: messageId } = await write(words);
    await write('After.');
    const sent = { subject: 'message', id: messageId, statement: 'I am afraid.' };
    const receipt = await reported({ ...sent, reporterId: temp.id, status: 'closed' });
    expect(receipt).toEqual({
      ...{ id: expect.any(Number), subject: 'message', reason: 'offensive' },
      ...{ statement: 'I am afraid.', createdAt: expect.stringMatching(/Z$/) },
    });
    expect(await atDesk(receipt.id)).toMatchObject({
      ...{ subjectId: messageId, status: 'new', outcome: null, assignedTo: null, version: 1 },
      ...{ reporterId: temp.id, aboutUserId: clinic.id, notes: [] },
      messages: [{ senderId: clinic.id, content: words }],
    });
    const again = problemOf(await report(sent), 409, 'CONFLICT');
    expect(again.reasons).toEqual(['already_reported']);
  });

  it('takes a conversation, a user and a shift', async () => {
    const { conversationId } = await write('Hello again.');
    const { id: jobId } = await postShift(clinic);
    for (const [subject, id] of [
      ['conversation', conversationId],
      ['user', clinic.id],
      ['job', jobId],
    ] as const) {
      const receipt = await reported({ subject, id, reason: 'spam' });
      const row = await atDesk(receipt.id, `?limit=100&subject=${subject}`);
      expect(row).toMatchObject({ subject, subjectId: id, aboutUserId: clinic.id });
      if (subject !== 'conversation') expect(row).toMatchObject({ messages: [] });
    }
  });

  it.each([
    ['subject', { subject: 'clinic' }],
    ['subject', { subject: undefined }],
    ['id', { id: undefined }],
    ['id', { id: 'x' }],
    ['reason', { reason: 'boring' }],
    ['reason', { reason: undefined }],
    ['statement', { statement: 'x'.repeat(1001) }],
    ['statement', { statement: 7 }],
  ])('names %s of %j', async (field, body) => {
    const answer = await report({ subject: 'user', id: clinic.id, ...body });
    expect(problemPaths(problemOf(answer, 400, 'VALIDATION_FAILED'))).toEqual([field]);
  });

  it('refuses what its sender cannot see, and what is their own', async () => {
    const own = await write('Mine.', temp, clinic);
    const stranger = await newPerson('assistant');
    problemOf(await report({ subject: 'message', id: own.id }), 404, 'NOT_FOUND');
    const { id, conversationId } = own;
    problemOf(await report({ subject: 'message', id }, stranger), 404, 'NOT_FOUND');
    const whole = { subject: 'conversation', id: conversationId };
    problemOf(await report(whole, stranger), 404, 'NOT_FOUND');
    for (const subject of ['message', 'conversation', 'user', 'job', 'review'])
      problemOf(await report({ subject, id: 999_999_999 }), 404, 'NOT_FOUND');
    const oneself = await report({ subject: 'user', id: temp.id });
    expect(problemOf(oneself, 409, 'CONFLICT').reasons).toEqual(['own_report']);
    problemOf(await report({ subject: 'user', id: clinic.id }, null), 401, 'UNAUTHENTICATED');
  });
});

describe('files of a reported message', () => {
  const attached = async (content: string) => {
    const uploaded = await sendFiles(ATTACHMENT, [pdf], { token: clinic.token });
    const { proof } = objectOf(uploaded);
    const body = { recipientId: temp.id, content, attachments: [{ proof, fileName: 'way.pdf' }] };
    const message = objectOf(await post('/api/messages', body, { token: clinic.token }));
    const [file] = message.attachments as { id: number; url: string }[];
    return { messageId: message.id as number, file: file! };
  };
  const opened = (url: string, by: Person) =>
    fetch(baseUrl() + url, { headers: { authorization: `Bearer ${by.token}` } });

  it('are open to the administrator who has taken the report, and no other file is', async () => {
    const other = await attached('Another one.');
    const { messageId, file } = await attached('Look.');
    const { id } = await reported({ subject: 'message', id: messageId });
    const shown = { id: file.id, fileName: 'way.pdf', mediaType: 'application/pdf' };
    expect(await atDesk(id)).toMatchObject({ files: [{ ...shown, url: null }] });
    problemOf(await get(file.url, { token: admin.token }), 404, 'NOT_FOUND');
    const taken = await change(id, { isAssignedToMe: true });
    expect(objectOf(taken)).toMatchObject({ files: [{ ...shown, url: file.url }] });
    const answer = await opened(file.url, admin);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    problemOf(await get(other.file.url, { token: admin.token }), 404, 'NOT_FOUND');
    const stranger = await newPerson('hygienist');
    problemOf(await get(file.url, { token: stranger.token }), 404, 'NOT_FOUND');
    const folder = stackFolder();
    if (folder) expect(await settledAudit(folder, `report:${id}`)).toContain('report.file-opened');
    await change(id, { outcome: 'acted' });
    problemOf(await get(file.url, { token: admin.token }), 404, 'NOT_FOUND');
  });
});

describe('the desk of reports', () => {
  let reportId: number;
  beforeEach(async () => {
    const { id } = await write(`Look here. ${unique()}`);
    reportId = (await reported({ subject: 'message', id })).id;
  });

  it('takes, notes and closes a report', async () => {
    const taken = await change(reportId, { version: 1, isAssignedToMe: true, note: 'A threat.' });
    expect(objectOf(taken)).toMatchObject({
      ...{ status: 'in_progress', assignedTo: admin.id, version: 2 },
      notes: [{ text: 'A threat.' }],
    });
    expect(await atDesk(reportId, '?limit=100&assignment=mine')).toBeDefined();
    const closed = await change(reportId, { version: 2, outcome: 'acted' });
    expect(objectOf(closed)).toMatchObject({ status: 'closed', outcome: 'acted', version: 3 });
    expect(await atDesk(reportId)).toBeUndefined();
    const stale = problemOf(await change(reportId, { version: 2, status: 'new' }), 409, 'CONFLICT');
    expect(stale.reasons).toEqual(['changed']);
  });

  it.each([
    ['status', { status: 'answered' }],
    ['outcome', { outcome: 'banned' }],
    ['version', { version: 'newest' }],
    ['isAssignedToMe', { isAssignedToMe: 'yes' }],
    ['note', { note: ' ' }],
    ['note', { note: 'x'.repeat(2001) }],
  ])('names %s of a wrong change', async (field, body) => {
    const problem = problemOf(await change(reportId, body), 400, 'VALIDATION_FAILED');
    expect(problemPaths(problem)).toEqual([field]);
  });

  it.each([
    ['limit', '101'],
    ['after', 'nowhere'],
    ['status', 'open'],
    ['assignment', 'yours'],
    ['subject', 'clinic'],
  ])('names the parameter %s that is %s', async (name, value) => {
    const problem = problemOf(await list(`?${name}=${value}`), 400, 'VALIDATION_FAILED');
    expect(problemPaths(problem)).toEqual([name]);
  });

  it('does not exist for others', async () => {
    for (const viewer of [temp, clinic]) {
      problemOf(await list('', viewer), 404, 'NOT_FOUND');
      problemOf(await change(reportId, { outcome: 'acted' }, viewer), 404, 'NOT_FOUND');
    }
    problemOf(await list('', null), 401, 'UNAUTHENTICATED');
    problemOf(await change(reportId, { outcome: 'acted' }, null), 401, 'UNAUTHENTICATED');
    problemOf(await change(999_999_999, { outcome: 'acted' }), 404, 'NOT_FOUND');
    expect(await atDesk(reportId)).toMatchObject({ status: 'new', version: 1 });
  });
});
