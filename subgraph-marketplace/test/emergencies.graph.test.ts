import { createEmergencyWorld, needed, type EmergencyWorld } from './emergency-operations';
import { NOW, newKey } from './factories';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const OTTAWA = { city: 'Ottawa' };
/** About 60 km from Toronto. */
const HAMILTON = { city: 'Hamilton' };

let world: EmergencyWorld;
beforeAll(async () => {
  world = await createEmergencyWorld();
});
beforeEach(async () => {
  world.clock.set(NOW);
  // Professionals of other tests are out of reach.
  await world.rows(`UPDATE people SET is_active = false WHERE role IN ('hygienist', 'assistant')`);
});
afterAll(() => world.close());

describe('a request', () => {
  it('posts an urgent shift at the office and asks those on call', async () => {
    const [clinic, temp] = [await world.clinic(), await world.onCall()];
    await world.temp();
    const { emergencyRequest: made } = await world.request(clinic);
    expect(made).toMatchObject({
      ...{ status: 'active', wave: 1, radius: 50, duration: 480, hourlyRate: '60.00' },
      ...{ neededDate: '2026-11-21', neededTime: '08:00', urgencyLevel: 'high' },
      ...{ title: 'Hygienist needed at short notice', waves: [{ wave: 1, asked: 1 }] },
    });
    expect(await world.askedIds(made?.id)).toEqual([temp.id]);
    const [job] = await world.rows(
      'SELECT status, is_urgent, city, end_time FROM jobs WHERE id = $1',
      [made?.jobId],
    );
    expect(job).toEqual({ status: 'active', is_urgent: true, city: 'Toronto', end_time: '16:00' });
    expect(await world.listed(temp)).toEqual([
      expect.objectContaining({ id: made?.id, waves: [], distanceKm: 0, myResponse: null }),
    ]);
  });

  it('is refused without a plan and above its month, and says what would unlock it', async () => {
    await world.onCall();
    const free = await world.clinic({ subscriptionStatus: 'free', subscriptionTier: null });
    expect(await world.request(free)).toMatchObject({ code: 'FORBIDDEN', reasons: ['plan_limit'] });
    const basic = await world.clinic({ subscriptionTier: 'basic' });
    const first = await world.request(basic);
    expect(first.emergencyRequest?.status).toBe('active');
    const second = await world.request(basic, { neededDate: '2026-11-22' });
    expect(second).toMatchObject({ code: 'FORBIDDEN', reasons: ['plan_limit'] });
    expect(second.message).toContain('December 1, 2026');
    // A new month on the clinic's clock, while UTC was there five hours earlier.
    world.clock.set(new Date('2026-12-01T04:59:00Z'));
    expect((await world.request(basic, { neededDate: '2026-12-02' })).code).toBe('FORBIDDEN');
    world.clock.set(new Date('2026-12-01T05:00:00Z'));
    const third = await world.request(basic, { neededDate: '2026-12-02' });
    expect(third.emergencyRequest?.status).toBe('active');
  });

  it('passes the limit once, however many come at the same time', async () => {
    await world.onCall();
    const clinic = await world.clinic({ subscriptionTier: 'basic' });
    const days = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'];
    const made = await Promise.all(days.map((neededDate) => world.request(clinic, { neededDate })));
    expect(made.filter(({ emergencyRequest }) => emergencyRequest)).toHaveLength(1);
  });

  it('says what would widen the field when it reaches no professional, and does not count', async () => {
    const clinic = await world.clinic({ subscriptionTier: 'basic' });
    await world.temp({ ...OTTAWA, travelDistance: 999 });
    await world.temp({ licences: [] });
    const busy = await world.temp();
    const elsewhere = await world.clinic();
    const job = await world.job(elsewhere, { date: '2026-11-21' });
    await world.accept(elsewhere, await world.apply(busy, job));
    const { emergencyRequest: made } = await world.request(clinic);
    expect(made).toMatchObject({ status: 'active', wave: 3, nextWaveAt: null, waves: [] });
    expect(made?.widening).toEqual([
      { code: 'radius', count: 1, radius: expect.any(Number) },
      { code: 'time', count: 1, radius: null },
      { code: 'credential', count: 1, radius: null },
    ]);
    expect(made?.widening[0]?.radius).toBeGreaterThan(330);
    await world.cancel(clinic, made?.id);
    const wider = await world.request(clinic, { maxRadius: 400, neededDate: '2026-11-22' });
    expect(wider.emergencyRequest?.waves).toMatchObject([{ wave: 2, asked: 2 }]);
  });

  it('repeats its answer for a key, and asks once', async () => {
    const [clinic, temp] = [await world.clinic(), await world.onCall()];
    const who = { ...world.as(clinic), idempotencyKey: newKey() };
    const input = needed();
    const query = `mutation ($input: RequestEmergencyInput!) {
      requestEmergency(input: $input) { emergencyRequest { id } errors { code } } }`;
    const [one, two] = [
      await world.graph(query, { input }, who),
      await world.graph(query, { input }, who),
    ];
    expect(two.data).toEqual(one.data);
    expect(await world.listed(temp)).toHaveLength(1);
  });

  it('can be for an open shift, once', async () => {
    const clinic = await world.clinic();
    await world.onCall();
    const job = await world.job(clinic);
    const made = await world.requestOf(clinic, { jobId: String(job.id) });
    expect(made.emergencyRequest).toMatchObject({ jobId: String(job.id), title: job.title });
    expect(await world.requestOf(clinic, { jobId: String(job.id) })).toMatchObject({
      code: 'CONFLICT',
      reasons: ['duplicate'],
    });
    const other = await world.clinic();
    expect((await world.requestOf(other, { jobId: String(job.id) })).code).toBe('NOT_FOUND');
  });

  it('names its own fields in refusals', async () => {
    const clinic = await world.clinic();
    const past = await world.request(clinic, { neededDate: '2026-11-19' });
    expect(past.errors.map(({ path }) => path.join('.'))).toContain('neededDate');
    const short = await world.request(clinic, { duration: 5, maxRadius: 0 });
    expect(short.errors.map(({ path }) => path.join('.')).sort()).toEqual([
      'duration',
      'maxRadius',
    ]);
  });

  it('counts real hours when the clock changes', async () => {
    const clinic = await world.clinic();
    await world.onCall();
    // Toronto falls back at 2:00 on November 7, 2027, and springs forward at 2:00 on March 14.
    world.clock.set(new Date('2027-11-06T15:00:00Z'));
    const fall = await world.request(clinic, {
      ...{ neededDate: '2027-11-06', neededTime: '22:00', duration: 480 },
    });
    expect(fall.emergencyRequest).toMatchObject({ duration: 480 });
    const [job] = await world.rows('SELECT end_time FROM jobs WHERE id = $1', [
      fall.emergencyRequest?.jobId,
    ]);
    expect(job).toEqual({ end_time: '05:00' });
    world.clock.set(new Date('2027-03-13T15:00:00Z'));
    const gap = await world.request(clinic, { neededDate: '2027-03-14', neededTime: '02:30' });
    expect(gap.errors.map(({ path }) => path.join('.'))).toContain('neededTime');
  });
});

