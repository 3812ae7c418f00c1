import { request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import {
  baseUrl,
  call,
  get,
  graph,
  listOf,
  objectOf,
  post,
  problemOf,
  problemPaths,
  unique,
} from './support/api';
import type { Json } from './support/api';
import { operation } from './support/documents';
import { demoPerson, newPerson, type Person } from './support/people';

const DESK = '/api/admin/contact-messages';
const WITHIN_MS = 20_000;
const PER_HOUR = 20;

let admin: Person;
beforeAll(async () => {
  admin = await demoPerson('admin');
});

const messageOf = (more: Json = {}): Json => ({
  name: 'Aoife McDonald-O’Neil',
  email: `${unique()}@contact.test`,
  phone: '416-555-0134',
  subject: 'Opening an office',
  message: 'How do I begin?',
  userType: 'clinic',
  ...more,
});
const write = (body: unknown) => post('/api/contact', body);
const list = (query = '', by: Person | null = admin) => get(DESK + query, { token: by?.token });
const change = (id: number, body: unknown, by: Person | null = admin) =>
  call('PATCH', `${DESK}/${id}`, { token: by?.token, body });

type Row = Json & { id: number; version: number };
const rowOf = async (email: unknown): Promise<Row> => {
  const rows = listOf(await list('?limit=100')) as Row[];
  const row = rows.find((seen) => seen.email === email);
  if (!row) throw new Error(`no message from ${String(email)} at the desk`);
  return row;
};

/** Subjects and texts of the mails to an address, once there are as many. */
async function mailsTo(
  address: unknown,
  count: number,
): Promise<{ subject: string; text: string }[]> {
  type Mail = { recipient: string; subject: string; text: string };
  for (const since = Date.now(); ; await wait(250)) {
    const { data } = await graph(operation('ContractMails'));
    const { edges } = (data?.mailbox ?? { edges: [] }) as { edges: { node: Mail }[] };
    const mine = edges.map(({ node }) => node).filter(({ recipient }) => recipient === address);
    if (mine.length >= count || Date.now() - since > WITHIN_MS) return mine;
  }
}

/** From an address of its own, so that its limit is not that of the other tests. */
function writeFrom(
  localAddress: string,
  body: Json,
): Promise<{ status: number; retryAfter: number }> {
  const { port } = new URL(baseUrl());
  const headers = { 'content-type': 'application/json' };
  const options = { host: '127.0.0.1', port, path: '/api/contact', method: 'POST', headers };
  return new Promise((resolve, reject) => {
    const request = httpRequest({ ...options, localAddress }, (response) => {
      response.resume();
      const { statusCode: status = 0, headers: answered } = response;
      response.on('end', () => resolve({ status, retryAfter: Number(answered['retry-after']) }));
    });
    request.on('error', reject);
    request.end(JSON.stringify(body));
  });
}

describe('POST /api/contact', () => {
  it('takes a visitor’s message, mails a receipt, and an administrator answers by mail', async () => {
    const body = messageOf({ status: 'closed', assignedTo: admin.id });
    const answer = await write(body);
    expect(answer.status).toBe(201);
    const { assignedTo: _ignored, ...sent } = body;
    expect(objectOf(answer)).toEqual({ ...sent, status: 'new' });
    expect(await mailsTo(body.email, 1)).toHaveLength(1);
    const { id, ...row } = await rowOf(body.email);
    expect(row).toMatchObject({
      ...{ ...sent, status: 'new', assignedTo: null, version: 1, locale: 'en-CA' },
      ...{ answeredAt: null, answers: [], notes: [], dueAt: expect.stringMatching(/Z$/) },
    });
    const noted = await change(id, { version: 1, isAssignedToMe: true, note: 'Ask for the town.' });
    expect(objectOf(noted)).toMatchObject({
      ...{ status: 'in_progress', assignedTo: admin.id, version: 2 },
      notes: [{ text: 'Ask for the town.' }],
    });
    const answered = await change(id, { version: 2, answer: 'At “Register your office”.' });
    expect(objectOf(answered)).toMatchObject({
      ...{ status: 'answered', version: 3, answers: [{ text: 'At “Register your office”.' }] },
      answeredAt: expect.stringMatching(/Z$/),
    });
    const mails = await mailsTo(body.email, 2);
    expect(mails[0]?.text).toContain('At “Register your office”.');
    expect(mails.map(({ text }) => text).join()).not.toContain('Ask for the town.');
    const stale = problemOf(await change(id, { version: 2, status: 'closed' }), 409, 'CONFLICT');
    expect(stale.reasons).toEqual(['changed']);
  });

  it.each([
    ['name', ''],
    ['name', undefined],
    ['name', 'x'.repeat(101)],
    ['email', 'not an address'],
    ['email', undefined],
    ['phone', 'x'.repeat(41)],
    ['subject', ' '],
    ['subject', 'two\nlines'],
    ['subject', 'x'.repeat(201)],
    ['message', ''],
    ['message', 'x'.repeat(5001)],
    ['userType', 'patient'],
    ['userType', undefined],
  ])('names %s that is %j', async (field, value) => {
    const problem = problemOf(await write(messageOf({ [field]: value })), 400, 'VALIDATION_FAILED');
    expect(problemPaths(problem)).toEqual([field]);
  });

  it('cannot be read, and takes an object', async () => {
    problemOf(await get('/api/contact'), 405, 'VALIDATION_FAILED');
    problemOf(await write([]), 400, 'VALIDATION_FAILED');
  });

  // Behind a balancer all clients have one address; other systems have one loopback address.
  const hasAddresses = process.platform === 'linux' && !process.env.CONTRACT_REPLICAS;
  (hasAddresses ? it : it.skip)('is limited by address', async () => {
    const answers = [];
    for (let count = 0; count <= PER_HOUR; count += 1)
      answers.push(await writeFrom('127.0.0.77', messageOf()));
    expect(answers.slice(0, PER_HOUR).map(({ status }) => status)).toEqual(
      Array(PER_HOUR).fill(201),
    );
    expect(answers.at(-1)?.status).toBe(429);
    expect(answers.at(-1)?.retryAfter).toBeGreaterThan(0);
    expect((await write(messageOf())).status).toBe(201);
  });
});

describe('the desk of contact messages', () => {
  let row: Row;
  beforeAll(async () => {
    const body = messageOf();
    expect((await write(body)).status).toBe(201);
    row = await rowOf(body.email);
  });

  it.each([
    ['limit', '0'],
    ['limit', '101'],
    ['after', 'nowhere'],
    ['status', 'open'],
    ['assignment', 'yours'],
  ])('names the parameter %s that is %s', async (name, value) => {
    const problem = problemOf(await list(`?${name}=${value}`), 400, 'VALIDATION_FAILED');
    expect(problemPaths(problem)).toEqual([name]);
  });

  it.each([
    ['status', { status: 'open' }],
    ['version', { version: 'newest' }],
    ['isAssignedToMe', { isAssignedToMe: 'yes' }],
    ['note', { note: '' }],
    ['note', { note: 'x'.repeat(2001) }],
    ['answer', { answer: ' ' }],
    ['answer', { answer: 'x'.repeat(5001) }],
  ])('names %s of a wrong change', async (field, body) => {
    const problem = problemOf(await change(row.id, body), 400, 'VALIDATION_FAILED');
    expect(problemPaths(problem)).toEqual([field]);
  });

  it('lists what is assigned to its viewer', async () => {
    const ids = async (query: string) => listOf(await list(query)).map(({ id }) => id);
    expect(await ids('?limit=100&assignment=unassigned')).toContain(row.id);
    expect(await ids('?limit=100&assignment=mine')).not.toContain(row.id);
  });

  it('knows no message that was never sent', async () => {
    problemOf(await change(999_999_999, { status: 'closed' }), 404, 'NOT_FOUND');
  });

  it('does not exist for others', async () => {
    for (const role of ['hygienist', 'clinic'] as const) {
      const viewer = await newPerson(role);
      problemOf(await list('', viewer), 404, 'NOT_FOUND');
      problemOf(await change(row.id, { status: 'closed' }, viewer), 404, 'NOT_FOUND');
    }
    problemOf(await list('', null), 401, 'UNAUTHENTICATED');
    problemOf(await change(row.id, { status: 'closed' }, null), 401, 'UNAUTHENTICATED');
    expect(await rowOf(row.email)).toMatchObject({ status: 'new', version: 1 });
  });
});
