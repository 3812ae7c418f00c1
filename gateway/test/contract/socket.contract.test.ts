import { randomUUID } from 'node:crypto';
import { baseUrl, get, listOf, objectOf, post } from './support/api';
import { demoPerson, newPerson } from './support/people';
import type { Person } from './support/people';
import { openSocket, refusedUpgrade } from './support/socket';
import type { Frame, TestSocket } from './support/socket';

let temp: Person;
let clinic: Person;
let sockets: TestSocket[] = [];

beforeAll(async () => {
  temp = await newPerson('hygienist');
  clinic = await demoPerson('clinic');
});

afterEach(async () => {
  await Promise.all(sockets.map((socket) => socket.close()));
  sockets = [];
});

const open = async (person: Person): Promise<TestSocket> => {
  const socket = await openSocket({ token: person.token });
  sockets.push(socket);
  // An answered socket is listening.
  socket.send({ type: 'join', userId: person.id });
  await socket.expect('joined');
  return socket;
};

const messageOf = (frame: Frame) => frame.message as Record<string, unknown>;

describe('opening', () => {
  it('closes with 4401 without a session, and with a forged one', async () => {
    expect(await (await openSocket()).closed).toBe(4401);
    expect(await (await openSocket({ token: 'b'.repeat(43) })).closed).toBe(4401);
  });

  it('takes the cookie, and refuses a foreign origin by 403', async () => {
    const own = await openSocket({
      cookie: temp.token,
      headers: { origin: new URL(baseUrl()).origin },
    });
    sockets.push(own);
    own.send({ type: 'join', userId: temp.id });
    expect(await own.expect('joined')).toEqual({ type: 'joined', userId: temp.id });
    const cookie = `tbt_session=${temp.token}`;
    for (const path of ['/ws', '/graphql']) {
      expect(await refusedUpgrade(path, { origin: 'https://evil.test', cookie })).toBe(403);
    }
  });

  it('refuses to join as another user', async () => {
    const socket = await open(temp);
    socket.send({ type: 'join', userId: clinic.id });
    expect(await socket.expect('error')).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('frames', () => {
  it('that are wrong answer an error, and the socket lives', async () => {
    const socket = await open(temp);
    const wrong = [
      '{bad',
      '[]',
      '"text"',
      '{"type":"dance"}',
      '{"type":"toString"}',
      '{"type":"read"}',
    ];
    for (const frame of wrong) socket.send(frame);
    socket.socket.send(Buffer.from([1, 2, 3]));
    socket.send({
      type: 'message',
      recipientId: clinic.id,
      content: ' ',
      clientMessageId: randomUUID(),
    });
    socket.send({ type: 'join', userId: temp.id });
    const deadline = Date.now() + 5000;
    while (socket.frames.length < wrong.length + 4 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const errors = socket.frames.filter(({ type }) => type === 'error');
    expect(errors).toHaveLength(wrong.length + 2);
    expect(errors.every(({ code }) => code === 'VALIDATION_FAILED')).toBe(true);
    expect(socket.frames.at(-1)?.type).toBe('joined');
  });

  it('over 64 KiB close the socket with 1009', async () => {
    const socket = await openSocket({ token: temp.token });
    socket.send({ type: 'message', recipientId: clinic.id, content: 'x'.repeat(70_000) });
    expect(await socket.closed).toBe(1009);
  });

  it('are refused for another user', async () => {
    const socket = await open(temp);
    const clientMessageId = randomUUID();
    const frame = { type: 'message', recipientId: clinic.id, senderId: clinic.id, content: 'x' };
    socket.send({ ...frame, clientMessageId });
    expect(await socket.expect('error')).toMatchObject({ code: 'FORBIDDEN', clientMessageId });
    const unknown = { type: 'message', recipientId: clinic.id, content: 'x', jobId: 999_999_999 };
    socket.send({ ...unknown, clientMessageId });
    const refused = await socket.expect('error', ({ code }) => code === 'NOT_FOUND');
    expect(refused.message).toMatch(/^jobId: /);
    socket.send({ type: 'read', conversationId: 999_999_999, seq: 1 });
    await socket.expect('error', ({ code }) => code === 'NOT_FOUND');
    socket.send({ type: 'resume', conversationId: 999_999_999, afterSeq: 0 });
  });
});

describe('a conversation', () => {
  it('reaches every socket of both sides, the same as by REST', async () => {
    const [phone, laptop, desk] = [await open(temp), await open(temp), await open(clinic)];
    const clientMessageId = randomUUID();
    phone.send({ type: 'message', recipientId: clinic.id, content: ' Hello ', clientMessageId });
    const isThis = (frame: Frame) => messageOf(frame).clientMessageId === clientMessageId;
    const sent = await phone.expect('message_sent', isThis);
    expect(sent.clientMessageId).toBe(clientMessageId);
    const elsewhere = await laptop.expect('message_sent', isThis);
    const received = await desk.expect('new_message', isThis);
    expect(messageOf(elsewhere)).toEqual(messageOf(sent));
    expect(messageOf(received)).toEqual(messageOf(sent));
    expect(messageOf(sent)).toMatchObject({ content: 'Hello', senderId: temp.id, isRead: false });
    const path = `/api/messages/conversation/${temp.id}/${clinic.id}`;
    expect(listOf(await get(path, { token: clinic.token })).at(-1)).toEqual(messageOf(sent));
    expect(desk.frames.some((frame) => frame.type === 'message_sent' && isThis(frame))).toBe(false);
  });

  it('brings what was written by REST, and answers a repeated frame to the one who repeats it', async () => {
    const [phone, desk] = [await open(temp), await open(clinic)];
    const answer = await post(
      '/api/messages',
      { recipientId: temp.id, content: 'From REST' },
      { token: clinic.token },
    );
    const stored = objectOf(answer);
    const pushed = await phone.expect('new_message', (frame) => messageOf(frame).id === stored.id);
    expect(messageOf(pushed)).toEqual(stored);
    const clientMessageId = randomUUID();
    const frame = { type: 'message', recipientId: clinic.id, content: 'Twice', clientMessageId };
    phone.send(frame);
    phone.send(frame);
    await desk.expect('new_message', (each) => messageOf(each).clientMessageId === clientMessageId);
    const deadline = Date.now() + 5000;
    const answers = () => phone.frames.filter((each) => each.clientMessageId === clientMessageId);
    while (answers().length < 2 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(new Set(answers().map((each) => messageOf(each).id)).size).toBe(1);
  });

  it('shows typing and reading to the other side', async () => {
    const [phone, desk] = [await open(temp), await open(clinic)];
    phone.send({ type: 'typing', recipientId: clinic.id, isTyping: true });
    expect(await desk.expect('typing')).toEqual({
      type: 'typing',
      senderId: temp.id,
      isTyping: true,
    });
    const path = `/api/messages/conversation/${temp.id}/${clinic.id}`;
    const last = listOf(await get(path, { token: temp.token })).at(-1) ?? {};
    const { conversationId, seq } = last;
    desk.send({ type: 'read', conversationId, seq });
    const frame = { type: 'read', conversationId, userId: clinic.id, seq };
    expect(await phone.expect('read')).toEqual(frame);
    expect(await desk.expect('read')).toEqual(frame);
  });

  it('is resumed without a gap, or reports one', async () => {
    const phone = await open(temp);
    const path = `/api/messages/conversation/${temp.id}/${clinic.id}`;
    const messages = listOf(await get(path, { token: temp.token }));
    const { conversationId, seq: lastSeq } = messages.at(-1) ?? {};
    phone.send({ type: 'resume', conversationId, afterSeq: 1 });
    expect(await phone.expect('resumed')).toEqual({
      type: 'resumed',
      conversationId,
      messages: messages.slice(1),
      upToSeq: lastSeq,
    });
    phone.send({ type: 'resume', conversationId, afterSeq: lastSeq });
    await phone.expect('resumed', (frame) => (frame.messages as unknown[]).length === 0);
    phone.send({ type: 'resume', conversationId, afterSeq: Number(lastSeq) + 10 });
    expect(await phone.expect('gap')).toEqual({ type: 'gap', conversationId });
  });

  it('signals no typing without a conversation', async () => {
    const professional = await newPerson('assistant');
    const [mine, desk] = [await open(professional), await open(clinic)];
    mine.send({ type: 'typing', recipientId: clinic.id, isTyping: true });
    mine.send({ type: 'join', userId: professional.id });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(desk.frames.some(({ type }) => type === 'typing')).toBe(false);
  });
});
