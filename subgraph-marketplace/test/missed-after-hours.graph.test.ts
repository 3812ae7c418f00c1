import { bookingRunner, HOUR, MINUTE, refusal } from './booking-operations';
import { disputeRunner, refusalOf } from './dispute-operations';
import { asAdmin, createWorld, NOW, type World } from './factories';
import { hoursRunner, SHEET_AS_PLANNED } from './hours-operations';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const { run, see } = bookingRunner(() => world);
const disputes = disputeRunner(() => world);
const hours = hoursRunner(() => world);

const pointsOf = (professionalId: number) =>
  world.rows('SELECT reason, points FROM reliability_entries WHERE professional_id = $1', [
    professionalId,
  ]);

describe('hours that were sent without a check-in', () => {
  it('within the first hour leave the clinic its report of a no-show, and are never billed', async () => {
    const { booking, clinic, temp } = await world.booked();
    const input = { bookingId: booking.id };
    world.clock.set(new Date(booking.startsAt.getTime() + 6 * MINUTE));
    const sheet = { startTime: '08:00', endTime: '08:05', breakMinutes: 0 };
    await hours.run('sendHours', { ...input, ...sheet }, temp);
    expect(refusal(await run('reportNoShow', input, clinic))).toBe('CONFLICT too_early');
    world.clock.set(new Date(booking.startsAt.getTime() + HOUR));
    expect((await see(booking.id, clinic))?.actions).toContain('miss');
    expect((await see(booking.id, temp))?.actions).not.toContain('miss');
    expect(refusal(await run('reportNoShow', input, clinic))).toBeNull();
    world.clock.set(new Date(booking.endsAt.getTime() + 49 * HOUR));
    await world.services.keepHours();
    expect(await hours.see(booking.id, clinic)).toMatchObject({
      ...{ status: 'no_show', hours: null, timesheets: [{ status: 'replaced' }] },
    });
    expect(await pointsOf(temp.id)).toEqual([{ reason: 'no_show', points: -100 }]);
    expect(await world.rows('SELECT 1 FROM invoices WHERE booking_id = $1', [booking.id])).toEqual(
      [],
    );
  });

  it('count again by a ruling, when the no-show is lifted', async () => {
    const { booking, clinic, temp } = await hours.sent();
    await run('reportNoShow', { bookingId: booking.id }, clinic);
    const contest = { bookingId: booking.id, reason: 'no_show', statement: 'I was there.' };
    const { dispute } = await disputes.run('openDispute', contest, temp);
    const answer = { disputeId: dispute!.id, statement: 'No one came.' };
    await disputes.run('answerDispute', answer, clinic);
    const effects = { isDeductionLifted: true, minutes: 450 };
    const ruling = { outcome: 'for_temp', ruling: 'Patients remember you.', effects };
    await disputes.run('ruleDispute', { disputeId: dispute!.id, ...ruling }, asAdmin());
    expect(await hours.see(booking.id, temp)).toMatchObject({
      ...{ status: 'invoiced', hours: { by: 'admin', minutes: 450 } },
    });
  });

  it.each([
    [
      'after a check-in',
      `UPDATE bookings SET checked_in_at = starts_at, checked_in_by = 'temp' WHERE id = $1`,
      'checked_in',
    ],
    [
      'that the clinic has answered with its own',
      `UPDATE timesheets SET by = 'clinic' WHERE booking_id = $1`,
      'hours_proposed',
    ],
  ])('%s leave no report of a no-show', async (_what, change, reason) => {
    const { booking, clinic } = await hours.sent();
    await world.rows(change, [booking.id]);
    expect((await see(booking.id, clinic))?.actions).not.toContain('miss');
    expect(refusal(await run('reportNoShow', { bookingId: booking.id }, clinic))).toBe(
      `CONFLICT illegal_step ${reason}`,
    );
    expect((await hours.see(booking.id, clinic))?.status).toBe('completed');
  });
});

/** Hours of `sent`, a case about `reason` that both have spoken in, and a ruling. */
async function ruledAfterHours(reason: string, ruling: object) {
  const made = await hours.sent();
  const opening = { bookingId: made.booking.id, reason, statement: 'They were rude.' };
  const { dispute } = await disputes.run('openDispute', opening, made.temp);
  const disputeId = dispute!.id;
  const answer = { disputeId, statement: 'No one came.' };
  await disputes.run('answerDispute', answer, made.clinic);
  world.clock.advance(60 * HOUR);
  const decision = { disputeId, ruling: 'Both were heard.', ...ruling };
  const ruled = await disputes.run('ruleDispute', decision, asAdmin());
  expect(refusalOf(ruled)).toBeNull();
  return { ...made, disputeId };
}

