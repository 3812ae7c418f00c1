import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { pdf } from '../support/sample-files';
import {
  baseUrl,
  get,
  listOf,
  objectOf,
  post,
  problemOf,
  problemPaths,
  unique,
  type Answer,
} from './support/api';
import { ATTACHMENT, sendFiles } from './support/files';
import { demoPerson, newPerson } from './support/people';
import type { Person } from './support/people';
import { postShift } from './support/shifts';
import { openSocket } from './support/socket';

let temp: Person;
let clinic: Person;
let stranger: Person;

beforeAll(async () => {
  temp = await newPerson('hygienist');
  clinic = await demoPerson('clinic');
  stranger = await newPerson('assistant');
});

const send = (from: Person, to: Person, content: unknown, more: object = {}) =>
  post('/api/messages', { recipientId: to.id, content, ...more }, { token: from.token });
const conversation = (a: Person, b: Person, query = '') =>
  `/api/messages/conversation/${a.id}/${b.id}${query}`;

describe('messages', () => {
  it('are refused under an Idempotency-Key of an application', async () => {
    const person = await newPerson('hygienist');
    const { id: jobId } = await postShift(clinic);
    const options = { token: person.token, headers: { 'idempotency-key': unique() } };
    const apply = () => post('/api/applications', { jobId }, options);
    const first = await apply();
    expect(first.status).toBe(201);
    const message = { recipientId: clinic.id, content: 'Hello' };
    const refused = problemOf(await post('/api/messages', message, options), 409, 'CONFLICT');
    expect(refused.detail).toBe('This Idempotency-Key was used with a different request.');
    const { token } = person;
    expect(listOf(await get(conversation(person, clinic), { token }))).toEqual([]);
    expect(objectOf(await apply())).toEqual(objectOf(first));
  });

  it('are read and marked by a member as those of the clinic it acts for', async () => {
    const person = await newPerson('hygienist');
    const member = await demoPerson('scheduler');
    const { token } = member;
    expect((await send(person, clinic, 'Is there parking?')).status).toBe(201);
    const [message] = listOf(await get(conversation(clinic, person), { token }));
    expect(message).toMatchObject({ senderId: person.id, recipientId: clinic.id });
    expect((await post(`${conversation(person, clinic)}/read`, {}, { token })).status).toBe(204);
    problemOf(await get(conversation(member, person), { token }), 404, 'NOT_FOUND');
    problemOf(await post(`${conversation(member, person)}/read`, {}, { token }), 404, 'NOT_FOUND');
  });

  it('are empty at first, then numbered without a hole for both sides', async () => {
    const path = conversation(temp, clinic);
    expect(listOf(await get(path, { token: temp.token }))).toEqual([]);
    const body = { senderId: temp.id, isRead: true };
    const first = await send(temp, clinic, '  Hello  ', body);
    expect(first.status).toBe(201);
    expect(objectOf(first)).toEqual({
      id: expect.any(Number),
      conversationId: expect.any(Number),
      seq: 1,
      clientMessageId: null,
      attachments: [],
      senderId: temp.id,
      recipientId: clinic.id,
      jobId: null,
      content: 'Hello',
      isRead: false,
      createdAt: expect.stringMatching(/Z$/),
    });
    await send(clinic, temp, 'Welcome');
    await Promise.all(['a', 'b', 'c', 'd'].map((text) => send(temp, clinic, text)));
    for (const { token } of [temp, clinic]) {
      const messages = listOf(await get(path, { token }));
      expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(messages.slice(0, 2).map(({ content }) => content)).toEqual(['Hello', 'Welcome']);
    }
    expect((await get(conversation(clinic, temp), { token: temp.token })).status).toBe(200);
  });

  it('are read around a seq', async () => {
    const seqs = async (query: string) =>
      listOf(await get(conversation(temp, clinic, query), { token: temp.token })).map(
        ({ seq }) => seq,
      );
    expect(await seqs('?limit=2')).toEqual([5, 6]);
    expect(await seqs('?after=2&limit=2')).toEqual([3, 4]);
    expect(await seqs('?before=3')).toEqual([1, 2]);
    for (const query of ['?limit=0', '?before=x', '?after=-1']) {
      const answer = await get(conversation(temp, clinic, query), { token: temp.token });
      problemOf(answer, 400, 'VALIDATION_FAILED');
    }
  });

  it('are stored once for one clientMessageId', async () => {
    const clientMessageId = randomUUID();
    const first = await send(temp, clinic, 'Once', { clientMessageId });
    const again = await send(temp, clinic, 'Once', { clientMessageId });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(objectOf(again)).toEqual(objectOf(first));
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        send(temp, clinic, 'Parallel', { clientMessageId: '3f2b8a3e-8f53-4c0a-9d39-5f0c3a1b2c4d' }),
      ),
    );
    expect(new Set(answers.map((answer) => objectOf(answer).id)).size).toBe(1);
    const elsewhere = await send(temp, stranger, 'Once', { clientMessageId });
    problemOf(elsewhere, 409, 'CONFLICT');
  });

  it('are marked as read by the reader', async () => {
    const path = `${conversation(temp, clinic)}/read`;
    expect((await post(path, undefined, { token: clinic.token })).status).toBe(204);
    const messages = listOf(await get(conversation(temp, clinic), { token: temp.token }));
    const toClinic = messages.filter(({ recipientId }) => recipientId === clinic.id);
    expect(toClinic.every(({ isRead }) => isRead === true)).toBe(true);
  });

  it('are visible to sender and recipient only', async () => {
    const path = conversation(temp, clinic);
    problemOf(await get(path), 401, 'UNAUTHENTICATED');
    problemOf(await get(path, { token: stranger.token }), 404, 'NOT_FOUND');
    problemOf(await post(`${path}/read`, undefined, { token: stranger.token }), 404, 'NOT_FOUND');
    const forged = await send(stranger, clinic, 'As another user', { senderId: temp.id });
    problemOf(forged, 403, 'FORBIDDEN');
    expect(listOf(await get(conversation(stranger, clinic), { token: stranger.token }))).toEqual(
      [],
    );
  });

  it('need content, a known recipient and a plan to write first', async () => {
    for (const [content, more, path] of [
      ['   ', {}, 'content'],
      ['x'.repeat(4001), {}, 'content'],
      [5, {}, 'content'],
      ['ok', { recipientId: 'x' }, 'recipientId'],
      ['ok', { clientMessageId: 'not-a-uuid' }, 'clientMessageId'],
      ['ok', { jobId: -1 }, 'jobId'],
    ] as const) {
      const answer = await send(temp, clinic, content, more);
      expect(problemPaths(problemOf(answer, 400, 'VALIDATION_FAILED'))).toEqual([path]);
    }
    problemOf(await send(temp, temp, 'To myself'), 404, 'NOT_FOUND');
    problemOf(
      await send(temp, clinic, 'To an unknown user', { recipientId: 999_999_999 }),
      404,
      'NOT_FOUND',
    );
    const unknownShift = await send(temp, clinic, 'About a shift', { jobId: 999_999_999 });
    expect(problemPaths(problemOf(unknownShift, 404, 'NOT_FOUND'))).toEqual(['jobId']);
    const poorClinic = await newPerson('clinic');
    const refused = problemOf(await send(poorClinic, temp, 'Hello'), 403, 'FORBIDDEN');
    expect(refused.reasons).toEqual(['plan_limit']);
    problemOf(await post('/api/messages', {}), 401, 'UNAUTHENTICATED');
  });
});

