import { once } from 'node:events';
import type { DatabaseUrls } from '@tbt/stack/databases';
import { natsServer } from '@tbt/workspace/nats-server';
import { median } from 'simple-statistics';
import { WebSocket } from 'ws';
import type { Figure } from '../harness/results';
import { takeTurns } from '../harness/rounds';
import { estimate, millisecondsOf, ratio } from '../harness/statistics';
import { newMember, queryAs, startWholeStack } from '../harness/whole-stack';

const MESSAGES = 100;
const READ = `query ReadAgain($id: ID!) {
  message(id: $id) {
    id conversationId seq senderId recipientId jobId content isRead createdAt clientMessageId
    attachments { id fileName mediaType size url }
  }
}`;

async function deliveriesOf(urls: DatabaseUrls, brokerUrl: string | undefined, slices: number) {
  const committedAt = new Map<number, number>();
  const stack = await startWholeStack(urls, {
    brokerUrl,
    beforeSignal: (_name, payload) => {
      if ('messageId' in payload) committedAt.set(payload.messageId, performance.now());
    },
  });
  const { url, subgraphs } = stack;
  const [from, to] = [await newMember(stack, 'hygienist'), await newMember(stack, 'assistant')];
  const { authorization } = to;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { authorization } });
  await once(socket, 'open');
  let lastId = 0;
  const deliver = async () => {
    const frames = new Promise<void>((resolve) => {
      const hear = (data: Buffer) => {
        const frame = JSON.parse(String(data)) as { type: string };
        if (frame.type !== 'new_message') return;
        socket.off('message', hear);
        resolve();
      };
      socket.on('message', hear);
    });
    const arrived = frames.then(() => performance.now());
    const input = { recipientId: String(to.id), content: 'The last one is at half past three.' };
    const { message } = await subgraphs.messaging.services.messages.send(from.viewer, input);
    lastId = message.id;
    return (await arrived) - (committedAt.get(message.id) ?? Number.NaN);
  };
  const readAgain = () =>
    millisecondsOf(() => queryAs(stack, authorization, [READ, { id: String(lastId) }]));
  const one = { delivered: deliver, readAgain };
  const times = await takeTurns(
    ['delivered', 'readAgain'],
    async (name) => {
      const each: number[] = [];
      for (let at = 0; at < MESSAGES; at += 1) each.push(await one[name]());
      return median(each);
    },
    slices,
  );
  socket.terminate();
  await stack.stop();
  return times;
}

/** From the commit of a message to the frame at its recipient, in turns with one authorised read of it, on both carriers. */
export async function deliveryFigures(urls: DatabaseUrls, slices: number): Promise<Figure[]> {
  const broker = await natsServer();
  const figures: Figure[] = [];
  for (const [carrier, brokerUrl] of [
    ['PostgreSQL', undefined],
    ['NATS', broker.url],
  ] as const) {
    const { delivered, readAgain } = await deliveriesOf(urls, brokerUrl, slices);
    figures.push(
      {
        name: `commit to delivered through ${carrier}, p50 ÷ one authorised read of the message`,
        unit: 'times',
        value: ratio(delivered, readAgain),
        target: { atMost: 3 },
      },
      {
        name: `commit to delivered through ${carrier}, p50`,
        unit: 'ms',
        value: estimate(delivered),
      },
    );
  }
  await broker.remove();
  return figures;
}
