import { ACCEPT, runner } from './application-operations';
import { castOf } from './cast';
import { createWorld, newKey, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const run = runner(() => world);
const statusOf = async (id: number) =>
  (await world.rows<{ status: string }>('SELECT status FROM applications WHERE id = $1', [id]))[0]
    ?.status;
const cast = () => castOf(world);

describe('accepting', () => {
  it('books the shift, closes rival offers and publishes every change', async () => {
    const { clinic, temp } = await cast();
    const otherClinic = await world.clinic();
    const date = '2027-02-02';
    const job = await world.job(clinic, { date });
    const rival = await world.apply(await world.temp(), job);
    const crossing = await world.apply(temp, await world.job(otherClinic, { date }));
    const distant = await world.apply(temp, await world.job(otherClinic, { date: '2027-02-03' }));
    const mine = await world.apply(temp, job);
    await world.subgraph.outbox.drain();
    world.bus.published.length = 0;

    const { application, booking, errors } = await run(ACCEPT, { applicationId: mine.id }, clinic);
    expect(errors).toEqual([]);
    expect(application?.status).toBe('accepted');
    expect(booking).toMatchObject({
      jobId: String(job.id),
      applicationId: String(mine.id),
      clinicId: String(clinic.id),
      professionalId: String(temp.id),
      status: 'booked',
      startsAt: job.startsAt.toISOString(),
      endsAt: job.endsAt.toISOString(),
      timeZone: 'America/Toronto',
      hourlyRate: '52.00',
      job: { status: 'booked' },
    });
    expect(await statusOf(rival.id)).toBe('declined');
    expect(await statusOf(crossing.id)).toBe('withdrawn');
    expect(await statusOf(distant.id)).toBe('pending');

    await world.subgraph.outbox.drain();
    const publishedEvents = world.bus.published.map(({ name, payload }) =>
      name === 'application.changed'
        ? [payload.applicationId, payload.status, payload.revision]
        : name,
    );
    expect(publishedEvents).toHaveLength(4);
    const days = world.bus.published.map(
      ({ payload }) => (payload as { shift?: { date: string } }).shift?.date,
    );
    expect(days).toEqual([date, date, date, date]);
    expect(publishedEvents).toEqual(
      expect.arrayContaining([
        [mine.id, 'accepted', 2],
        [rival.id, 'declined', 2],
        [crossing.id, 'withdrawn', 2],
        'booking.changed',
      ]),
    );
  });

  it('asks for a credential of the province on every day of the shift', async () => {
    const clinic = await world.clinic();
    const tryOn = async (
      licences: ReturnType<World['licence']>[],
      changes = {},
      role = 'hygienist',
    ) => {
      const job = await world.job(clinic, { role, ...changes });
      const temp = await world.temp({ licences, role: role as 'hygienist' });
      const application = await world.apply(temp, job);
      return (await run(ACCEPT, { applicationId: application.id }, clinic)).errors;
    };
    const missing = [{ code: 'CONFLICT', reasons: ['missing_credential', 'licence_missing'] }];
    const expired = [{ code: 'CONFLICT', reasons: ['missing_credential', 'licence_expired'] }];
    const quebec = { province: 'Quebec', city: 'Laval' };
    expect(await tryOn([])).toMatchObject(missing);
    expect(await tryOn([world.licence('Ontario')], quebec)).toMatchObject(missing);
    expect(
      await tryOn([world.licence('Ontario', '2027-03-30')], { date: '2027-03-31' }),
    ).toMatchObject(expired);
    expect(await tryOn([world.licence('Ontario', '2027-03-31')], { date: '2027-03-31' })).toEqual(
      [],
    );
    const overnight = { date: '2027-03-31', startTime: '20:00', endTime: '07:00' };
    expect(await tryOn([world.licence('Ontario', '2027-03-31')], overnight)).toMatchObject(expired);
    expect(await tryOn([world.licence('Ontario', '2027-04-01')], overnight)).toEqual([]);
    expect(await tryOn([], quebec, 'assistant')).toEqual([]);
    expect(await tryOn([], {}, 'assistant')).toMatchObject(missing);
    expect(await tryOn([], { province: 'Yukon', city: 'Whitehorse' }, 'assistant')).toMatchObject(
      missing,
    );
  });

  it.each([
    [
      'an assistant who is not verified, in Quebec',
      { role: 'assistant', isVerified: false },
      'not_verified',
      'This person is not verified yet and cannot be booked.',
    ],
    [
      'a hygienist on the shift of an assistant',
      { role: 'hygienist' },
      'other_role',
      'This person is a Dental Hygienist; the shift is for a Dental Assistant.',
    ],
  ] as const)('does not book %s, and says so in advance', async (_who, changes, gap, message) => {
    const clinic = await world.clinic();
    const place = { province: 'Quebec', city: 'Laval' };
    const temp = await world.temp({ licences: [world.licence('Quebec')], ...changes });
    const job = await world.job(clinic, { ...place, role: changes.role });
    const application = await world.apply(temp, job);
    // The clinic now asks for an assistant.
    await world.rows("UPDATE jobs SET role = 'assistant' WHERE id = $1", [job.id]);
    const query = `query Mine($id: ID!) { job(id: $id) { applications { edges { node { bookingObstacles } } } } }`;
    const { data } = await world.graph(query, { id: job.id }, clinic);
    const bookingObstacles = ['missing_credential', gap];
    expect(data).toEqual({ job: { applications: { edges: [{ node: { bookingObstacles } }] } } });
    expect((await run(ACCEPT, { applicationId: application.id }, clinic)).errors).toEqual([
      { code: 'CONFLICT', reasons: bookingObstacles, message },
    ]);
  });

  it('keeps 15 minutes between different clinics, none within one', async () => {
    const [clinic, other, temp] = [await world.clinic(), await world.clinic(), await world.temp()];
    const date = '2027-02-04';
    const at = (owner: typeof clinic, startTime: string, endTime: string) =>
      world.job(owner, { date, startTime, endTime });
    const tooClose = await world.apply(temp, await at(other, '12:14', '13:14'));
    const before = await world.apply(temp, await at(other, '06:00', '07:46'));
    const far = await world.apply(temp, await at(other, '12:15', '13:15'));
    const backToBack = await world.apply(temp, await at(clinic, '06:00', '08:00'));
    await world.accept(clinic, await world.apply(temp, await at(clinic, '08:00', '12:00')));
    const accept = (owner: typeof clinic, id: number) => run(ACCEPT, { applicationId: id }, owner);
    const overlap = [{ code: 'CONFLICT', reasons: ['overlap'] }];
    expect((await accept(other, tooClose.id)).errors).toMatchObject(overlap);
    expect((await accept(other, before.id)).errors).toMatchObject(overlap);
    expect((await accept(other, far.id)).errors).toEqual([]);
    expect((await accept(clinic, backToBack.id)).errors).toEqual([]);
  });

  it('refuses a shift that has started and a closed account', async () => {
    const { clinic, temp, job } = await cast();
    const application = await world.apply(temp, job);
    await world.services.people.takeOver({ ...temp, revision: 2, isActive: false });
    const closed = await run(ACCEPT, { applicationId: application.id }, clinic);
    expect(closed.errors).toMatchObject([{ reasons: ['inactive'] }]);
    await world.services.people.takeOver({ ...temp, revision: 3, isActive: true });
    const now = world.clock.now();
    world.clock.set(job.startsAt);
    const late = await run(ACCEPT, { applicationId: application.id }, clinic);
    world.clock.set(now);
    expect(late.errors).toMatchObject([
      { reasons: ['job_not_active'], message: 'This shift is no longer open.' },
    ]);
  });

  it('returns the first answer for a repeated key, although the transition is no longer legal', async () => {
    const { clinic, temp, job } = await cast();
    const application = await world.apply(temp, job);
    const who = world.as(clinic, { idempotencyKey: newKey() });
    const first = await run(ACCEPT, { applicationId: application.id }, who);
    expect(first.errors).toEqual([]);
    expect(await run(ACCEPT, { applicationId: application.id }, who)).toEqual(first);
  });

  it('says of a second acceptance who is booked', async () => {
    const { clinic, temp, job } = await cast();
    const rival = await world.apply(await world.temp(), job);
    const application = await world.apply(temp, job);
    await world.accept(clinic, application);
    const again = await run(ACCEPT, { applicationId: application.id }, clinic);
    expect(again.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['already_booked'] }]);
    const other = await run(ACCEPT, { applicationId: rival.id }, clinic);
    expect(other.errors).toMatchObject([{ reasons: ['job_not_active'] }]);
  });

  it('lists booking obstacles in advance', async () => {
    const clinic = await world.clinic();
    const date = '2027-02-05';
    const job = await world.job(clinic, { date });
    const [fit, busy, unlicensed] = [
      await world.temp(),
      await world.temp(),
      await world.temp({ licences: [] }),
    ];
    const applications = [];
    for (const temp of [fit, busy, unlicensed]) applications.push(await world.apply(temp, job));
    await world
      .accept(
        await world.clinic(),
        await world.apply(
          busy,
          await world.job(await world.clinic(), { date, startTime: '16:00', endTime: '18:00' }),
        ),
      )
      .catch(() => undefined);
    const third = await world.clinic();
    const close = await world.job(third, { date, startTime: '16:10', endTime: '18:00' });
    await world.accept(third, await world.apply(busy, close));
    const query = `query Mine($id: ID!) { job(id: $id) { applications { edges { node { applicantId bookingObstacles } } } } }`;
    const { data } = await world.graph(query, { id: job.id }, clinic);
    expect(data).toEqual({
      job: {
        applications: {
          edges: [
            {
              node: {
                applicantId: String(unlicensed.id),
                bookingObstacles: ['missing_credential', 'licence_missing'],
              },
            },
            { node: { applicantId: String(busy.id), bookingObstacles: ['overlap'] } },
            { node: { applicantId: String(fit.id), bookingObstacles: [] } },
          ],
        },
      },
    });
  });
});