describe('files of messages', () => {
  const files = (answer: Answer) =>
    objectOf(answer).attachments as { id: number; url: string; fileName: string }[];

  it('are sent with a proof, and open for the two alone', async () => {
    const uploaded = await sendFiles(ATTACHMENT, [pdf], { token: temp.token });
    expect(uploaded.status).toBe(201);
    const { proof } = objectOf(uploaded);
    const sent = await send(temp, clinic, '', { attachments: [{ proof, fileName: 'way.pdf' }] });
    expect(sent.status).toBe(201);
    const [file] = files(sent);
    expect(file).toMatchObject({ fileName: 'way.pdf', url: expect.any(String) as string });
    for (const { token } of [temp, clinic]) {
      const opened = await fetch(baseUrl() + file!.url, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(opened.status).toBe(200);
      expect(opened.headers.get('content-type')).toBe('application/pdf');
    }
    problemOf(await get(file!.url, { token: stranger.token }), 404, 'NOT_FOUND');
    problemOf(await get(file!.url), 401, 'UNAUTHENTICATED');
  });

  it('are refused of another person and of no document', async () => {
    const uploaded = await sendFiles(ATTACHMENT, [pdf], { token: stranger.token });
    const { proof } = objectOf(uploaded);
    const refused = await send(temp, clinic, 'Look', { attachments: [{ proof }] });
    expect(problemPaths(problemOf(refused, 400, 'VALIDATION_FAILED'))).toEqual([
      'attachments.0.proof',
    ]);
    const html = await sendFiles(ATTACHMENT, [Buffer.from('<p>')], { token: temp.token });
    expect(problemPaths(problemOf(html, 400, 'VALIDATION_FAILED'))).toEqual(['attachment']);
  });
});

describe('conversations', () => {
  it('are listed with the other side and its presence', async () => {
    await send(temp, clinic, 'Are you there?');
    const mine = async () => {
      const answer = await get('/api/conversations', { token: clinic.token });
      return listOf(answer).find(({ otherUserId }) => otherUserId === temp.id);
    };
    const before = await mine();
    expect(before).toMatchObject({
      otherUser: { id: temp.id, role: 'hygienist' },
      lastMessage: { content: 'Are you there?' },
    });
    expect(before).not.toHaveProperty('isOnline');
    const reader = await openSocket({ token: clinic.token });
    const writer = await openSocket({ token: temp.token });
    await reader.expect(
      'presence',
      ({ userId, isOnline }) => userId === temp.id && isOnline === true,
    );
    expect(await mine()).toMatchObject({ isOnline: true });
    await writer.close();
    await pause(6_000);
    await reader.expect(
      'presence',
      ({ userId, isOnline }) => userId === temp.id && isOnline === false,
    );
    expect(await mine()).not.toHaveProperty('isOnline');
  });

  it('are refused without a session', async () => {
    problemOf(await get('/api/conversations'), 401, 'UNAUTHENTICATED');
  });
});