describe('waves', () => {
  it('ask those on call and favourites, then all, then further away, each once', async () => {
    const clinic = await world.clinic();
    const onCall = await world.onCall();
    const favourite = await world.temp();
    await world.rows('INSERT INTO favourites VALUES ($1, $2, now())', [clinic.id, favourite.id]);
    const anyone = await world.temp();
    const further = await world.temp({ ...HAMILTON, travelDistance: 999 });
    const { emergencyRequest: made } = await world.request(clinic);
    expect(await world.askedIds(made?.id)).toEqual([onCall.id, favourite.id]);
    world.clock.advance(5 * MINUTE);
    await world.tick();
    expect((await world.seen(clinic, made?.id))?.wave).toBe(1);
    world.clock.advance(6 * MINUTE);
    await world.tick();
    expect(await world.askedIds(made?.id)).toEqual([onCall.id, favourite.id, anyone.id]);
    world.clock.advance(11 * MINUTE);
    await world.tick();
    await world.tick();
    const board = await world.seen(clinic, made?.id);
    expect(board).toMatchObject({
      ...{ wave: 3, radius: 75, nextWaveAt: null },
      waves: [
        { wave: 1, asked: 2 },
        { wave: 2, asked: 1 },
        { wave: 3, asked: 1 },
      ],
    });
    expect(await world.askedIds(made?.id)).toContain(further.id);
  });

  it('come faster the sooner the shift starts', async () => {
    const clinic = await world.clinic();
    await world.onCall();
    await world.temp();
    const { emergencyRequest: made } = await world.request(clinic, {
      ...{ neededDate: '2026-11-20', neededTime: '10:30' },
    });
    const next = Date.parse(made?.nextWaveAt ?? '') - NOW.getTime();
    expect(next).toBe(3 * MINUTE);
  });

  it('leave out who is far, blocked, busy, unlicensed, of another role or off call', async () => {
    const clinic = await world.clinic();
    const near = await world.onCall();
    await world.onCall(HAMILTON);
    await world.onCall({ licences: [world.licence('Ontario', '2026-11-20')] });
    await world.onCall({ role: 'assistant' });
    const blocking = await world.onCall();
    await world.block(blocking, clinic);
    const busy = await world.onCall();
    const elsewhere = await world.clinic();
    const job = await world.job(elsewhere, { date: '2026-11-21' });
    await world.accept(elsewhere, await world.apply(busy, job));
    // 2026-11-21 is a Saturday.
    await world.onCall({}, { hours: [{ day: 'Friday', from: '06:00', to: '20:00' }] });
    const saturday = await world.onCall(
      {},
      { hours: [{ day: 'Saturday', from: '06:00', to: '09:00' }] },
    );
    const overnight = await world.onCall(
      {},
      { hours: [{ day: 'Friday', from: '22:00', to: '08:30' }] },
    );
    const always = await world.onCall(
      {},
      { hours: [{ day: 'Friday', from: '06:00', to: '20:00' }], emergencyAvailable: true },
    );
    const { emergencyRequest: made } = await world.request(clinic);
    const expected = [near.id, saturday.id, overnight.id, always.id].sort((a, b) => a - b);
    expect((await world.askedIds(made?.id)).sort((a, b) => a - b)).toEqual(expected);
  });

  it('are dropped when they are hours late', async () => {
    const clinic = await world.clinic();
    await world.onCall();
    const anyone = await world.temp();
    const { emergencyRequest: made } = await world.request(clinic);
    world.clock.advance(3 * HOUR);
    await world.tick();
    expect(await world.seen(clinic, made?.id)).toMatchObject({
      ...{ status: 'active', wave: 1, nextWaveAt: null },
    });
    expect(await world.askedIds(made?.id)).not.toContain(anyone.id);
  });

  it('are announced to each professional once, with the keys on the socket', async () => {
    const clinic = await world.clinic();
    const [one, two] = [await world.onCall(), await world.onCall()];
    await world.temp();
    const before = world.bus.signals.length;
    const { emergencyRequest: made } = await world.request(clinic);
    world.clock.advance(11 * MINUTE);
    await Promise.all([world.tick(), world.tick()]);
    await world.subgraph.outbox.drain();
    const offered = world.bus.published.flatMap(({ name, payload }) =>
      name === 'emergency.offered' && String(payload.emergencyRequestId) === made?.id
        ? payload.professionalIds
        : [],
    );
    expect(offered).toHaveLength(3);
    expect(new Set(offered).size).toBe(3);
    expect(world.bus.signals[before]).toEqual({
      name: 'emergency.changed',
      payload: {
        emergencyRequestId: Number(made?.id),
        userIds: [clinic.id, ...[one.id, two.id].sort((a, b) => a - b)],
      },
    });
  });
});

