import { DOCUMENT_PATH, UPLOAD_PROOF_PURPOSE } from '@tbt/contracts';
import type { Viewer } from '@tbt/service-kit';
import { randomBytes } from 'node:crypto';
import { createWorld, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const SEND = `mutation S($input: SendMessageInput!) { sendMessage(input: $input) {
  message { id content attachments { id fileName mediaType size url temporaryUrl } }
  errors { code path message } } }`;

const proofOf = (ownerId: number, key = `documents/${randomBytes(16).toString('hex')}`) => {
  const facts = { ownerId, kind: 'document', key, mediaType: 'application/pdf', size: 1200 };
  return world.deployment.sealer.seal(UPLOAD_PROOF_PURPOSE, facts, 60);
};

async function send(from: Viewer, to: Viewer, input: object) {
  const { data, errors } = await world.run(from, SEND, {
    input: { recipientId: String(to.userId), content: '', ...input },
  });
  if (!data) throw new Error(JSON.stringify(errors));
  return (data as { sendMessage: Sent }).sendMessage;
}

type Attachment = { id: string; fileName: string | null; url: string; temporaryUrl: string };
type Sent = {
  message: { id: string; content: string; attachments: Attachment[] } | null;
  errors: { code: string; path: string[]; message: string }[];
};

type FilePage = {
  edges: { node: { fileName: string; senderId: string; sentAt: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
};

const attachedEvents = () =>
  world.subgraph.database.prisma.outboxEvent.findMany({ where: { name: 'message.attached' } });

describe('files of a message', () => {
  it('are sent without words, and kept by identity', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    const key = `documents/${randomBytes(16).toString('hex')}`;
    const { message, errors } = await send(robin, sam, {
      attachments: [{ proof: await proofOf(robin.userId, key), fileName: 'way.pdf' }],
    });
    expect(errors).toEqual([]);
    expect(message?.content).toBe('');
    const [file] = message?.attachments ?? [];
    expect(file).toMatchObject({ fileName: 'way.pdf', mediaType: 'application/pdf', size: 1200 });
    expect(file?.url).toBe(`/api/messages/attachments/${file?.id}`);
    expect(file?.temporaryUrl).toMatch(/^\/files\//);
    expect(file?.temporaryUrl).not.toContain(key.slice(DOCUMENT_PATH.length));
    const events = await attachedEvents();
    expect(events.at(-1)?.payload).toMatchObject({
      messageId: Number(message?.id),
      files: [{ key, ownerId: robin.userId }],
    });
  });

  it('are the clinic’s when a member sends them for it', async () => {
    const [smile, sam] = [await world.clinic(), await world.person()];
    const member = { ...smile, userId: 900_002, clinicRole: 'scheduler' as const };
    await send(sam, smile, { content: 'Hello' });
    const { errors } = await send(member, sam, {
      attachments: [{ proof: await proofOf(member.userId) }],
    });
    expect(errors).toEqual([]);
    const [event] = (await attachedEvents()).slice(-1);
    expect(event?.payload).toMatchObject({
      senderId: smile.userId,
      files: [{ ownerId: member.userId }],
    });
    const stored = await world.subgraph.database.prisma.messageAttachment.findMany({
      where: { senderId: { in: [smile.userId, member.userId] } },
    });
    expect(stored.map(({ senderId }) => senderId)).toEqual([smile.userId]);
  });

  it('have names without contact details until the two have a booking', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    const { message } = await send(robin, sam, {
      content: 'Look',
      attachments: [
        { proof: await proofOf(robin.userId), fileName: 'call 416-555-0199 me@x.ca.pdf' },
        { proof: await proofOf(robin.userId), fileName: 'map 2026-11-26.pdf' },
      ],
    });
    const names = message?.attachments.map(({ fileName }) => fileName);
    expect(names?.[0]).not.toMatch(/416|0199|x\.ca/);
    expect(names?.[1]).toBe('map 2026-11-26.pdf');
  });

  it('need words or a file', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    const { errors } = await send(robin, sam, { content: ' ', attachments: [] });
    expect(errors).toEqual([
      { code: 'VALIDATION_FAILED', path: ['content'], message: 'Write a message first.' },
    ]);
  });

  it('are own uploads, each once, five at most, and nothing is sent otherwise', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    const own = { proof: await proofOf(robin.userId) };
    const foreign = { proof: await proofOf(sam.userId) };
    const problemOf = async (attachments: object[]) =>
      (await send(robin, sam, { content: 'Look', attachments })).errors[0]?.path;
    expect(await problemOf([own, foreign])).toEqual(['attachments', '1', 'proof']);
    expect(await problemOf([{ proof: 'forged' }])).toEqual(['attachments', '0', 'proof']);
    expect(await problemOf([own, own])).toEqual(['attachments']);
    expect(await problemOf(Array.from({ length: 6 }, () => own))).toEqual(['attachments']);
    const count = await world.subgraph.database.prisma.message.count({
      where: { senderId: robin.userId },
    });
    expect(count).toBe(0);
  });

  it('are listed by conversation, the newest first, for its two sides alone', async () => {
    const [robin, sam, kim] = [await world.person(), await world.person(), await world.person()];
    for (const [from, to, fileName] of [
      [robin, sam, 'one.pdf'],
      [sam, robin, 'two.pdf'],
      [robin, kim, 'elsewhere.pdf'],
      [robin, sam, 'call 416-555-0199.pdf'],
    ] as const)
      await send(from, to, { attachments: [{ proof: await proofOf(from.userId), fileName }] });
    const page = async (by: Viewer, withWhom: Viewer, after: string | null = null) => {
      const { data } = await world.run<{
        conversationWith: { id: string; attachments: FilePage } | null;
      }>(
        by,
        `query ($userId: ID!, $after: String) { conversationWith(userId: $userId) { id
          attachments(first: 2, after: $after) {
            edges { node { fileName size senderId sentAt url } }
            pageInfo { hasNextPage endCursor } } } }`,
        { userId: String(withWhom.userId), after },
      );
      return data.conversationWith;
    };
    for (const [viewer, other] of [
      [robin, sam],
      [sam, robin],
    ] as const) {
      const first = (await page(viewer, other))?.attachments;
      expect(first?.edges.map(({ node }) => node)).toMatchObject([
        { fileName: expect.not.stringContaining('416') as string, senderId: String(robin.userId) },
        { fileName: 'two.pdf', size: 1200, senderId: String(sam.userId) },
      ]);
      expect(Number.isNaN(Date.parse(first?.edges[0]?.node.sentAt ?? ''))).toBe(false);
      expect(first?.pageInfo.hasNextPage).toBe(true);
      const rest = (await page(viewer, other, first?.pageInfo.endCursor))?.attachments;
      expect(rest?.edges.map(({ node }) => node.fileName)).toEqual(['one.pdf']);
      expect(rest?.pageInfo.hasNextPage).toBe(false);
    }
    expect(await page(kim, sam)).toBeNull();
  });

  it('are sent once when the message is repeated', async () => {
    const [robin, sam] = [await world.person(), await world.person()];
    const clientMessageId = '7f0c4a64-6a57-4a4e-9f6e-0d7a3c1f1a10';
    const input = { clientMessageId, attachments: [{ proof: await proofOf(robin.userId) }] };
    const first = await send(robin, sam, input);
    const again = await send(robin, sam, input);
    expect(again.message?.attachments.map(({ id }) => id)).toEqual(
      first.message?.attachments.map(({ id }) => id),
    );
  });
});
