import type { LicenceFacts, PersonSnapshot } from '@tbt/contracts';
import { bookingRunner, HOUR, MINUTE, refusal } from './booking-operations';
import { createWorld, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const { run, see, cancelAsShown } = bookingRunner(() => world);

type WorldBooking = Awaited<ReturnType<World['booked']>>;
const at = ({ booking }: WorldBooking, minutes: number) =>
  world.clock.set(new Date(booking.startsAt.getTime() + minutes * MINUTE));
const lose = (temp: PersonSnapshot, facts: Partial<LicenceFacts> | null) =>
  world.services.people.takeOver({
    ...{ ...temp, revision: temp.revision + 1, isVerified: false },
    licences: facts ? [{ ...world.licence('Ontario'), ...facts }] : [],
  });

const UNDER_NEW_NAME = { status: 'pending', hasFile: true, isReviewedAgain: true } as const;

it.each([
  ['removed', null, 'licence_missing'],
  ['refused', { status: 'rejected' }, 'licence_rejected'],
  ['over before the shift', { expiresOn: '2026-11-30' }, 'licence_expired'],
  ['waiting for its first review', { status: 'pending', hasFile: true }, 'licence_pending'],
] as const)('no check-in with a licence %s', async (_what, facts, gap) => {
  const made = await world.booked();
  const { booking, temp, clinic } = made;
  at(made, -50);
  const code = (await see(booking.id, clinic))?.checkInCode;
  await lose(temp, facts);
  expect(await see(booking.id, clinic)).toMatchObject({ checkInCode: null });
  expect((await see(booking.id, clinic))?.actions).not.toContain('check_in');
  const expected = `CONFLICT missing_credential ${gap}`;
  expect(refusal(await run('checkIn', { bookingId: booking.id, code }, temp))).toBe(expected);
  expect(refusal(await run('checkIn', { bookingId: booking.id }, clinic))).toBe(expected);
});

it('a booking is checked in while its licence is reviewed under a new name', async () => {
  const made = await world.booked();
  at(made, -50);
  await lose(made.temp, UNDER_NEW_NAME);
  const { booking } = await run('checkIn', { bookingId: made.booking.id }, made.clinic);
  expect(booking?.status).toBe('checked_in');
});

it('the clock releases without a price what it missed before the start', async () => {
  const made = await world.booked();
  const { booking, temp } = made;
  at(made, -1);
  await lose(temp, null);
  at(made, 5);
  expect(await world.services.keepBookings()).toMatchObject({ released: 1 });
  expect(await see(booking.id, temp)).toMatchObject({
    ...{ status: 'released', cancellation: { reliabilityPoints: 0, compensation: null } },
  });
});

it('a licence withdrawn after the start and before check-in is at risk, and released', async () => {
  const made = await world.booked();
  const { booking, temp } = made;
  at(made, 10);
  await lose(temp, null);
  await world.subgraph.outbox.drain();
  expect(world.bus.published.splice(0)).toContainEqual(
    expect.objectContaining({
      payload: expect.objectContaining({ bookingId: booking.id, kind: 'at_risk' }) as unknown,
    }),
  );
  expect(await world.services.keepBookings()).toMatchObject({ released: 1 });
  expect((await see(booking.id, temp))?.status).toBe('released');
});

it.each([
  ['removed', null, 'licence_missing'],
  ['reviewed under a new name', UNDER_NEW_NAME, 'licence_pending'],
] as const)('no cancellation is undone with a licence %s', async (_what, facts, gap) => {
  for (const side of ['temp', 'clinic'] as const) {
    const made = await world.booked();
    const [who, bookingId] = [made[side], made.booking.id];
    at(made, (-100 * HOUR) / MINUTE);
    await cancelAsShown({ bookingId, reason: 'other' }, who);
    await lose(made.temp, facts);
    expect(refusal(await run('undoCancellation', { bookingId }, who))).toBe(
      `CONFLICT missing_credential ${gap}`,
    );
    expect((await see(bookingId, who))?.status).toBe(`cancelled_by_${side}`);
  }
});