describe('after a case about something else', () => {
  it('hours that waited are answered anew: the clinic reports its no-show, and no silence bills', async () => {
    const { booking, clinic, temp, disputeId } = await ruledAfterHours('conduct', {
      outcome: 'for_clinic',
    });
    await world.services.keepHours();
    const now = world.clock.now().getTime();
    expect(await hours.see(booking.id, clinic)).toMatchObject({
      ...{ status: 'completed', hours: { status: 'submitted' } },
      hoursUntil: new Date(now + 48 * HOUR).toISOString(),
    });
    expect(refusal(await run('reportNoShow', { bookingId: booking.id }, clinic))).toBeNull();
    // The no-show has a case of its own.
    expect(await disputes.see(disputeId, clinic)).toMatchObject({
      ...{ status: 'ruled', appealUntil: null, actions: [] },
    });
    const appeal = { disputeId, statement: 'They never came.' };
    expect(refusalOf(await disputes.run('appealRuling', appeal, clinic))).toBe(
      'CONFLICT illegal_step',
    );
    expect((await see(booking.id, temp))?.actions).toContain('contest_no_show');
    const contest = { bookingId: booking.id, reason: 'no_show', statement: 'I was there.' };
    const { dispute } = await disputes.run('openDispute', contest, temp);
    const heard = { disputeId: dispute!.id, statement: 'No one came.' };
    await disputes.run('answerDispute', heard, clinic);
    const lifting = {
      ...{ disputeId: dispute!.id, outcome: 'for_temp', ruling: 'Patients remember them.' },
      effects: { isDeductionLifted: true },
    };
    expect(refusalOf(await disputes.run('ruleDispute', lifting, asAdmin()))).toBeNull();
    expect((await see(booking.id, temp))?.status).toBe('released');
    expect(refusalOf(await disputes.run('appealRuling', appeal, clinic))).toBe(
      'CONFLICT illegal_step',
    );
  });

  it('48 hours of silence from the ruling on approve them', async () => {
    const { booking, clinic } = await ruledAfterHours('conduct', { outcome: 'between' });
    world.clock.advance(48 * HOUR);
    await world.services.keepHours();
    expect((await hours.see(booking.id, clinic))?.status).toBe('invoiced');
  });
});

it('a ruling for the professional about hours approves them: no no-show can be reported', async () => {
  const { booking, clinic } = await ruledAfterHours('hours', { outcome: 'for_temp' });
  expect(await hours.see(booking.id, clinic)).toMatchObject({
    ...{ status: 'invoiced', hours: { by: 'admin', status: 'approved' } },
  });
  expect((await see(booking.id, clinic))?.actions).not.toContain('miss');
  expect(refusal(await run('reportNoShow', { bookingId: booking.id }, clinic))).toBe(
    'CONFLICT illegal_step',
  );
});

it('neither a kept shift nor a review comes of them before they are agreed', async () => {
  const { booking, clinic, temp } = await hours.sent();
  world.clock.set(new Date(booking.endsAt.getTime() + HOUR));
  await world.services.keepBookings();
  expect(await pointsOf(temp.id)).toEqual([]);
  expect((await see(booking.id, temp))?.actions).not.toContain('review');
  await hours.run('approveHours', { bookingId: booking.id }, clinic);
  await world.services.keepBookings();
  expect(await pointsOf(temp.id)).toMatchObject([{ reason: 'kept_shift' }]);
  expect((await see(booking.id, temp))?.actions).toContain('review');
});

it('a ruling for the clinic about hours that wait names the hours', async () => {
  const { booking, clinic, temp } = await hours.sent({}, SHEET_AS_PLANNED);
  const words = { reason: 'hours', statement: 'They left at noon.' };
  const { dispute } = await disputes.run(
    'openDispute',
    { bookingId: booking.id, ...words },
    clinic,
  );
  const disputeId = dispute!.id;
  await disputes.run('answerDispute', { disputeId, statement: 'I stayed until four.' }, temp);
  const ruling = { disputeId, outcome: 'for_clinic', ruling: 'The door says noon.' };
  expect(refusalOf(await disputes.run('ruleDispute', ruling, asAdmin()))).toBe(
    'VALIDATION_FAILED effects',
  );
  const named = { ...ruling, effects: { minutes: 240 } };
  expect(refusalOf(await disputes.run('ruleDispute', named, asAdmin()))).toBeNull();
});
