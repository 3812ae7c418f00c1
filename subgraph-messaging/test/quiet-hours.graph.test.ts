import type { DomainEvents } from '@tbt/contracts';
import type { Viewer } from '@tbt/service-kit';
import { DEFAULT_MAIL } from '../src/modules/mail';
import { createWorld, START, type World } from './factories';
import { mailsOf } from './mails';

const HOUR = 3_600_000;
/** 9 in the morning in Toronto at the start. */
const MORNING = {
  ...{ startsAt: '08:00', endsAt: '12:00', timeZone: 'America/Toronto', isUrgentHeard: true },
};
const SET = `mutation ($input: SetQuietHoursInput!) {
  setQuietHours(input: $input) {
    quietHours { startsAt endsAt timeZone isUrgentHeard } errors { code path } } }`;

let world: World;
let temp: Viewer;
beforeEach(async () => {
  world = await createWorld({}, { mail: { ...DEFAULT_MAIL, mailbox: 'on' } });
  temp = await world.person();
  await world.reachable(temp);
});
afterEach(() => world.close());

const setHours = async (changes: object = {}) =>
  (
    await world.run<{
      setQuietHours: { quietHours: object | null; errors: { code: string; path: string[] }[] };
    }>(temp, SET, { input: { ...MORNING, ...changes } })
  ).data.setQuietHours;

let jobs = 0;
const matched = () => {
  jobs += 1;
  const shift: DomainEvents['job-alert.matched']['shifts'][number] = {
    ...{ jobId: jobs, role: 'hygienist' },
    ...{ date: '2027-03-20', startTime: '08:00', endTime: '16:00', score: '1.00' },
    ...{ city: 'Toronto', province: 'Ontario', hourlyRate: '52.00' },
  };
  return world.publish('job-alert.matched', {
    ...{ userId: temp.userId, method: 'email', frequency: 'immediate', count: 1 },
    ...{ shifts: [shift], at: START.toISOString() },
  });
};
const booked = (date: string) =>
  world.publish('booking.reminder', {
    ...{ bookingId: 1, jobId: 5, clinicId: 900, professionalId: temp.userId },
    ...{ kind: 'confirm_asked', date, startTime: '08:00', at: START.toISOString() },
    shift: {
      ...{ role: 'hygienist', date, startTime: '08:00', endTime: '16:00' },
      ...{ province: 'Ontario', isAtOffice: false },
    },
  } as DomainEvents['booking.reminder']);
const bellCount = async () =>
  (await world.run<{ unreadNotificationCount: number }>(temp, '{ unreadNotificationCount }')).data
    .unreadNotificationCount;

it('keeps mails until the hours are over, and the bell at once', async () => {
  await setHours();
  await matched();
  expect(await mailsOf(world)).toEqual([]);
  expect(await bellCount()).toBe(1);
  world.clock.set(new Date(START.getTime() + 3 * HOUR - 1));
  expect(await mailsOf(world)).toEqual([]);
  world.clock.set(new Date(START.getTime() + 3 * HOUR));
  expect(await mailsOf(world)).toHaveLength(1);
  world.clock.advance(24 * HOUR);
  expect(await mailsOf(world)).toHaveLength(1);
});

it.each([
  [true, '2027-03-06', 1],
  [true, '2027-03-07', 0],
  [false, '2027-03-06', 0],
])('with urgent ones heard: %s, a shift of %s is mailed at once %d times', async (...facts) => {
  const [isUrgentHeard, date, count] = facts;
  await setHours({ isUrgentHeard });
  await booked(date);
  expect(await mailsOf(world)).toHaveLength(count);
});

it('never keeps what protects the account', async () => {
  await setHours({ isUrgentHeard: false });
  await world.publish('account.security-changed', {
    ...{ userId: temp.userId, change: 'password', sealedFormerEmail: null },
    at: START.toISOString(),
  });
  expect(await mailsOf(world)).toMatchObject([{ subject: 'Your password was changed' }]);
});

it('sends six a day, the others the next morning, and critical ones besides', async () => {
  for (let count = 0; count < 9; count += 1) await matched();
  expect(await mailsOf(world)).toHaveLength(6);
  await world.publish('account.security-changed', {
    ...{ userId: temp.userId, change: 'password', sealedFormerEmail: null },
    at: START.toISOString(),
  });
  expect(await mailsOf(world)).toHaveLength(7);
  expect(await bellCount()).toBe(10);
  world.clock.set(new Date('2027-03-06T12:59:00.000Z'));
  expect(await mailsOf(world)).toHaveLength(7);
  world.clock.set(new Date('2027-03-06T13:00:00.000Z'));
  expect(await mailsOf(world)).toHaveLength(10);
});

it('mails about bookings beyond the six of a day', async () => {
  for (let count = 0; count < 6; count += 1) await matched();
  await booked('2027-03-20');
  expect(await mailsOf(world)).toHaveLength(7);
});

const emergency = () =>
  world.publish('emergency.offered', {
    ...{ emergencyRequestId: 1, clinicId: 900, professionalIds: [temp.userId] },
    ...{ hourlyRate: '60.00', at: START.toISOString() },
  } as DomainEvents['emergency.offered']);

it('mails emergencies beyond the six of a day, unless they are switched off', async () => {
  for (let count = 0; count < 6; count += 1) await matched();
  await emergency();
  const [newest] = await mailsOf(world);
  expect(newest?.text).toContain('/unsubscribe#');
  expect(await mailsOf(world)).toHaveLength(7);
  const input = { category: 'emergency', channel: 'email', isOn: false };
  const SWITCH = `mutation ($input: SetNotificationPreferenceInput!) {
    setNotificationPreference(input: $input) { preferences { category channel isOn } } }`;
  const { data } = await world.run<{ setNotificationPreference: { preferences: object[] } }>(
    temp,
    SWITCH,
    { input },
  );
  expect(data.setNotificationPreference.preferences).toContainEqual(input);
  await emergency();
  expect(await mailsOf(world)).toHaveLength(7);
  expect(await bellCount()).toBe(8);
});

it('are set, shown and removed by their owner', async () => {
  expect(await setHours({ startsAt: '22:00' })).toEqual({
    quietHours: { ...MORNING, startsAt: '22:00' },
    errors: [],
  });
  const own = await world.run(temp, '{ quietHours { startsAt } }');
  expect(own.data).toEqual({ quietHours: { startsAt: '22:00' } });
  const others = await world.run(await world.person(), '{ quietHours { startsAt } }');
  expect(others.data).toEqual({ quietHours: null });
  await world.run(temp, 'mutation { removeQuietHours { errors { code } } }');
  await matched();
  expect(await mailsOf(world)).toHaveLength(1);
});

it.each([
  ['startsAt', { startsAt: '25:00' }],
  ['endsAt', { endsAt: '08:00' }],
  ['timeZone', { timeZone: 'America/Nowhere' }],
])('refuses a wrong %s', async (path, change) => {
  const { errors } = await setHours(change);
  expect(errors).toEqual([{ code: 'VALIDATION_FAILED', path: [path] }]);
});
