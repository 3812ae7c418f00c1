import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DatabaseUrls } from '@tbt/stack/databases';
import { newVapidPair } from '@tbt/stack/secrets';
import { median } from 'simple-statistics';
import { WebSocket } from 'ws';
import type { Figure } from '../harness/results';
import { takeTurns } from '../harness/rounds';
import { estimate, millisecondsOf, ratio } from '../harness/statistics';
import { newMember, queryAs, startWholeStack, type WholeStack } from '../harness/whole-stack';
import { ON_PHONES, PEOPLE, subscribePhones, takePlaces, withWaveWorld } from './wave-world';

/** Professionals of the first wave, each with an open socket. */
const ON_CALL = 50;
const READS = 100;
const DAY_MS = 86_400_000;
const FIELDS = `
  id clinicId jobId jobRevision title description role province city urgencyLevel maxRadius neededDate neededTime
  duration hourlyRate startsAt endsAt timeZone status isAssignedForMe assignedTo respondedProfessionals wave radius
  nextWaveAt askedAt distanceKm createdAt endedAt`;
const READ = `query ReadAgain($id: ID!) { emergencyRequest(id: $id) { ${FIELDS} } }`;

/** Accepts every push message, and says when all phones were reached. */
const PUSH_SERVICE = `
const { parentPort, workerData } = require('node:worker_threads');
const { createServer } = require('node:http');
let reached = new Set();
const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(201).end());
  reached.add(request.url);
  if (reached.size < workerData) return;
  reached = new Set();
  parentPort.postMessage('all');
});
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

async function startPushService() {
  const worker = new Worker(PUSH_SERVICE, { eval: true, workerData: ON_PHONES });
  const [port] = (await once(worker, 'message')) as [number];
  return { worker, origin: `http://127.0.0.1:${port}` };
}

/** Waits until the marketplace knows the accounts: they come by events. */
async function known({ subgraphs }: WholeStack, ids: readonly number[]): Promise<void> {
  const { pool } = subgraphs.marketplace.database;
  for (;;) {
    const { rowCount } = await pool.query('SELECT FROM people WHERE id = ANY($1)', [ids]);
    if (rowCount === ids.length) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function openSockets({ url }: WholeStack, members: readonly { authorization: string }[]) {
  const sockets = members.map(
    ({ authorization }) =>
      new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { authorization } }),
  );
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  return {
    /** Resolves with the moment when each socket has got the request. */
    told: (isAbout: (id: number) => boolean) =>
      Promise.all(
        sockets.map(
          (socket) =>
            new Promise<void>((resolve) => {
              const hear = (data: Buffer) => {
                const frame = JSON.parse(String(data)) as {
                  type: string;
                  request?: { id: number };
                };
                if (frame.type !== 'emergency' || !frame.request) return;
                if (!isAbout(Number(frame.request.id))) return;
                socket.off('message', hear);
                resolve();
              };
              socket.on('message', hear);
            }),
        ),
      ).then(() => performance.now()),
    close: () => sockets.forEach((socket) => socket.terminate()),
  };
}

async function measured(urls: DatabaseUrls, slices: number) {
  const service = await startPushService();
  const committedAt = new Map<number, number>();
  const stack = await startWholeStack(urls, {
    push: { vapid: { ...newVapidPair(), subject: 'mailto:push@bench.test' }, endpoints: 'any' },
    beforeSignal: (name, payload) => {
      if (name === 'emergency.changed' && 'emergencyRequestId' in payload)
        committedAt.set(payload.emergencyRequestId, performance.now());
    },
  });
  const clinic = await newMember(stack, 'clinic');
  const members: Awaited<ReturnType<typeof newMember>>[] = [];
  for (let at = 0; at < ON_CALL; at += 1) members.push(await newMember(stack, 'hygienist'));
  const memberIds = members.map(({ id }) => id);
  await known(stack, [clinic.id, ...memberIds]);
  await takePlaces(urls, { clinicId: clinic.id, memberIds });
  const { publicKey: p256dh } = newVapidPair();
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
  await subscribePhones(urls, { origin: service.origin, keys });
  const sockets = await openSockets(stack, members);

  const { emergencies } = stack.subgraphs.marketplace.services;
  let day = 3;
  const ask = async (province: string, city: string): Promise<number> => {
    day += 1;
    const neededDate = new Date(Date.now() + day * DAY_MS).toISOString().slice(0, 10);
    const when = { neededDate, neededTime: '09:00', duration: 480 };
    const input = { ...when, ...{ role: 'hygienist', province, city, hourlyRate: '52.00' } };
    return (await emergencies.request(clinic.viewer, input)).id;
  };
  let lastId = 0;
  const wave = async () => {
    const before = lastId;
    const all = sockets.told((id) => id > before);
    lastId = await ask('Ontario', 'Toronto');
    return (await all) - (committedAt.get(lastId) ?? Number.NaN);
  };
  const phones = async () => {
    const all = once(service.worker, 'message').then(() => performance.now());
    const id = await ask('Manitoba', 'Winnipeg');
    return (await all) - (committedAt.get(id) ?? Number.NaN);
  };
  const readAgain = async () => {
    const [member] = members;
    const times: number[] = [];
    while (times.length < READS)
      times.push(
        await millisecondsOf(() =>
          queryAs(stack, member?.authorization ?? '', [READ, { id: String(lastId) }]),
        ),
      );
    return median(times);
  };
  await wave();
  const one = { wave, readAgain };
  const times = await takeTurns(['wave', 'readAgain'], (name) => one[name](), slices);
  const reached: number[] = [];
  while (reached.length < slices) reached.push(await phones());
  sockets.close();
  await stack.stop();
  await service.worker.terminate();
  return { ...times, phones: reached };
}

/** The first wave of a request, to sockets and to push endpoints. */
export async function waveFigures(slices: number): Promise<Figure[]> {
  const { wave, readAgain, phones } = await withWaveWorld((urls) => measured(urls, slices));
  return [
    {
      name: `first wave among ${PEOPLE.toLocaleString('en-CA')} people, commit to the last of ${ON_CALL} sockets ÷ one authorised read of the request`,
      unit: 'times',
      value: ratio(wave, readAgain),
      target: { atMost: 20 },
    },
    { name: 'the same wave, commit to the last socket', unit: 'ms', value: estimate(wave) },
    {
      name: `commit to the last of ${ON_PHONES.toLocaleString('en-CA')} push endpoints`,
      unit: 'ms',
      value: estimate(phones),
      target: { atMost: 10_000 },
    },
  ];
}
