import type { PersonSnapshot } from '@tbt/contracts';
import { bookingRunner, HOUR, MINUTE, refusal } from './booking-operations';
import { asAdmin, createWorld, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const { run, see } = bookingRunner(() => world);

type WorldBooking = Awaited<ReturnType<World['booked']>>;
/** Minutes from the start; negative before it. */
const at = ({ booking }: WorldBooking, minutes: number, ms = 0) =>
  world.clock.set(new Date(booking.startsAt.getTime() + minutes * MINUTE + ms));

const booked = async (minutes: number): Promise<WorldBooking> => {
  const made = await world.booked();
  at(made, minutes);
  return made;
};

const codeOf = async ({ booking, clinic }: WorldBooking): Promise<string> =>
  (await see(booking.id, clinic))?.checkInCode ?? '';

const other = (code: string): string => (code === '000000' ? '111111' : '000000');

const pathOf = async (answer: ReturnType<typeof run>) => (await answer).errors[0]?.path;

describe('the code', () => {
  it('is shown to the clinic alone, from an hour before the start', async () => {
    const made = await booked(-60);
    const seenBy = async (who: PersonSnapshot | ReturnType<typeof asAdmin>) =>
      (await see(made.booking.id, who))?.checkInCode;
    expect(await seenBy(made.clinic)).toMatch(/^\d{6}$/);
    expect(await seenBy(made.temp)).toBeNull();
    expect(await seenBy(asAdmin())).toBeNull();
    at(made, -60, -1);
    expect(await seenBy(made.clinic)).toBeNull();
  });

  it('checks the professional in, and then is gone', async () => {
    const made = await booked(-20);
    const code = await codeOf(made);
    const input = { bookingId: made.booking.id, code: `${code.slice(0, 3)} ${code.slice(3)}` };
    const { booking } = await run('checkIn', input, made.temp);
    expect(booking).toMatchObject({ status: 'checked_in', checkedInBy: 'temp' });
    expect(await codeOf(made)).toBe('');
  });

  it.each([
    ['another', (code: string) => other(code)],
    ['too short', (code: string) => code.slice(1)],
    ['empty', () => ''],
    ['absent', () => null],
    ['letters', () => 'abcdef'],
  ])('is refused at its field when %s', async (_what, wrong) => {
    const made = await booked(0);
    const input = { bookingId: made.booking.id, code: wrong(await codeOf(made)) };
    expect(await pathOf(run('checkIn', input, made.temp))).toEqual(['code']);
    expect((await see(made.booking.id, made.temp))?.status).toBe('booked');
  });

  it('of another booking is wrong', async () => {
    const [mine, theirs] = [await booked(0), await booked(0)];
    const code = await codeOf(theirs);
    at(mine, 0);
    if (code === (await codeOf(mine))) return;
    const input = { bookingId: mine.booking.id, code };
    expect(await pathOf(run('checkIn', input, mine.temp))).toEqual(['code']);
  });

  it('that was replaced is wrong', async () => {
    const made = await booked(0);
    const old = await codeOf(made);
    const input = { bookingId: made.booking.id };
    expect(refusal(await run('refreshCheckInCode', input, made.temp))).toBe('FORBIDDEN');
    await run('refreshCheckInCode', input, made.clinic);
    if ((await codeOf(made)) === old) return;
    expect(await pathOf(run('checkIn', { ...input, code: old }, made.temp))).toEqual(['code']);
    const code = await codeOf(made);
    expect(refusal(await run('checkIn', { ...input, code }, made.temp))).toBeNull();
  });

  it('can be tried five times an hour, all at once too', async () => {
    const made = await booked(0);
    const code = await codeOf(made);
    const input = { bookingId: made.booking.id, code: other(code) };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => run('checkIn', input, made.temp)),
    );
    const refusals = answers.map(refusal).sort();
    expect(refusals.filter((each) => each === 'RATE_LIMITED')).toHaveLength(3);
    expect(refusal(await run('checkIn', { ...input, code }, made.temp))).toBe('RATE_LIMITED');
    const byHand = await run('checkIn', { bookingId: made.booking.id }, made.clinic);
    expect(byHand.booking).toMatchObject({ status: 'checked_in', checkedInBy: 'clinic' });
  });
});

