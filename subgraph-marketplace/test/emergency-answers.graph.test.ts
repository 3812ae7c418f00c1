import type { PersonSnapshot } from '@tbt/contracts';
import { createEmergencyWorld, type EmergencyWorld } from './emergency-operations';
import { NOW } from './factories';

const MINUTE = 60_000;

let world: EmergencyWorld;
beforeAll(async () => {
  world = await createEmergencyWorld();
});
beforeEach(async () => {
  world.clock.set(NOW);
  await world.rows(`UPDATE people SET is_active = false WHERE role IN ('hygienist', 'assistant')`);
});
afterAll(() => world.close());

const several = (count: number): Promise<PersonSnapshot[]> =>
  Promise.all(Array.from({ length: count }, () => world.onCall()));
const bookingsOf = (jobId: string | undefined) =>
  world.rows<{ professional_id: number }>(
    'SELECT professional_id FROM bookings WHERE job_id = $1',
    [jobId],
  );

it('can be to decline: off the list for good, counted, and the next waves go on', async () => {
  const clinic = await world.clinic();
  const [one, other] = await several(2);
  if (!one || !other) throw new Error('there are two');
  const { emergencyRequest: made } = await world.request(clinic);
  const later = await world.temp();
  expect(await world.decline(later, made?.id)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await world.decline(one, made?.id)).toMatchObject({
    errors: [],
    emergencyRequestId: made?.id,
  });
  expect(await world.listed(one)).toEqual([]);
  expect(await world.seen(one, made?.id)).toBeNull();
  expect(await world.answer(one, made?.id)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await world.seen(clinic, made?.id)).toMatchObject({
    ...{ status: 'active', waves: [{ wave: 1, asked: 2, declined: 1 }] },
  });
  world.clock.advance(11 * MINUTE);
  await world.tick();
  expect(await world.askedIds(made?.id)).toEqual(
    [one.id, other.id, later.id].sort((a, b) => a - b),
  );
  expect(await world.listed(one)).toEqual([]);
  expect((await world.answer(other, made?.id)).booking?.id).toEqual(expect.any(String));
  expect(await world.decline(later, made?.id)).toMatchObject({ reasons: ['taken'] });
});

it('is not withdrawn by declining afterwards', async () => {
  const clinic = await world.clinic();
  const [temp] = await several(1);
  if (!temp) throw new Error('there is one');
  const { emergencyRequest: made } = await world.request(clinic, { isAssignedForMe: true });
  await world.answer(temp, made?.id);
  expect(await world.decline(temp, made?.id)).toMatchObject({
    ...{ code: 'CONFLICT', reasons: ['duplicate'] },
  });
});

it('is asked for again by the clinic, once, after a wave was dropped for being late', async () => {
  const clinic = await world.clinic();
  await several(1);
  const anyone = await world.temp();
  const { emergencyRequest: made } = await world.request(clinic);
  expect(await world.resume(clinic, made?.id)).toMatchObject({ reasons: ['illegal_step'] });
  world.clock.advance(180 * MINUTE);
  await world.tick();
  expect(await world.askedIds(made?.id)).not.toContain(anyone.id);
  expect(await world.resume(await world.clinic(), made?.id)).toMatchObject({ code: 'NOT_FOUND' });
  const { emergencyRequest: resumed } = await world.resume(clinic, made?.id);
  expect(resumed).toMatchObject({ wave: 2, nextWaveAt: expect.any(String) as string });
  expect(await world.askedIds(made?.id)).toContain(anyone.id);
  expect(await world.resume(clinic, made?.id)).toMatchObject({ reasons: ['illegal_step'] });
});

