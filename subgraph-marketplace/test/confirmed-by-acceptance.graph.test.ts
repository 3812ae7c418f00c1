import { ACCEPT, COUNTER, runner } from './application-operations';
import { HOUR } from './booking-operations';
import { castOf } from './cast';
import { createWorld, type World } from './factories';
import { ACCEPT_INVITATION, invitationRunner, invited } from './invitation-operations';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const run = runner(() => world);
const runInvitation = invitationRunner(() => world);

/** 22 hours, and some days, after the tests' present. */
const [SOON, LATER] = ['2026-11-21', '2026-11-27'];

async function shiftOn(date: string) {
  const { clinic, temp } = await castOf(world);
  return { clinic, temp, job: await world.job(clinic, { date }) };
}

const byInvitation = async (date: string) => {
  const { clinic, temp, job } = await shiftOn(date);
  const [invitation] = await invited(world, clinic, job, [temp]);
  return (await runInvitation(ACCEPT_INVITATION, { invitationId: invitation?.id }, temp)).booking;
};

const byCounterOffer = async (date: string) => {
  const { clinic, temp, job } = await shiftOn(date);
  const { id: applicationId } = await world.apply(temp, job);
  await run(COUNTER, { applicationId, hourlyRate: '50' }, clinic);
  return (await run(ACCEPT, { applicationId }, temp)).booking;
};

const byTheClinic = async (date: string) => {
  const { clinic, temp, job } = await shiftOn(date);
  const { id: applicationId } = await world.apply(temp, job);
  return (await run(ACCEPT, { applicationId }, clinic)).booking;
};

it.each([
  ['an invitation that the professional accepts', 'confirmed', byInvitation],
  ['a counter-offer that the professional accepts', 'confirmed', byCounterOffer],
  ['an application that the clinic accepts', 'booked', byTheClinic],
])('of a shift that starts soon, %s makes it %s', async (_what, status, book) => {
  expect(await book(SOON)).toMatchObject({ status });
});

it('asks for a confirmation of the others only, and later for a shift that is days away', async () => {
  const confirmed = await byInvitation(SOON);
  const booked = await byTheClinic(SOON);
  const later = await byInvitation(LATER);
  expect(later).toMatchObject({ status: 'booked' });
  world.clock.advance(3 * HOUR);
  await world.services.keepBookings();
  await world.subgraph.outbox.drain();
  const asked = world.bus.published.flatMap(({ name, payload }) =>
    name === 'booking.reminder' && payload.kind === 'confirm_asked' ? [payload.bookingId] : [],
  );
  expect(asked).toContain(Number(booked?.id));
  expect(asked).not.toContain(Number(confirmed?.id));
  expect(asked).not.toContain(Number(later?.id));
});