describe('check-in', () => {
  it('is possible from an hour before the start to the end', async () => {
    const made = await booked(-60);
    const input = { bookingId: made.booking.id };
    at(made, -60, -1);
    expect(refusal(await run('checkIn', input, made.clinic))).toBe('CONFLICT too_early');
    world.clock.set(new Date(made.booking.endsAt.getTime() + 1));
    expect(refusal(await run('checkIn', input, made.clinic))).toBe('CONFLICT shift_over');
    world.clock.set(made.booking.endsAt);
    expect(refusal(await run('checkIn', input, made.clinic))).toBeNull();
  });

  it('happens once when both sides press at the same time', async () => {
    const made = await booked(0);
    const input = { bookingId: made.booking.id };
    const code = await codeOf(made);
    const answers = await Promise.all([
      run('checkIn', { ...input, code }, made.temp),
      run('checkIn', input, made.clinic),
      run('reportArrival', input, made.temp),
    ]);
    const checkedIn = answers.slice(0, 2).map(refusal);
    expect(checkedIn.sort()).toEqual(['CONFLICT illegal_step', null]);
    const history = (await see(made.booking.id, made.temp))?.history ?? [];
    expect(history.filter(({ action }) => action === 'check_in')).toHaveLength(1);
  });

  it('is hidden from strangers, and not for administrators', async () => {
    const made = await booked(0);
    const stranger = (await world.booked()).temp;
    at(made, 0);
    const input = { bookingId: made.booking.id, code: await codeOf(made) };
    expect(refusal(await run('checkIn', input, stranger))).toBe('NOT_FOUND');
    expect(refusal(await run('checkIn', input, asAdmin()))).toBe('FORBIDDEN');
    expect(refusal(await run('checkIn', input, null))).toBe('UNAUTHENTICATED');
  });
});

describe('the way', () => {
  it('is announced from four hours before the start, once', async () => {
    const made = await booked(-240);
    const input = { bookingId: made.booking.id };
    at(made, -240, -1);
    expect(refusal(await run('reportOnMyWay', input, made.temp))).toBe('CONFLICT too_early');
    at(made, -240);
    expect((await see(made.booking.id, made.temp))?.actions).toContain('on_my_way');
    expect(refusal(await run('reportOnMyWay', input, made.temp))).toBeNull();
    expect((await see(made.booking.id, made.temp))?.actions).not.toContain('on_my_way');
    expect(refusal(await run('reportOnMyWay', input, made.temp))).toBe('CONFLICT known');
  });

  it.each([0, -5, 241])('cannot be %i minutes late', async (minutes) => {
    const made = await booked(-30);
    const input = { bookingId: made.booking.id, minutes };
    expect(await pathOf(run('reportLate', input, made.temp))).toEqual(['minutes']);
  });

  it('can be late by another number of minutes', async () => {
    const made = await booked(-30);
    const input = { bookingId: made.booking.id };
    await run('reportLate', { ...input, minutes: 240 }, made.temp);
    const { booking } = await run('reportLate', { ...input, minutes: 5 }, made.temp);
    expect(booking?.lateMinutes).toBe(5);
  });
});