describe('the first answer', () => {
  it('is booked at the rate of the request, and the others read that it is filled', async () => {
    const clinic = await world.clinic();
    const [quick, late] = await several(2);
    if (!quick || !late) throw new Error('there are two');
    const { emergencyRequest: made } = await world.request(clinic);
    world.clock.advance(42_000);
    const answered = await world.answer(quick, made?.id, { message: 'On my way' });
    expect(answered).toMatchObject({ response: { status: 'assigned' }, errors: [] });
    expect(answered.booking?.id).toEqual(expect.any(String));
    expect(await world.seen(clinic, made?.id)).toMatchObject({
      ...{ status: 'filled', assignedTo: String(quick.id), nextWaveAt: null },
      respondedProfessionals: [String(quick.id)],
      responses: [{ professionalId: String(quick.id), status: 'assigned', responseTime: 42 }],
    });
    expect(await world.seen(quick, made?.id)).toMatchObject({ assignedTo: String(quick.id) });
    expect(await world.seen(late, made?.id)).toMatchObject({
      ...{ status: 'filled', assignedTo: null, respondedProfessionals: [], responses: [] },
    });
    const refused = await world.answer(late, made?.id);
    expect(refused).toMatchObject({ code: 'CONFLICT', reasons: ['taken'] });
    expect(JSON.stringify(refused)).not.toContain(String(quick.id));
    const [booking] = await world.rows(
      'SELECT hourly_rate::text, status FROM bookings WHERE job_id = $1',
      [made?.jobId],
    );
    expect(booking).toEqual({ hourly_rate: '60.00', status: 'confirmed' });
  });

  it('need not be confirmed again for a shift that starts soon, and only for that', async () => {
    const clinic = await world.clinic();
    const [temp] = await several(1);
    if (!temp) throw new Error('there is one');
    const statusOf = async (changes: object) => {
      const { emergencyRequest: made } = await world.request(clinic, changes);
      const { booking } = await world.answer(temp, made?.id);
      const [row] = await world.rows<{ status: string }>(
        'SELECT status FROM bookings WHERE id = $1',
        [Number(booking?.id)],
      );
      return row?.status;
    };
    expect(await statusOf({})).toBe('confirmed');
    expect(await statusOf({ neededDate: '2026-11-25' })).toBe('booked');
  });

  it('is one of 64 in the same moment', async () => {
    const clinic = await world.clinic();
    const people = await several(64);
    const { emergencyRequest: made } = await world.request(clinic);
    const answers = await Promise.all(people.map((temp) => world.answer(temp, made?.id)));
    expect(answers.filter(({ booking }) => booking)).toHaveLength(1);
    expect(answers.filter(({ reasons }) => reasons?.includes('taken'))).toHaveLength(63);
    expect(await bookingsOf(made?.jobId)).toHaveLength(1);
  }, 60_000);

  it('books one professional once, who answers two requests at the same time', async () => {
    const [one, two, [temp]] = [await world.clinic(), await world.clinic(), await several(1)];
    if (!temp) throw new Error('there is one');
    const made = [
      (await world.request(one)).emergencyRequest,
      (await world.request(two, { neededTime: '09:00' })).emergencyRequest,
    ];
    const answers = await Promise.all(made.map((each) => world.answer(temp, each?.id)));
    expect(answers.filter(({ booking }) => booking)).toHaveLength(1);
    expect(answers.find(({ booking }) => !booking)).toMatchObject({
      code: 'CONFLICT',
      reasons: ['overlap'],
    });
    const open = await Promise.all(made.map((each) => world.seen(temp, each?.id)));
    expect(open.map((each) => each?.status).sort()).toEqual(['active', 'filled']);
  });

  it('withdraws the professional’s overlapping applications, as any booking does', async () => {
    const [clinic, [temp]] = [await world.clinic(), await several(1)];
    if (!temp) throw new Error('there is one');
    const other = await world.job(await world.clinic(), { date: '2026-11-21' });
    const application = await world.apply(temp, other);
    const { emergencyRequest: made } = await world.request(clinic);
    await world.answer(temp, made?.id);
    const [row] = await world.rows('SELECT status FROM applications WHERE id = $1', [
      application.id,
    ]);
    expect(row).toEqual({ status: 'withdrawn' });
  });
});