describe('cancelling', () => {
  it('silences every wave and closes the shift', async () => {
    const [clinic, temp] = [await world.clinic(), await world.onCall()];
    const later = await world.temp();
    const { emergencyRequest: made } = await world.request(clinic);
    const cancelled = await world.cancel(clinic, made?.id);
    expect(cancelled.emergencyRequest).toMatchObject({ status: 'cancelled', nextWaveAt: null });
    world.clock.advance(HOUR / 2);
    await world.tick();
    expect(await world.askedIds(made?.id)).not.toContain(later.id);
    expect((await world.seen(temp, made?.id))?.status).toBe('cancelled');
    expect(await world.answer(temp, made?.id)).toMatchObject({
      code: 'CONFLICT',
      reasons: ['cancelled'],
    });
    expect((await world.cancel(clinic, made?.id)).reasons).toEqual(['illegal_step']);
    const [job] = await world.rows('SELECT status FROM jobs WHERE id = $1', [made?.jobId]);
    expect(job).toEqual({ status: 'closed' });
  });

  it('follows a shift that is closed, or starts, elsewhere', async () => {
    const clinic = await world.clinic();
    await world.onCall();
    const { emergencyRequest: closed } = await world.request(clinic);
    await world.services.jobs.close(world.as(clinic), { jobId: closed?.jobId });
    expect((await world.seen(clinic, closed?.id))?.status).toBe('cancelled');
    const { emergencyRequest: started } = await world.request(clinic, {
      neededDate: '2026-11-22',
    });
    world.clock.set(new Date('2026-11-22T13:00:00Z'));
    expect((await world.seen(clinic, started?.id))?.status).toBe('expired');
    await world.tick();
    const rows = await world.rows(
      'SELECT status FROM emergency_requests WHERE id = ANY($1::int[]) ORDER BY id',
      [[closed?.id, started?.id]],
    );
    expect(rows).toEqual([{ status: 'cancelled' }, { status: 'expired' }]);
  });
});
