import type { DomainEvents } from '@tbt/contracts';
import type { Viewer } from '@tbt/service-kit';
import { DEFAULT_MAIL } from '../src/modules/mail';
import { createWorld, START, type World } from './factories';
import { mailsOf } from './mails';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let world: World;
let clinic: Viewer;
let temp: Viewer;
beforeEach(async () => {
  world = await createWorld({}, { mail: { ...DEFAULT_MAIL, mailbox: 'on' } });
  [clinic, temp] = [await world.clinic(), await world.person()];
  await world.reachable(clinic, { firstName: 'Maple', lastName: 'Dental' });
  await world.reachable(temp);
});
afterEach(() => world.close());

const at = () => world.clock.now().toISOString();
const facts = () => ({
  ...{ bookingId: 1, jobId: 5, clinicId: clinic.userId, professionalId: temp.userId },
  ...{ date: '2027-03-12', startTime: '08:00', at: at() },
});
let revision = 0;
const changed = (action: DomainEvents['booking.changed']['action'], startsIn = 7 * DAY) => {
  const startsAt = new Date(START.getTime() + startsIn);
  revision += 1;
  return world.publish('booking.changed', {
    ...{ ...facts(), revision, action, by: 'clinic' },
    status: action === 'cancel_by_clinic' ? 'cancelled_by_clinic' : 'booked',
    ...{ startsAt: startsAt.toISOString(), endsAt: startsAt.toISOString() },
    ...{ undoUntil: null, undoUntilTime: '09:10', compensation: null, reliabilityPoints: 0 },
  });
};
const settled = (by: 'clinic' | 'temp', isReopened: boolean) =>
  world.publish('booking.settled', {
    ...{
      ...facts(),
      by,
      isReopened,
      reliabilityPoints: 0,
      compensation: null,
      cancelReason: 'weather',
    },
  });
const mailsTo = async ({ userId }: Viewer) =>
  (await mailsOf(world))
    .filter(({ recipient }) => recipient === `person-${userId}@mail.test`)
    .map(({ subject }) => subject)
    .reverse();
const bellOf = async (viewer: Viewer) => {
  const query = '{ notifications { edges { node { title } } } }';
  const { data } = await world.run<{ notifications: { edges: { node: { title: string } }[] } }>(
    viewer,
    query,
  );
  return data.notifications.edges.map(({ node }) => node.title);
};

const RESTORED = 'Maple Dental restored your booking';
const CANCELLED = 'Maple Dental cancelled a booking';
const FINAL = 'Maple Dental cancelled the booking for Friday, March 12, 2027';

it('six cancellations and undos are one notification and one mail, once the last can stay', async () => {
  for (let time = 0; time < 6; time += 1) {
    await changed('cancel_by_clinic');
    world.clock.advance(MINUTE);
    await changed('undo_cancel_by_clinic');
    world.clock.advance(MINUTE);
  }
  expect(await bellOf(temp)).toEqual([RESTORED]);
  expect(await mailsTo(temp)).toEqual([]);
  world.clock.advance(12 * MINUTE);
  expect(await mailsTo(temp)).toEqual([RESTORED]);
});

it('a cancellation that stays is one mail, when it is final', async () => {
  await changed('cancel_by_clinic');
  expect(await bellOf(temp)).toEqual([CANCELLED]);
  world.clock.advance(10 * MINUTE);
  expect(await mailsTo(temp)).toEqual([]);
  await settled('clinic', true);
  world.clock.advance(10 * MINUTE);
  expect(await mailsTo(temp)).toEqual([FINAL]);
  const ofTemp = (await mailsOf(world)).find(({ subject }) => subject === FINAL);
  expect(ofTemp?.text).toContain('Reason given: weather.');
  expect(await bellOf(temp)).toEqual([FINAL]);
  expect(await mailsTo(clinic)).toEqual(
    expect.arrayContaining([
      'You cancelled the booking for Friday, March 12, 2027',
      'Your shift on Friday, March 12, 2027 is open again',
    ]),
  );
});

it('a professional’s final cancellation says that the shift is listed again', async () => {
  await settled('temp', true);
  expect(await mailsTo(clinic)).toEqual([
    'Robin Tremblay cancelled the booking for Friday, March 12, 2027',
  ]);
});

it('within 24 hours of the shift mail leaves at once, and a correction a minute later', async () => {
  await changed('cancel_by_clinic', DAY - MINUTE);
  expect(await mailsTo(temp)).toEqual([CANCELLED]);
  world.clock.advance(1000);
  await changed('undo_cancel_by_clinic', DAY - MINUTE);
  expect(await mailsTo(temp)).toEqual([CANCELLED]);
  world.clock.advance(MINUTE);
  expect(await mailsTo(temp)).toEqual([CANCELLED, RESTORED]);
});

it('an event that comes late replaces nothing', async () => {
  const cancelledAt = at();
  world.clock.advance(MINUTE);
  await changed('undo_cancel_by_clinic');
  await world.publish('booking.changed', {
    ...{ ...facts(), at: cancelledAt, revision: 1, action: 'cancel_by_clinic', by: 'clinic' },
    status: 'cancelled_by_clinic',
    ...{ startsAt: '2027-03-12T13:00:00.000Z', endsAt: '2027-03-12T21:00:00.000Z' },
    ...{ undoUntil: null, undoUntilTime: '09:10', compensation: null, reliabilityPoints: 0 },
  });
  world.clock.advance(20 * MINUTE);
  expect(await bellOf(temp)).toEqual([RESTORED]);
  expect(await mailsTo(temp)).toEqual([RESTORED]);
});

it('a notification that was read stays', async () => {
  await changed('cancel_by_clinic');
  await world.subgraph.database.pool.query('UPDATE notifications SET read_at = now()');
  world.clock.advance(MINUTE);
  await changed('undo_cancel_by_clinic');
  expect(await bellOf(temp)).toEqual([RESTORED, CANCELLED]);
});
