import { ACCEPT, COUNTER, runner } from './application-operations';
import { bookingRunner, HOUR } from './booking-operations';
import { castOf } from './cast';
import { createWorld, NOW, type World } from './factories';
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

describe('moved by consent, a confirmed booking', () => {
  const { run: step, see } = bookingRunner(() => world);

  async function movedBy(change: object) {
    const { clinic, temp, job } = await shiftOn(SOON);
    const [invitation] = await invited(world, clinic, job, [temp]);
    const made = await runInvitation(ACCEPT_INVITATION, { invitationId: invitation?.id }, temp);
    const bookingId = Number(made.booking?.id);
    const { booking } = await step('proposeBookingChange', { bookingId, ...change }, temp);
    const answer = { changeId: booking?.changes[0]?.id, isAccepted: true };
    await publishedEvents();
    const moved = await step('answerBookingChange', answer, clinic);
    return { clinic, temp, bookingId, moved: moved.booking };
  }
  const publishedEvents = async () => {
    await world.subgraph.outbox.drain();
    return world.bus.published.splice(0);
  };
  const askedFor = async (bookingId: number) => {
    await world.services.keepBookings();
    return (await publishedEvents()).filter(
      ({ name, payload }) =>
        name === 'booking.reminder' &&
        payload.kind === 'confirm_asked' &&
        payload.bookingId === bookingId,
    );
  };

  beforeEach(() => world.clock.set(NOW));

  it('is booked again days ahead, and asked in its time', async () => {
    const { temp, clinic, bookingId } = await movedBy({ date: LATER });
    const events = await publishedEvents();
    expect(events.map(({ payload }) => payload)).toMatchObject([
      { action: 'reschedule', status: 'confirmed' },
      { action: 'ask_again', by: 'clock', status: 'booked', confirmBy: { date: '2026-11-26' } },
      {
        status: 'accepted',
        confirmBy: { date: '2026-11-26' },
        confirmFrom: { date: '2026-11-25' },
      },
    ]);
    expect(await see(bookingId, clinic)).toMatchObject({
      ...{ status: 'booked', date: LATER, confirmUntil: '2026-11-26T21:00:00.000Z' },
      history: [{ action: 'ask_again', by: 'clock', status: 'booked' }],
    });
    expect(await askedFor(bookingId)).toHaveLength(0);
    world.clock.set(new Date('2026-11-26T02:00:00.000Z'));
    expect(await askedFor(bookingId)).toHaveLength(1);
    expect((await see(bookingId, temp))?.actions).toContain('confirm');
    const { booking } = await step('confirmBooking', { bookingId }, temp);
    expect(booking).toMatchObject({ status: 'confirmed' });
  });

  it('stays confirmed within 36 hours', async () => {
    const { bookingId, moved } = await movedBy({ startTime: '12:00', endTime: '17:00' });
    expect(moved).toMatchObject({ status: 'confirmed', startTime: '12:00', history: [] });
    expect(await askedFor(bookingId)).toHaveLength(0);
  });
});