describe('a shift without a check-in', () => {
  const asked = ({ booking }: WorldBooking) =>
    world.rows<{ at: Date | null }>('SELECT check_in_asked_at AS at FROM bookings WHERE id = $1', [
      booking.id,
    ]);

  it('asks both sides once, 15 minutes after the start', async () => {
    const made = await booked(14);
    await world.services.keepBookings();
    expect((await asked(made))[0]?.at).toBeNull();
    at(made, 15);
    const reports = await Promise.all([
      world.services.keepBookings(),
      world.services.keepBookings(),
    ]);
    const count = reports.reduce((sum, { askedForCheckIn }) => sum + askedForCheckIn, 0);
    expect(count).toBeGreaterThan(0);
    expect((await asked(made))[0]?.at).toEqual(world.clock.now());
    expect(await world.services.keepBookings()).toMatchObject({ askedForCheckIn: 0 });
  });

  it('can be reported as missed an hour after the start', async () => {
    const made = await booked(60);
    const input = { bookingId: made.booking.id };
    at(made, 60, -1);
    expect(refusal(await run('reportNoShow', input, made.clinic))).toBe('CONFLICT too_early');
    at(made, 60);
    expect((await see(made.booking.id, made.clinic))?.actions).toContain('miss');
    const answers = await Promise.all([
      run('reportNoShow', input, made.clinic),
      run('reportNoShow', input, made.clinic),
    ]);
    expect(answers.map(refusal).sort()).toEqual(['CONFLICT illegal_step', null]);
    expect(
      await world.rows(
        'SELECT reason, points FROM reliability_entries WHERE professional_id = $1',
        [made.temp.id],
      ),
    ).toEqual([{ reason: 'no_show', points: -100 }]);
    expect(
      await world.rows(
        `SELECT (payload->>'reliabilityPoints')::int AS points FROM outbox_events
         WHERE name = 'booking.changed' AND payload->>'action' = 'miss'
           AND (payload->>'bookingId')::int = $1`,
        [made.booking.id],
      ),
    ).toEqual([{ points: 100 }]);
  });

  it('is posted again by one press, for what is left of it', async () => {
    const made = await booked(62);
    const input = { bookingId: made.booking.id };
    expect(refusal(await run('refillShift', input, made.clinic))).toBe('CONFLICT illegal_step');
    await run('reportNoShow', input, made.clinic);
    expect(refusal(await run('refillShift', input, made.temp))).toBe('FORBIDDEN');
    const answers = await Promise.all([
      run('refillShift', input, made.clinic),
      run('refillShift', input, made.clinic),
    ]);
    expect(answers.map(refusal).sort()).toEqual(['CONFLICT refilled', null]);
    const jobId = (await see(made.booking.id, made.clinic))?.refillJobId;
    expect((await see(made.booking.id, made.temp))?.refillJobId).toBeNull();
    const [job] = await world.rows<Record<string, unknown>>(
      `SELECT status, is_urgent, starts_at, ends_at, hourly_rate::text AS rate FROM jobs WHERE id = $1`,
      [Number(jobId)],
    );
    expect(job).toEqual({
      status: 'active',
      is_urgent: true,
      starts_at: new Date(made.booking.startsAt.getTime() + 75 * MINUTE),
      ends_at: made.booking.endsAt,
      rate: made.job.hourlyRate,
    });
  });

  it('is posted again at the location where it was', async () => {
    const made = await booked(62);
    const office = await world.services.locations.add(world.as(made.clinic), {
      ...{ name: 'Second office', streetAddress: '12 Queen Street East', postalCode: 'M4M 1K8' },
      ...{ city: made.job.city, province: made.job.province },
    });
    await world.rows('UPDATE jobs SET location_id = $1 WHERE id = $2', [office.id, made.job.id]);
    const input = { bookingId: made.booking.id };
    await run('reportNoShow', input, made.clinic);
    expect(refusal(await run('refillShift', input, made.clinic))).toBeNull();
    const jobId = (await see(made.booking.id, made.clinic))?.refillJobId;
    const [job] = await world.rows(
      'SELECT location_id AS location, postal_area AS area FROM jobs WHERE id = $1',
      [Number(jobId)],
    );
    expect(job).toEqual({ location: office.id, area: 'M4M' });
  });

  it('is not posted again with less than an hour left', async () => {
    const made = await booked(62);
    const input = { bookingId: made.booking.id };
    await run('reportNoShow', input, made.clinic);
    world.clock.set(new Date(made.booking.endsAt.getTime() - HOUR));
    expect(refusal(await run('refillShift', input, made.clinic))).toBe('CONFLICT shift_over');
    expect((await see(made.booking.id, made.clinic))?.actions).not.toContain('refill');
  });
});
