import type { Viewer } from '@tbt/service-kit';
import { createBrowser } from './push-service';
import { ADD, createPushWorld, VAPID, type AddPayload, type PushWorld } from './push-world';

const LEASE_MS = 30_000;

let world: PushWorld;
let clinic: Viewer;
beforeEach(async () => {
  world = await createPushWorld();
  clinic = await world.reachableClinic('Maple Dental');
});
afterEach(() => world.close());

/** Devices of new members, each with a name of its own. */
async function subscribed(names: readonly string[]): Promise<number[]> {
  const members: number[] = [];
  for (const name of names) {
    const member = await world.member();
    await world.subscribe(member, name);
    members.push(member.userId);
  }
  return members;
}

it('two senders at once send each message once', async () => {
  await world.subgraph.pushSender.stop();
  const names = Array.from({ length: 40 }, (_, index) => `phone-${index}`);
  await world.offerEmergency(await subscribed(names), clinic.userId);
  const senders = [world.anotherSender(), world.anotherSender()];
  await Promise.all(senders.map((sender) => sender.drain()));
  expect(world.service.received.map(({ name }) => name).sort()).toEqual(names.sort());
});

it('a service that hangs keeps no other message waiting', async () => {
  await world.subgraph.pushSender.stop();
  const names = ['hung', ...Array.from({ length: 70 }, (_, index) => `phone-${index}`)];
  world.service.behave('hung', 'hangs');
  await world.offerEmergency(await subscribed(names), clinic.userId);
  const sending = world.anotherSender(60_000).drain();
  while (world.service.received.length < names.length) await new Promise(setImmediate);
  await world.service.close();
  await sending;
  expect(await world.queued()).toMatchObject([{ attempts: 1 }]);
});

it('a service that hangs costs its deadline', async () => {
  await world.subgraph.pushSender.stop();
  world.service.behave('hung', 'hangs');
  await world.offerEmergency(await subscribed(['hung']), clinic.userId);
  await world.anotherSender(100).drain();
  expect(await world.queued()).toMatchObject([{ attempts: 1 }]);
});

it('a message of a crashed sender is sent after its lease expires', async () => {
  await world.subgraph.pushSender.stop();
  await world.offerEmergency(await subscribed(['phone']), clinic.userId);
  world.service.behave('phone', 'hangs');
  const crashed = world.anotherSender(60_000);
  const late = crashed.drain();
  while (world.service.received.length === 0) await new Promise(setImmediate);
  const next = world.anotherSender();
  await next.drain();
  expect(world.service.received).toHaveLength(1);
  world.service.behave('phone', { status: 201 });
  world.clock.advance(LEASE_MS);
  await next.drain();
  expect(world.service.received).toHaveLength(2);
  expect(await world.queued()).toEqual([]);
  await world.service.close();
  await late;
});

it('one run reaches 1,000 recipients, each once', async () => {
  await world.subgraph.pushSender.stop();
  const { keys } = createBrowser();
  const { prisma } = world.subgraph.database;
  const ids = Array.from({ length: 1_000 }, (_, index) => 10_000 + index);
  await prisma.contact.createMany({
    data: ids.map((userId) => ({
      ...{ userId, revision: 1, email: '', isEmailConfirmed: true, isActive: true },
      ...{ firstName: 'Robin', lastName: 'Tremblay', role: 'hygienist', locale: 'en-CA' },
    })),
  });
  await prisma.pushSubscription.createMany({
    data: ids.map((userId) => ({
      ...{ userId, ...keys, createdAt: world.clock.now() },
      endpoint: world.service.endpointOf(`phone-${userId}`),
    })),
  });
  await world.offerEmergency(ids, clinic.userId);
  await world.anotherSender().drain();
  expect(world.service.received).toHaveLength(1_000);
  expect(new Set(world.service.received.map(({ name }) => name)).size).toBe(1_000);
});

describe('where push is off or bound to the internet', () => {
  const closing: PushWorld[] = [];
  afterEach(async () => {
    for (const other of closing.splice(0)) await other.close();
  });
  const other = async (push: Parameters<typeof createPushWorld>[0]) => {
    const created = await createPushWorld(push);
    closing.push(created);
    return created;
  };

  it('without keys there is none to subscribe with, and nothing is queued', async () => {
    const off = await other({ vapid: null, endpoints: 'any' });
    const member = await off.member();
    expect((await off.run(member, '{ pushKey }')).data).toEqual({ pushKey: null });
    expect((await off.subscribe(member, 'phone')).errors).toMatchObject([
      { code: 'CONFLICT', reasons: ['push_off'] },
    ]);
    await off.offerEmergency([member.userId], member.userId);
    expect(await off.queued()).toEqual([]);
    expect((await world.run(clinic, '{ pushKey }')).data).toEqual({ pushKey: VAPID.publicKey });
  });

  it('addresses of this network are refused', async () => {
    const bound = await other({ vapid: VAPID, endpoints: 'public' });
    const member = await bound.member();
    const { keys } = createBrowser();
    for (const endpoint of ['https://127.0.0.1/x', 'http://push.example.com/x']) {
      const { data } = await bound.run<AddPayload>(member, ADD, { input: { endpoint, keys } });
      expect(data.addPushSubscription.errors).toMatchObject([{ path: ['endpoint'] }]);
    }
  });
});