describe('an answer is refused', () => {
  const asked = async () => {
    const [clinic, temp] = [await world.clinic(), await world.onCall()];
    const { emergencyRequest: made } = await world.request(clinic);
    return { clinic, temp, id: made?.id };
  };

  it('from who was not asked, as if there were nothing', async () => {
    const { id } = await asked();
    expect((await world.answer(await world.temp(), id)).code).toBe('NOT_FOUND');
    expect((await world.answer(await world.temp(), '999999')).code).toBe('NOT_FOUND');
    expect((await world.answer(await world.clinic(), id)).code).toBe('FORBIDDEN');
    expect(await world.seen(await world.temp(), id)).toBeNull();
    expect(await world.seen(await world.clinic(), id)).toBeNull();
  });

  it('across a block that came after the question', async () => {
    const { clinic, temp, id } = await asked();
    await world.block(temp, clinic);
    expect((await world.answer(temp, id)).code).toBe('NOT_FOUND');
    expect(await world.seen(temp, id)).toBeNull();
    expect(await world.listed(temp)).toEqual([]);
  });

  it('with a licence that has expired since, or an account that was closed', async () => {
    const { temp, id } = await asked();
    const expired = { ...temp, revision: 2, licences: [world.licence('Ontario', '2026-11-20')] };
    await world.services.people.takeOver(expired);
    expect(await world.answer(temp, id)).toMatchObject({
      code: 'CONFLICT',
      reasons: ['missing_credential', 'licence_expired'],
    });
    await world.services.people.takeOver({ ...temp, revision: 3, isActive: false });
    expect(await world.answer(temp, id)).toMatchObject({
      code: 'CONFLICT',
      reasons: ['inactive'],
    });
  });

  it('while the professional is booked elsewhere', async () => {
    const { temp, id } = await asked();
    const elsewhere = await world.clinic();
    const job = await world.job(elsewhere, { date: '2026-11-21', startTime: '12:00' });
    await world.accept(elsewhere, await world.apply(temp, job));
    expect(await world.answer(temp, id)).toMatchObject({ code: 'CONFLICT', reasons: ['overlap'] });
  });

  it('when the shift was changed since it was read, or the arrival cannot be', async () => {
    const { temp, id } = await asked();
    expect((await world.answer(temp, id, { jobRevision: 7 })).reasons).toEqual(['terms_changed']);
    for (const estimatedArrival of ['2026-11-20T14:59:00Z', '2026-11-21T21:00:00Z', 'soon']) {
      const { errors } = await world.answer(temp, id, { estimatedArrival });
      expect(errors[0]).toMatchObject({ code: 'VALIDATION_FAILED', path: ['estimatedArrival'] });
    }
  });

  it('when the shift was filled by an application', async () => {
    const { clinic, temp, id } = await asked();
    const board = await world.seen(clinic, id);
    const applicant = await world.temp();
    const applied = { jobId: board?.jobId };
    const application = await world.services.applications.apply(world.as(applicant), applied);
    await world.accept(clinic, application);
    expect(await world.seen(temp, id)).toMatchObject({ status: 'filled', assignedTo: null });
    expect((await world.answer(temp, id)).reasons).toEqual(['taken']);
    await world.tick();
    expect(await world.seen(clinic, id)).toMatchObject({
      ...{ status: 'filled', assignedTo: String(applicant.id) },
    });
  });
});

describe('assigned for the clinic', () => {
  const best = { isAssignedForMe: true };

  it('collects answers for two minutes and books one', async () => {
    const clinic = await world.clinic();
    const [one, two] = await several(2);
    if (!one || !two) throw new Error('there are two');
    const { emergencyRequest: made } = await world.request(clinic, best);
    expect(await world.answer(one, made?.id)).toMatchObject({
      ...{ response: { status: 'pending' }, booking: null },
    });
    expect((await world.answer(one, made?.id)).reasons).toEqual(['duplicate']);
    await world.answer(two, made?.id);
    await world.tick();
    expect((await world.seen(clinic, made?.id))?.status).toBe('active');
    world.clock.advance(2 * MINUTE);
    await world.tick();
    const board = await world.seen(clinic, made?.id);
    expect(board?.status).toBe('filled');
    expect(board?.responses.map(({ status }) => status).sort()).toEqual(['assigned', 'not_chosen']);
    expect(await bookingsOf(made?.jobId)).toHaveLength(1);
  });

  it('fills every request of the region that can be filled', async () => {
    const clinics = [await world.clinic(), await world.clinic()];
    const [wanted, other] = await several(2);
    if (!wanted || !other) throw new Error('there are two');
    const [first, second] = [
      await world.request(clinics[0]!, best),
      await world.request(clinics[1]!, best),
    ].map(({ emergencyRequest }) => emergencyRequest?.id);
    // Greedy would take `wanted` for the first and leave the second open.
    await world.answer(wanted, first);
    await world.answer(wanted, second);
    await world.answer(other, first);
    world.clock.advance(2 * MINUTE);
    await Promise.all([world.tick(), world.tick()]);
    expect((await world.seen(clinics[0]!, first))?.assignedTo).toBe(String(other.id));
    expect((await world.seen(clinics[1]!, second))?.assignedTo).toBe(String(wanted.id));
  });

  it('goes on without an answer that no longer holds', async () => {
    const clinic = await world.clinic();
    const [gone, still] = await several(2);
    if (!gone || !still) throw new Error('there are two');
    const { emergencyRequest: made } = await world.request(clinic, best);
    await world.answer(gone, made?.id);
    await world.answer(still, made?.id);
    await world.block(gone, clinic);
    world.clock.advance(2 * MINUTE);
    await world.tick();
    await world.tick();
    expect((await world.seen(clinic, made?.id))?.assignedTo).toBe(String(still.id));
  });
});
