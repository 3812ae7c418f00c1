import type { Viewer } from '@tbt/service-kit';
import { ERASED_EMAIL } from '@tbt/service-kit';
import { createBrowser } from './push-service';
import { ADD, createPushWorld, type AddPayload, type PushWorld } from './push-world';

let world: PushWorld;
let temp: Viewer;
let clinic: Viewer;
beforeEach(async () => {
  world = await createPushWorld();
  temp = await world.member();
  clinic = await world.reachableClinic('Maple Dental');
});
afterEach(() => world.close());

it('sends a test to one device of one’s own', async () => {
  const { device, browser } = await world.subscribe(temp, 'phone');
  await world.subscribe(temp, 'laptop');
  const send = (viewer: Viewer) =>
    world.run(
      viewer,
      'mutation ($input: SendTestPushInput!) { sendTestPush(input: $input) { device { id } errors { code } } }',
      { input: { deviceId: device!.id } },
    );
  const refused = await send(clinic);
  expect(refused.errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  expect((await send(temp)).data).toEqual({
    sendTestPush: { device: { id: device!.id }, errors: [] },
  });
  await world.drain();
  expect(world.service.received).toMatchObject([{ name: 'phone' }]);
  expect(browser.read(world.service.received[0]!.body)).toMatchObject({
    title: 'Notifications work on this device',
    path: '/notifications',
  });
});

describe('devices', () => {
  it('are ten at most: the oldest goes', async () => {
    for (let count = 0; count < 11; count += 1) {
      await world.subscribe(temp, `browser-${count}`);
      world.clock.advance(1);
    }
    const endpoints = (await world.devicesOf(temp)).map(({ endpoint }) => endpoint);
    expect(endpoints).toHaveLength(10);
    expect(endpoints).not.toContain(world.service.endpointOf('browser-0'));
  });

  it('change hands with the browser, without what waited for the other member', async () => {
    const { browser } = await world.subscribe(temp, 'shared');
    world.service.behave('shared', { status: 503 });
    await world.offerEmergency([temp.userId], clinic.userId);
    await world.drain();
    const stolen = await world.subscribe(clinic, 'shared', { browser: createBrowser() });
    expect(stolen.errors).toMatchObject([
      { code: 'CONFLICT', path: ['endpoint'], reasons: ['taken'] },
    ]);
    expect((await world.subscribe(clinic, 'shared', { browser })).errors).toEqual([]);
    expect(await world.devicesOf(temp)).toEqual([]);
    expect(await world.devicesOf(clinic)).toHaveLength(1);
    expect(await world.queued()).toEqual([]);
  });

  it('are removed by their owner, by id or endpoint, as often as asked', async () => {
    const remove = (viewer: Viewer, input: object) =>
      world.run(
        viewer,
        'mutation ($input: RemovePushSubscriptionInput!) { removePushSubscription(input: $input) { devices { id } errors { code path } } }',
        { input },
      );
    const phone = await world.subscribe(temp, 'phone');
    await world.subscribe(temp, 'laptop');
    await remove(clinic, { deviceId: phone.device!.id });
    expect(await world.devicesOf(temp)).toHaveLength(2);
    await remove(temp, { deviceId: phone.device!.id });
    for (let time = 0; time < 2; time += 1) {
      const { data } = await remove(temp, { endpoint: world.service.endpointOf('laptop') });
      expect(data).toEqual({ removePushSubscription: { devices: [], errors: [] } });
    }
    expect((await remove(temp, {})).data).toMatchObject({
      removePushSubscription: { errors: [{ code: 'VALIDATION_FAILED', path: ['endpoint'] }] },
    });
  });

  it.each([
    [['keys', 'p256dh'], { keys: { p256dh: `B${'A'.repeat(86)}` } }],
    [['keys', 'p256dh'], { keys: { p256dh: 'short' } }],
    [['keys', 'auth'], { keys: { auth: 'short' } }],
    [['endpoint'], { endpoint: 'ftp://push.test/1' }],
    [['endpoint'], { endpoint: '' }],
    [['endpoint'], { endpoint: `https://push.test/${'x'.repeat(1000)}` }],
    [['label'], { label: 'x'.repeat(81) }],
  ])('refuse a wrong %s', async (path, change: { keys?: object; [field: string]: unknown }) => {
    const keys = { ...createBrowser().keys, ...change.keys };
    const input = { endpoint: 'https://push.test/1', ...change, keys };
    const { data } = await world.run<AddPayload>(temp, ADD, { input });
    expect(data.addPushSubscription.errors).toMatchObject([{ code: 'VALIDATION_FAILED', path }]);
  });

  it.each(['{ myPushDevices { id } }'])('need a session: %s', async (query) => {
    expect((await world.run(null, query)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });
});

describe('a former member', () => {
  it('gets nothing after the account was closed', async () => {
    await world.subscribe(temp, 'phone');
    world.service.behave('phone', { status: 503 });
    await world.offerEmergency([temp.userId], clinic.userId);
    await world.drain();
    await world.reachable(temp, { isActive: false });
    world.clock.advance(10_000);
    await world.drain();
    expect(world.service.received).toHaveLength(1);
    expect(await world.devicesOf(temp)).toEqual([]);
  });

  it('leaves no device behind', async () => {
    await world.subscribe(temp, 'phone');
    const sealedEmail = await world.deployment.sealer.seal(ERASED_EMAIL, { email: 'a@b.test' }, 60);
    const at = world.clock.now().toISOString();
    await world.publish('account.erased', { userId: temp.userId, sealedEmail, at });
    const rows = await world.subgraph.database.prisma.pushSubscription.findMany();
    expect(rows).toEqual([]);
  });
});
