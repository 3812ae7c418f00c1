import { bookingRunner, HOUR, refusal } from './booking-operations';
import { asAdmin, createWorld, NOW, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const { run, see, cancelAsShown } = bookingRunner(() => world);
const publishedEvents = async () => {
  await world.subgraph.outbox.drain();
  return world.bus.published.splice(0);
};
const DAY = '2027-02-10';

const proposed = async (asked: object, changes: Record<string, unknown> = {}) => {
  const made = await world.booked({ date: DAY, ...changes });
  const input = { bookingId: made.booking.id, ...asked };
  const { booking } = await run('proposeBookingChange', input, made.clinic);
  const changeId = booking?.changes[0]?.id;
  if (!changeId) throw new Error('Nothing was proposed');
  return { ...made, changeId };
};

it('other hours and another rate hold once the other side agrees, for booking and shift', async () => {
  const asked = { date: '2027-02-11', startTime: '10:00', endTime: '15:00', hourlyRate: '61.50' };
  const { clinic, temp, job, booking, changeId } = await proposed({
    ...asked,
    message: ' Please ',
  });
  const [events] = (await publishedEvents()).slice(-1);
  expect(events).toMatchObject({
    name: 'booking-change.changed',
    payload: { status: 'open', by: 'clinic', newDate: '2027-02-11', newStartTime: '10:00' },
  });
  expect(await see(booking.id, clinic)).toMatchObject({
    date: DAY,
    actions: ['cancel', 'withdraw_change'],
    changes: [{ by: 'clinic', ...asked, message: 'Please', status: 'open' }],
  });
  expect((await see(booking.id, temp))?.actions).toEqual(['cancel', 'answer_change']);
  const { booking: moved } = await run('answerBookingChange', { changeId, isAccepted: true }, temp);
  expect(moved).toMatchObject({
    ...asked,
    startsAt: '2027-02-11T15:00:00.000Z',
    endsAt: '2027-02-11T20:00:00.000Z',
    changes: [{ status: 'accepted' }],
  });
  expect(
    await world.rows(
      `SELECT date, start_time, end_time, starts_at, duration_minutes, hourly_rate::text AS rate, status
       FROM jobs WHERE id = $1`,
      [job.id],
    ),
  ).toEqual([
    {
      ...{ date: '2027-02-11', start_time: '10:00', end_time: '15:00', duration_minutes: 300 },
      ...{ starts_at: new Date('2027-02-11T15:00:00Z'), rate: '52.00', status: 'booked' },
    },
  ]);
  expect((await publishedEvents()).map(({ name }) => name)).toEqual([
    'booking.changed',
    'booking-change.changed',
  ]);
  expect(await world.services.recomputeInstants()).toEqual({ moved: 0, left: [] });
});

it('is answered by the other side, withdrawn by its own', async () => {
  const { clinic, temp, booking, changeId } = await proposed({ hourlyRate: '60' });
  const answer = { changeId, isAccepted: false };
  expect(refusal(await run('answerBookingChange', answer, clinic))).toBe('CONFLICT own_change');
  expect(refusal(await run('withdrawBookingChange', { changeId }, temp))).toBe(
    'CONFLICT foreign_change',
  );
  expect(refusal(await run('answerBookingChange', answer, await world.temp()))).toBe('NOT_FOUND');
  expect(refusal(await run('answerBookingChange', answer, asAdmin()))).toBe('FORBIDDEN');
  expect(
    refusal(await run('proposeBookingChange', { bookingId: booking.id, hourlyRate: 70 }, temp)),
  ).toBe('VALIDATION_FAILED');
  expect(
    refusal(await run('proposeBookingChange', { bookingId: booking.id, hourlyRate: '70' }, temp)),
  ).toBe('CONFLICT change_open');
  await run('answerBookingChange', answer, temp);
  expect(await see(booking.id, temp)).toMatchObject({
    hourlyRate: '52.00',
    changes: [{ status: 'declined' }],
  });
  expect(refusal(await run('answerBookingChange', answer, temp))).toBe('CONFLICT change_closed');
  const again = await run(
    'proposeBookingChange',
    { bookingId: booking.id, hourlyRate: '70' },
    temp,
  );
  const own = { changeId: again.booking?.changes[0]?.id };
  expect((await run('withdrawBookingChange', own, temp)).booking?.changes).toMatchObject([
    { status: 'withdrawn' },
    { status: 'declined' },
  ]);
});

it.each([
  [{ hourlyRate: '14.99' }, 'VALIDATION_FAILED'],
  [{ hourlyRate: '500.01' }, 'VALIDATION_FAILED'],
  [{ hourlyRate: '60,50' }, 'VALIDATION_FAILED'],
  [{ hourlyRate: '1e2' }, 'VALIDATION_FAILED'],
  [{ hourlyRate: '60.505' }, 'VALIDATION_FAILED'],
  [{ date: '2027-02-30' }, 'VALIDATION_FAILED'],
  [{ date: '2026-11-19' }, 'VALIDATION_FAILED'],
  [{ date: '2029-02-10' }, 'VALIDATION_FAILED'],
  [{ startTime: '16:00' }, 'VALIDATION_FAILED'],
  [{ startTime: '02:59', endTime: '16:00' }, 'VALIDATION_FAILED'],
  [{ date: '2027-03-14', startTime: '02:30' }, 'VALIDATION_FAILED'],
  [{ startTime: '24:00' }, 'VALIDATION_FAILED'],
  [{ utcOffset: 'east' }, 'VALIDATION_FAILED'],
  [{ message: 'x'.repeat(501) }, 'VALIDATION_FAILED'],
  [{}, 'CONFLICT no_change'],
  [{ hourlyRate: '52', startTime: '08:00' }, 'CONFLICT no_change'],
])('refuses %j', async (asked, expected) => {
  const { booking, temp } = await world.booked({ date: DAY });
  const answer = await run('proposeBookingChange', { bookingId: booking.id, ...asked }, temp);
  expect(refusal(answer)?.split(' ').slice(0, 2).join(' ')).toBe(expected);
  expect((await see(booking.id, temp))?.changes).toEqual([]);
});

it('keeps the side of an ambiguous hour when only the rate changes', async () => {
  const night = { date: '2027-11-07', startTime: '01:30', endTime: '08:00', utcOffset: '-05:00' };
  const { temp, booking, changeId } = await proposed({ hourlyRate: '60' }, night);
  const { booking: moved } = await run('answerBookingChange', { changeId, isAccepted: true }, temp);
  expect(moved).toMatchObject({ hourlyRate: '60.00', startsAt: booking.startsAt.toISOString() });
});

it('is not agreed on when the person is taken at that time meanwhile, or has no licence for it', async () => {
  const { temp, booking, changeId } = await proposed({ date: '2027-02-12' });
  const other = await world.clinic();
  const taken = await world.job(other, {
    date: '2027-02-12',
    startTime: '12:00',
    endTime: '18:00',
  });
  await world.accept(other, await world.apply(temp, taken));
  const yes = { changeId, isAccepted: true };
  expect(refusal(await run('answerBookingChange', yes, temp))).toBe('CONFLICT overlap');
  expect(await see(booking.id, temp)).toMatchObject({ date: DAY, changes: [{ status: 'open' }] });

  const short = await proposed({ date: '2027-03-20' });
  await world.services.people.takeOver({
    ...short.temp,
    revision: 2,
    licences: [world.licence('Ontario', '2027-03-01')],
  });
  expect(
    refusal(
      await run('answerBookingChange', { changeId: short.changeId, isAccepted: true }, short.temp),
    ),
  ).toBe('CONFLICT missing_credential licence_expired');
});

it("withdraws the professional's open offers at the new time, and notifies those clinics", async () => {
  const { temp, changeId } = await proposed({ date: '2027-02-17' });
  const other = await world.clinic();
  const at = { date: '2027-02-17', startTime: '12:00', endTime: '18:00' };
  const application = await world.apply(temp, await world.job(other, at));
  const asked = await world.job(other, { ...at, inviteIds: [String(temp.id)] });
  const elsewhere = await world.apply(temp, await world.job(other, { date: '2027-02-18' }));
  await publishedEvents();
  await run('answerBookingChange', { changeId, isAccepted: true }, temp);
  const events = (await publishedEvents()).filter(({ name }) => !name.startsWith('booking'));
  expect(events).toMatchObject([
    {
      name: 'application.changed',
      payload: {
        applicationId: application.id,
        action: 'withdraw',
        by: 'clock',
        clinicId: other.id,
      },
    },
    {
      name: 'invitation.changed',
      payload: { jobId: asked.id, action: 'withdraw', by: 'clock', clinicId: other.id },
    },
  ]);
  expect(
    await world.rows('SELECT status FROM applications WHERE id IN ($1, $2) ORDER BY id', [
      application.id,
      elsewhere.id,
    ]),
  ).toEqual([{ status: 'withdrawn' }, { status: 'pending' }]);
});

it('asks which of two hours is meant on the night the clocks are set back', async () => {
  const { booking, temp } = await world.booked({ date: DAY });
  const asked = { date: '2027-11-07', startTime: '01:30', endTime: '08:00' };
  const input = { bookingId: booking.id, ...asked };
  const answer = await run('proposeBookingChange', input, temp);
  expect(refusal(answer)).toBe('VALIDATION_FAILED ambiguous_time -04:00 -05:00');
  const { booking: standing } = await run(
    'proposeBookingChange',
    { ...input, utcOffset: '-05:00' },
    temp,
  );
  expect(standing?.changes).toMatchObject([{ status: 'open' }]);
});

it('can be moved within its own time', async () => {
  const { temp, changeId } = await proposed({ endTime: '17:00' });
  const { booking } = await run('answerBookingChange', { changeId, isAccepted: true }, temp);
  expect(booking?.endTime).toBe('17:00');
});

it('ends with the booking, and never begins after the start', async () => {
  const { clinic, temp, booking, changeId } = await proposed({ endTime: '17:00' });
  await run('cancelBooking', { bookingId: booking.id, reason: 'other' }, clinic);
  expect((await see(booking.id, temp))?.changes).toMatchObject([{ status: 'expired' }]);
  expect(refusal(await run('answerBookingChange', { changeId, isAccepted: true }, temp))).toBe(
    'CONFLICT change_closed',
  );
  const begun = await world.booked({ date: DAY });
  world.clock.set(new Date(begun.booking.startsAt.getTime() + HOUR));
  expect(
    refusal(
      await run(
        'proposeBookingChange',
        { bookingId: begun.booking.id, hourlyRate: '60' },
        begun.temp,
      ),
    ),
  ).toBe('CONFLICT shift_started');
});

it('hours that were agreed on are terms of their own: an offer for the former ones is refused', async () => {
  const asked = { date: '2027-02-11', startTime: '10:00', endTime: '15:00' };
  const { temp, job, booking, changeId } = await proposed(asked);
  await run('answerBookingChange', { changeId, isAccepted: true }, temp);
  await cancelAsShown({ bookingId: booking.id, reason: 'Ill' }, temp);
  await world.rows(`UPDATE jobs SET status = 'active' WHERE id = $1`, [job.id]);
  const apply = `mutation Apply($input: ApplyToJobInput!) { applyToJob(input: $input) {
    errors { code reasons } } }`;
  const input = { jobId: String(job.id), jobRevision: 1 };
  const { data } = await world.graph(apply, { input }, await world.temp());
  expect(data?.applyToJob).toMatchObject({ errors: [{ reasons: ['terms_changed'] }] });
});
