import { randomUUID } from 'node:crypto';
import type { BookingStatus } from '@tbt/contracts';
import { asViewer } from '@tbt/service-kit/testing';
import { createWorld, NOW, PASSWORD, viewerOf, type World } from './factories';

const CLOSE = `mutation Close($input: CloseAccountInput!) {
  closeAccount(input: $input) { isClosed errors { code message path reasons } }
}`;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const CLOSED = { isClosed: true, errors: [] };

type Person = Awaited<ReturnType<World['person']>>;

let world: World;
let clinic: Person;
let temp: Person;
beforeEach(async () => {
  world = await createWorld();
  [clinic, temp] = [await world.person('clinic'), await world.person('hygienist')];
});
afterEach(() => world.close());

const close = async (user: Person, locale: 'en-CA' | 'fr-CA' = 'en-CA') => {
  const variables = { input: { password: PASSWORD } };
  const { data } = await world.ask({
    ...asViewer(viewerOf(user)),
    ...{ query: CLOSE, variables, locale },
  });
  return data?.closeAccount;
};

let revision = 0;
const change = (status: BookingStatus, endsAt: Date) =>
  world.services.entitlements.bookingChanged({
    ...{ id: randomUUID(), name: 'booking.changed', createdAt: '' },
    payload: {
      ...{ bookingId: 1, jobId: 1, clinicId: clinic.id, professionalId: temp.id },
      ...{ status, revision: ++revision, action: 'confirm', by: 'temp' },
      at: world.clock.now().toISOString(),
      ...{ date: '2027-03-05', startTime: '08:00', reliabilityPoints: 0, compensation: null },
      ...{ startsAt: endsAt.toISOString(), endsAt: endsAt.toISOString() },
      ...{ undoUntil: null, undoUntilTime: null },
    },
  });
const refused = (reason: string) => ({
  isClosed: false,
  errors: [{ code: 'CONFLICT', path: [], reasons: [reason] }],
});

const TOMORROW = new Date(NOW.getTime() + 24 * HOUR_MS);
const YESTERDAY = new Date(NOW.getTime() - 24 * HOUR_MS);

it('is refused to either side with an upcoming booking', async () => {
  await change('confirmed', TOMORROW);
  for (const person of [clinic, temp])
    expect(await close(person)).toMatchObject(refused('coming_bookings'));
});

it.each([
  ['checked_in', 'invoiced'],
  ['completed', 'invoiced'],
  ['approved', 'invoiced'],
  ['disputed', 'paid'],
] as const)('is refused to either side while a booking is %s, until %s', async (open, settled) => {
  await change(open, YESTERDAY);
  for (const person of [clinic, temp])
    expect(await close(person)).toMatchObject(refused('open_bookings'));
  await change(settled, YESTERDAY);
  for (const person of [clinic, temp]) expect(await close(person)).toEqual(CLOSED);
});

it.each(['cancelled_by_temp', 'cancelled_by_clinic'] as const)(
  'is refused to either side until what was %s is final',
  async (status) => {
    await change('confirmed', TOMORROW);
    await change(status, TOMORROW);
    for (const after of [0, 14]) {
      world.clock.set(new Date(NOW.getTime() + after * MINUTE_MS));
      for (const person of [clinic, temp])
        expect(await close(person)).toMatchObject(refused('open_bookings'));
    }
    world.clock.set(new Date(NOW.getTime() + 15 * MINUTE_MS));
    for (const person of [clinic, temp]) expect(await close(person)).toEqual(CLOSED);
  },
);

it.each(['booked', 'confirmed', 'no_show', 'released'] as const)(
  'is open after a shift that stays %s',
  async (status) => {
    await change(status, YESTERDAY);
    for (const person of [clinic, temp]) expect(await close(person)).toEqual(CLOSED);
  },
);

it('tells in both languages what is open and when it ends', async () => {
  await change('completed', YESTERDAY);
  const told = (message: RegExp) => ({ errors: [{ message: expect.stringMatching(message) }] });
  expect(await close(clinic)).toMatchObject(told(/after 48 hours.* 15 minutes after/));
  expect(await close(clinic, 'fr-CA')).toMatchObject(told(/après 48.heures.* 15.minutes après/));
});
