import { createPublicKey, verify } from 'node:crypto';
import type { Viewer } from '@tbt/service-kit';
import { START } from './factories';
import { createPushWorld, VAPID, type PushWorld } from './push-world';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let world: PushWorld;
let temp: Viewer;
let clinic: Viewer;
beforeEach(async () => {
  world = await createPushWorld();
  temp = await world.member();
  clinic = await world.reachableClinic('Maple Dental');
});
afterEach(() => world.close());

/** Whether a browser's push service would accept the signature. */
function isSigned(authorization: string, origin: string): boolean {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(VAPID.publicKey, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url') },
    y: point.subarray(33).toString('base64url'),
  };
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  expect(said).toMatchObject({ aud: origin, sub: VAPID.subject });
  return (
    key === VAPID.publicKey &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  );
}

it('sends an encrypted, signed message of what a lock screen may show', async () => {
  const { device, browser } = await world.subscribe(temp, 'phone', { label: 'Chrome · Android' });
  expect(device).toMatchObject({ label: 'Chrome · Android', lastUsedAt: null });
  await world.offerEmergency([temp.userId], clinic.userId);
  await world.drain();
  const [push] = world.service.received;
  expect(push).toMatchObject({ encoding: 'aes128gcm', urgency: 'high', ttl: 3600 });
  expect(isSigned(push!.authorization, world.service.origin)).toBe(true);
  expect(push!.body.includes('Maple')).toBe(false);
  expect(browser.read(push!.body)).toEqual({
    title: 'Maple Dental needs you at short notice',
    body: '',
    path: expect.stringMatching(/^\//) as string,
    tag: push!.topic,
    lang: 'en-CA',
  });
  expect(await world.queued()).toEqual([]);
  expect(await world.devicesOf(temp)).toMatchObject([{ lastUsedAt: START.toISOString() }]);
});

it('names a professional by first name and initial, in the recipient’s language', async () => {
  const owner = await world.clinic();
  await world.reachable(owner, { firstName: 'Érable', lastName: '', locale: 'fr-CA' });
  const { browser } = await world.subscribe(owner, 'desk');
  await world.applied(owner.userId, temp.userId);
  await world.drain();
  const [push] = world.service.received;
  expect(browser.read(push!.body)).toMatchObject({
    title: expect.stringContaining('Robin T.') as string,
    lang: 'fr-CA',
  });
  expect(push).toMatchObject({ urgency: 'normal' });
});

it.each([404, 410])('a %d removes the device', async (status) => {
  await world.subscribe(temp, 'gone');
  await world.subscribe(temp, 'phone');
  world.service.behave('gone', { status });
  await world.offerEmergency([temp.userId], clinic.userId);
  await world.drain();
  expect(await world.devicesOf(temp)).toMatchObject([
    { endpoint: world.service.endpointOf('phone') },
  ]);
  expect(await world.queued()).toEqual([]);
});

it.each([
  ['a failure', { status: 500 }],
  ['a connection that ends', 'hangs up'],
] as const)('tries again after %s, and keeps the device', async (_name, behaviour) => {
  await world.subscribe(temp, 'phone');
  world.service.behave('phone', behaviour);
  await world.offerEmergency([temp.userId], clinic.userId);
  await world.drain();
  expect(await world.queued()).toMatchObject([{ attempts: 1 }]);
  world.service.behave('phone', { status: 201 });
  world.clock.advance(10_000);
  await world.drain();
  expect(world.service.received).toHaveLength(2);
  expect(await world.queued()).toEqual([]);
  expect(await world.devicesOf(temp)).toHaveLength(1);
});

it('waits as long as a busy service asks', async () => {
  await world.subscribe(temp, 'phone');
  world.service.behave('phone', { status: 429, headers: { 'retry-after': '300' } });
  await world.offerEmergency([temp.userId], clinic.userId);
  await world.drain();
  world.clock.advance(299_000);
  await world.drain();
  expect(world.service.received).toHaveLength(1);
  world.clock.advance(1_000);
  await world.drain();
  expect(world.service.received).toHaveLength(2);
});

it.each([
  ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
  ['a refusal', { status: 400 }],
  ['an answer without an end', 'babbles'],
] as const)('does not send again after %s', async (_name, behaviour) => {
  await world.subscribe(temp, 'phone');
  world.service.behave('phone', behaviour);
  await world.offerEmergency([temp.userId], clinic.userId);
  await world.drain();
  expect(world.service.received).toHaveLength(1);
  expect(await world.queued()).toEqual([]);
  expect(await world.devicesOf(temp)).toHaveLength(1);
});

it('drops what no service accepted within an hour', async () => {
  await world.subscribe(temp, 'phone');
  world.service.behave('phone', { status: 503 });
  await world.offerEmergency([temp.userId], clinic.userId);
  for (let minutes = 0; minutes < 60; minutes += 5) {
    await world.drain();
    world.clock.advance(5 * MINUTE);
  }
  const { length } = world.service.received;
  await world.drain();
  expect(length).toBeGreaterThan(3);
  expect(world.service.received).toHaveLength(length);
  expect(await world.queued()).toEqual([]);
});

it('sends nothing that was read on the site meanwhile', async () => {
  await world.subscribe(temp, 'phone');
  world.service.behave('phone', { status: 503 });
  await world.offerEmergency([temp.userId], clinic.userId);
  await world.drain();
  const [message] = await world.queued();
  await world.run(
    temp,
    'mutation ($input: MarkNotificationsReadInput!) { markNotificationsRead(input: $input) { unreadCount } }',
    { input: { ids: [String(message?.notificationId)] } },
  );
  world.clock.advance(10_000);
  await world.drain();
  expect(world.service.received).toHaveLength(1);
  expect(await world.queued()).toEqual([]);
});

describe('preferences', () => {
  const set = async (category: string, channel: string, isOn: boolean) => {
    const { data } = await world.run(
      temp,
      `mutation ($input: SetNotificationPreferenceInput!) {
        setNotificationPreference(input: $input) { errors { code } } }`,
      { input: { category, channel, isOn } },
    );
    expect(data).toEqual({ setNotificationPreference: { errors: [] } });
  };

  it('are on for what cannot wait, off for the rest', async () => {
    const { data } = await world.run<{
      notificationPreferences: { category: string; channel: string; isOn: boolean }[];
    }>(temp, '{ notificationPreferences { category channel isOn } }');
    const pushed = data.notificationPreferences.filter(({ channel }) => channel === 'push');
    expect(Object.fromEntries(pushed.map(({ category, isOn }) => [category, isOn]))).toEqual({
      ...{ applications: true, bookings: true, job_alerts: true, emergency: true },
      ...{ clinic_alerts: false, verification: false, statements: false, account: false },
    });
  });

  it.each([
    ['push', 0, 1],
    ['in_app', 1, 0],
  ])('switch %s off alone', async (channel, pushes, bells) => {
    await world.subscribe(temp, 'phone');
    await set('applications', channel, false);
    await world.applied(clinic.userId, temp.userId, { status: 'declined' });
    await world.publish('application.changed', {
      ...{ applicationId: 900, revision: 900, jobId: 1, status: 'declined' },
      ...{ clinicId: clinic.userId, professionalId: temp.userId, at: START.toISOString() },
    });
    await world.drain();
    const { data } = await world.run<{ unreadNotificationCount: number }>(
      temp,
      '{ unreadNotificationCount }',
    );
    expect([
      Math.sign(world.service.received.length),
      Math.sign(data.unreadNotificationCount),
    ]).toEqual([pushes, bells]);
  });

  it('switch emergencies off on devices, though they always come by mail', async () => {
    await world.subscribe(temp, 'phone');
    await set('emergency', 'push', false);
    await world.offerEmergency([temp.userId], clinic.userId);
    await world.drain();
    expect(world.service.received).toEqual([]);
  });
});

describe('quiet hours', () => {
  const quiet = (isUrgentHeard: boolean) =>
    world.run(
      temp,
      'mutation ($input: SetQuietHoursInput!) { setQuietHours(input: $input) { errors { code } } }',
      {
        input: { startsAt: '08:00', endsAt: '12:00', timeZone: 'America/Toronto', isUrgentHeard },
      },
    );

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'with urgent ones heard: %s, an emergency is pushed at once %d times',
    async (heard, count) => {
      await quiet(heard);
      await world.subscribe(temp, 'phone');
      await world.offerEmergency([temp.userId], clinic.userId);
      await world.drain();
      expect(world.service.received).toHaveLength(count);
    },
  );

  it('hold the others until they are over', async () => {
    await quiet(true);
    await world.subscribe(temp, 'phone');
    await world.publish('application.changed', {
      ...{ applicationId: 900, revision: 900, jobId: 1, status: 'declined' },
      ...{ clinicId: clinic.userId, professionalId: temp.userId, at: START.toISOString() },
    });
    await world.drain();
    world.clock.advance(3 * HOUR - 1);
    await world.drain();
    expect(world.service.received).toEqual([]);
    world.clock.advance(1);
    await world.drain();
    expect(world.service.received).toHaveLength(1);
  });
});

it.each([
  ['email', 0],
  ['in_app', 0],
  ['push', 1],
] as const)('job alerts by %s are pushed %d times', async (method, count) => {
  const { browser } = await world.subscribe(temp, 'phone');
  const shift = {
    ...{
      jobId: 1,
      role: 'hygienist' as const,
      date: '2027-03-20',
      startTime: '08:00',
      endTime: '16:00',
    },
    ...{ score: '1.00', city: 'Toronto', province: 'Ontario', hourlyRate: '52.00' },
    reasons: ['city:Toronto', 'day:Evenings'],
  };
  await world.publish('job-alert.matched', {
    ...{ userId: temp.userId, method, frequency: 'immediate', count: 1 },
    ...{ shifts: [shift], at: START.toISOString() },
  });
  await world.drain();
  expect(world.service.received.map(({ body }) => browser.read(body))).toEqual(
    Array.from({ length: count }, () =>
      expect.objectContaining({
        title: 'A shift that suits you in Toronto',
        body: expect.stringContaining('Matches your alert: Toronto · Evenings.') as string,
      }),
    ),
  );
});
