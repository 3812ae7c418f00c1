import { bookingRunner, HOUR, MINUTE } from './booking-operations';
import { asAdmin, createWorld, newKey, NOW, type World } from './factories';
import { hoursRunner, refusal, SHEET_AS_PLANNED } from './hours-operations';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const { run, see, worked, sent } = hoursRunner(() => world);
const { cancelAsShown } = bookingRunner(() => world);
const publishedEvents = async () => {
  await world.subgraph.outbox.drain();
  return world.bus.published.splice(0);
};
const put = (id: number, status: string) =>
  world.rows('UPDATE bookings SET status = $2 WHERE id = $1', [id, status]);
const checkIn = (id: number, at: Date) =>
  world.rows(
    `UPDATE bookings SET status = 'checked_in', checked_in_at = $2, checked_in_by = 'temp' WHERE id = $1`,
    [id, at],
  );
const SHORTER = { startTime: '08:15', endTime: '15:30', breakMinutes: 45 };

describe('sending hours', () => {
  it('completes the booking, with real minutes and the amount at the locked rate', async () => {
    const { booking, temp, clinic } = await worked({ hourlyRate: '61.50' });
    await publishedEvents();
    const input = { bookingId: booking.id, startTime: '07:55', endTime: '16:08', breakMinutes: 31 };
    const { booking: done } = await run('sendHours', { ...input, note: ' Long day ' }, temp);
    const sheet = {
      ...{ by: 'temp', startTime: '07:55', endTime: '16:08', breakMinutes: 31, minutes: 462 },
      ...{ amount: '473.55', note: 'Long day', status: 'submitted' },
    };
    expect(done).toMatchObject({ status: 'completed', hours: sheet, timesheets: [sheet] });
    expect(await see(booking.id, clinic)).toMatchObject({ hours: sheet });
    expect(done?.hoursUntil).toBe(new Date(world.clock.now().getTime() + 48 * HOUR).toISOString());
    expect(await publishedEvents()).toMatchObject([
      { name: 'booking.changed', payload: { action: 'complete', by: 'temp' } },
      {
        name: 'hours.changed',
        payload: { by: 'temp', status: 'submitted', minutes: 462, workedFrom: '07:55' },
      },
    ]);
    expect(
      await world.rows('SELECT action FROM booking_history WHERE booking_id = $1', [booking.id]),
    ).toEqual([{ action: 'complete' }]);
  });

  it.each([
    [{ startTime: '06:59' }, 'startTime'],
    [{ endTime: '17:01' }, 'endTime'],
    [{ startTime: '08:00', endTime: '08:00' }, 'endTime'],
    [{ startTime: '8 AM' }, 'startTime'],
    [{ endTime: '25:00' }, 'endTime'],
    [{ breakMinutes: -1 }, 'breakMinutes'],
    [{ breakMinutes: 480 }, 'breakMinutes'],
    [{ breakMinutes: 20_000 }, 'breakMinutes'],
    [{ note: 'x'.repeat(501) }, 'note'],
  ])('refuses %j and changes nothing', async (wrong, field) => {
    const { booking, temp } = await worked();
    const answer = await run(
      'sendHours',
      { bookingId: booking.id, ...SHEET_AS_PLANNED, ...wrong },
      temp,
    );
    expect(refusal(answer)).toBe(`VALIDATION_FAILED ${field}`);
    expect(answer.errors[0]?.message).not.toMatch(/\{|_/);
    expect(await see(booking.id, temp)).toMatchObject({ status: 'booked', hours: null });
  });

  it('takes 16 hours and refuses a minute more', async () => {
    const { booking, temp } = await worked();
    world.clock.advance(24 * HOUR);
    const long = { bookingId: booking.id, startTime: '07:00', breakMinutes: 0 };
    expect(refusal(await run('sendHours', { ...long, endTime: '23:01' }, temp))).toBe(
      'VALIDATION_FAILED endTime',
    );
    const { booking: done } = await run('sendHours', { ...long, endTime: '23:00' }, temp);
    expect(done?.hours?.minutes).toBe(960);
  });

  it('takes hours that have ended, while the shift goes on', async () => {
    const { booking, temp } = await world.booked();
    const input = { bookingId: booking.id, startTime: '08:00', breakMinutes: 0 };
    world.clock.set(new Date(booking.startsAt.getTime() - 1));
    expect(refusal(await run('sendHours', { ...input, endTime: '09:00' }, temp))).toBe(
      'CONFLICT too_early',
    );
    world.clock.set(new Date(booking.startsAt.getTime() + 90 * MINUTE));
    expect((await see(booking.id, temp))?.hoursForm).toMatchObject({ endTime: '09:30' });
    expect(refusal(await run('sendHours', { ...input, endTime: '09:31' }, temp))).toBe(
      'VALIDATION_FAILED endTime',
    );
    expect(refusal(await run('sendHours', { ...input, endTime: '09:30' }, temp))).toBeNull();
  });

  it('begins at the hour of the check-in, for the professional', async () => {
    const { booking, temp, clinic } = await worked();
    const id = booking.id;
    await checkIn(id, new Date(booking.startsAt.getTime() + 75 * MINUTE));
    expect((await see(id, temp))?.hoursForm).toMatchObject({
      ...{ startTime: '09:15', endTime: '16:00', breakMinutes: 30, earliestTime: '09:00' },
    });
    const input = { bookingId: id, endTime: '16:00', breakMinutes: 0 };
    expect(refusal(await run('sendHours', { ...input, startTime: '08:59' }, temp))).toBe(
      'VALIDATION_FAILED startTime',
    );
    expect(refusal(await run('sendHours', { ...input, startTime: '09:00' }, temp))).toBeNull();
    const changed = { startTime: '08:00', endTime: '16:00', breakMinutes: 0 };
    expect(refusal(await run('approveHours', { bookingId: id, changed }, clinic))).toBeNull();
  });

  it.each([
    ['spring', '2027-03-13', 420, '364.00'],
    ['autumn', '2027-11-06', 540, '468.00'],
    ['no', '2027-03-20', 480, '416.00'],
  ])('counts real minutes of a night with %s change', async (_change, date, minutes, amount) => {
    const night = { startTime: '23:00', endTime: '07:00' };
    const { booking, temp } = await worked({ date, ...night });
    const { booking: done } = await run(
      'sendHours',
      { bookingId: booking.id, ...night, breakMinutes: 0 },
      temp,
    );
    expect(done?.hours).toMatchObject({ minutes, amount });
    expect(done?.hours?.startsAt).toBe(booking.startsAt.toISOString());
    expect(done?.hoursForm?.offsets).toHaveLength(minutes === 480 ? 1 : 2);
  });

  it('refuses a time that the clocks skip', async () => {
    const night = { date: '2027-03-13', startTime: '23:00', endTime: '07:00' };
    const { booking, temp } = await worked(night);
    const input = { bookingId: booking.id, startTime: '23:00', breakMinutes: 0 };
    expect(refusal(await run('sendHours', { ...input, endTime: '02:30' }, temp))).toBe(
      'VALIDATION_FAILED endTime',
    );
  });

  it('is answered once per key, and by the professional only', async () => {
    const { booking, temp, clinic } = await worked();
    const input = { bookingId: booking.id, ...SHEET_AS_PLANNED };
    expect(refusal(await run('sendHours', input, clinic))).toBe('CONFLICT illegal_step');
    expect(refusal(await run('sendHours', input, await world.temp()))).toBe('NOT_FOUND');
    expect(refusal(await run('sendHours', input, asAdmin()))).toBe('FORBIDDEN');
    expect(refusal(await run('sendHours', input, null))).toBe('UNAUTHENTICATED');
    const keyed = world.as(temp, { idempotencyKey: newKey() });
    const first = await run('sendHours', input, keyed);
    expect(first.booking?.status).toBe('completed');
    expect(await run('sendHours', input, keyed)).toEqual(first);
    expect(refusal(await run('sendHours', input, temp))).toBe('CONFLICT illegal_step');
    expect((await see(booking.id, temp))?.timesheets).toHaveLength(1);
  });

  it('shows no form before the start, and none to administrators', async () => {
    const { booking, temp } = await world.booked();
    expect((await see(booking.id, temp))?.hoursForm).toBeNull();
    world.clock.set(booking.startsAt);
    expect((await see(booking.id, temp))?.hoursForm).not.toBeNull();
    expect((await see(booking.id, asAdmin()))?.hoursForm).toBeNull();
  });
});

describe('the clinic', () => {
  it('approves the hours as sent', async () => {
    const { bookingId, clinic, temp, sent: before } = await sent();
    await publishedEvents();
    const timesheetId = before.hours?.id;
    const { booking } = await run('approveHours', { bookingId, timesheetId }, clinic);
    expect(booking).toMatchObject({
      hours: { status: 'approved', minutes: 450 },
      hoursUntil: null,
    });
    expect(booking?.status).toBe('invoiced');
    const events = await publishedEvents();
    expect(events).toMatchObject([
      { payload: { action: 'approve', by: 'clinic' } },
      { payload: { action: 'invoice', by: 'clock' } },
      { name: 'hours.changed', payload: { status: 'approved', minutes: 450 } },
      { name: 'invoice.changed', payload: { kind: 'shift', total: '390.00' } },
    ]);
    expect(refusal(await run('approveHours', { bookingId }, clinic))).toBe('CONFLICT illegal_step');
    expect(refusal(await run('acceptHours', { bookingId }, temp))).toBe('CONFLICT illegal_step');
  });

  it('proposes other hours, which the professional accepts', async () => {
    const { bookingId, clinic, temp } = await sent();
    await publishedEvents();
    const proposed = await run('approveHours', { bookingId, changed: SHORTER }, clinic);
    expect(proposed.booking).toMatchObject({
      status: 'completed',
      hours: { by: 'clinic', minutes: 390, status: 'submitted' },
      timesheets: [{ by: 'clinic' }, { by: 'temp', status: 'replaced' }],
    });
    expect(await publishedEvents()).toMatchObject([
      { payload: { action: 'propose_hours', by: 'clinic', status: 'completed' } },
      { name: 'hours.changed', payload: { by: 'clinic', minutes: 390 } },
    ]);
    expect(refusal(await run('approveHours', { bookingId }, clinic))).toBe(
      'CONFLICT illegal_step hours_proposed',
    );
    expect(refusal(await run('approveHours', { bookingId, changed: SHORTER }, clinic))).toBe(
      'CONFLICT no_change',
    );
    expect(refusal(await run('acceptHours', { bookingId }, clinic))).toBe('CONFLICT illegal_step');
    const { booking } = await run('acceptHours', { bookingId }, temp);
    expect(booking).toMatchObject({ hours: { by: 'clinic', minutes: 390, status: 'approved' } });
  });

  it('approves by proposing what was sent', async () => {
    const { bookingId, clinic } = await sent();
    await run('approveHours', { bookingId, changed: SHORTER }, clinic);
    const { booking } = await run('approveHours', { bookingId, changed: SHEET_AS_PLANNED }, clinic);
    expect(booking?.timesheets).toMatchObject([
      { by: 'clinic', status: 'replaced' },
      { by: 'temp', status: 'approved', minutes: 450 },
    ]);
    expect(booking?.status).toBe('invoiced');
  });

  it('is refused wrong proposals, as the professional is', async () => {
    const { bookingId, clinic, sent: before } = await sent();
    const wrong: [object, string][] = [
      [{ startTime: '06:59' }, 'startTime'],
      [{ endTime: '17:01' }, 'endTime'],
      [{ breakMinutes: 480 }, 'breakMinutes'],
    ];
    for (const [change, field] of wrong) {
      const changed = { ...SHEET_AS_PLANNED, ...change };
      const answer = await run('approveHours', { bookingId, changed }, clinic);
      expect(refusal(answer)?.split(' ').at(-1)).toContain(field);
    }
    expect((await see(bookingId, clinic))?.timesheets).toEqual(before.timesheets);
  });

  it('and the professional answer only what they have read', async () => {
    const { bookingId, clinic, temp, sent: before } = await sent();
    const former = { bookingId, timesheetId: before.hours?.id };
    const { booking } = await run('approveHours', { bookingId, changed: SHORTER }, clinic);
    expect(refusal(await run('approveHours', { ...former, changed: SHORTER }, clinic))).toBe(
      'CONFLICT hours_changed',
    );
    expect(refusal(await run('acceptHours', former, temp))).toBe('CONFLICT hours_changed');
    const unread = { bookingId, shownMinutes: 1 };
    expect(refusal(await run('acceptHours', unread, temp))).toBe('CONFLICT hours_changed');
    const current = { bookingId, timesheetId: booking?.hours?.id };
    expect(refusal(await run('acceptHours', current, temp))).toBeNull();
  });
});

it('accepts nothing that the clinic has not proposed', async () => {
  const { bookingId, temp } = await sent();
  expect(refusal(await run('acceptHours', { bookingId }, temp))).toBe(
    'CONFLICT illegal_step hours_sent',
  );
});

it.each(['booked', 'checked_in', 'paid', 'disputed', 'no_show'])(
  'neither approves nor accepts hours of a booking that is %s',
  async (status) => {
    const { bookingId, clinic, temp } = await sent();
    await put(bookingId, status);
    for (const changed of [undefined, SHORTER]) {
      expect(refusal(await run('approveHours', { bookingId, changed }, clinic))).toBe(
        'CONFLICT illegal_step',
      );
    }
    expect(refusal(await run('acceptHours', { bookingId }, temp))).toBe('CONFLICT illegal_step');
    expect(refusal(await run('approveHours', { bookingId }, await world.clinic()))).toBe(
      'NOT_FOUND',
    );
  },
);

it('has no hours of a cancelled booking', async () => {
  const { booking, temp } = await world.booked();
  await cancelAsShown({ bookingId: booking.id, reason: 'illness' }, temp);
  world.clock.set(new Date(booking.endsAt.getTime() + HOUR));
  const input = { bookingId: booking.id, ...SHEET_AS_PLANNED };
  expect(refusal(await run('sendHours', input, temp))).toBe('CONFLICT illegal_step');
});
