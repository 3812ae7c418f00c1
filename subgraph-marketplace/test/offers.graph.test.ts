import type { PersonSnapshot } from '@tbt/contracts';
import type { Job } from '../src/modules/jobs';
import { ACCEPT, answerWith, APPLY, COUNTER, runner } from './application-operations';
import { castOf } from './cast';
import { createWorld, NOW, type World } from './factories';

const HOUR = 3_600_000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const run = runner(() => world);
const cast = () => castOf(world);
const offer = (temp: PersonSnapshot, job: Job, hourlyRate: string) =>
  world.services.applications.apply(world.as(temp), { jobId: String(job.id), hourlyRate });
const READ = `query Read($id: ID!) { job(id: $id) {
  pendingApplicationCount
  myApplication { status hourlyRate expiresAt actions rounds { by hourlyRate message at } }
  applications { edges { node { status hourlyRate expiresAt actions rounds { by hourlyRate } } } }
} }`;
type Seen = {
  pendingApplicationCount: number | null;
  myApplication: Record<string, unknown> | null;
  applications: { edges: { node: Record<string, unknown> }[] } | null;
};
const seen = async (who: PersonSnapshot, job: Job) =>
  ((await world.graph(READ, { id: job.id }, who)).data as { job: Seen }).job;
const publishedEvents = async () => {
  await world.subgraph.outbox.drain();
  return world.bus.published.splice(0).map(({ name, payload }) => ({ name, ...payload }));
};

describe('an offer', () => {
  it("has the posted rate, or the professional's own", async () => {
    const { clinic, temp, job } = await cast();
    const other = await world.temp();
    await world.apply(temp, job);
    await publishedEvents();
    const mine = await offer(other, job, '58.5');
    expect(await publishedEvents()).toMatchObject([
      { applicationId: mine.id, action: 'apply', by: 'temp', hourlyRate: '58.50' },
    ]);
    const { applications, pendingApplicationCount } = await seen(clinic, job);
    expect(pendingApplicationCount).toBe(2);
    const expiresAt = new Date(NOW.getTime() + 18 * HOUR).toISOString();
    const actions = ['counter', 'accept', 'decline'];
    expect(applications?.edges.map(({ node }) => node)).toEqual([
      {
        status: 'pending',
        hourlyRate: '58.50',
        expiresAt,
        actions,
        rounds: [{ by: 'temp', hourlyRate: '58.50' }],
      },
      {
        status: 'pending',
        hourlyRate: '52.00',
        expiresAt,
        actions,
        rounds: [{ by: 'temp', hourlyRate: '52.00' }],
      },
    ]);
    expect((await seen(other, job)).myApplication?.actions).toEqual(['withdraw']);
  });

  it.each(['14.99', '500.01', '12,50', '1e3', '60.001', '-60', 'sixty'])(
    'is refused at %s',
    async (hourlyRate) => {
      const { clinic, temp, job } = await cast();
      const { errors } = await run(APPLY, { jobId: job.id, hourlyRate }, temp);
      expect(errors).toMatchObject([{ code: 'VALIDATION_FAILED', path: ['hourlyRate'] }]);
      const application = await world.apply(temp, job);
      const counter = await run(COUNTER, { applicationId: application.id, hourlyRate }, clinic);
      expect(counter.errors).toMatchObject([{ code: 'VALIDATION_FAILED', path: ['hourlyRate'] }]);
    },
  );

  it('alternates until one side accepts the latest rate, which is booked', async () => {
    const { clinic, temp, job } = await cast();
    const { id: applicationId } = await offer(temp, job, '60');
    await publishedEvents();
    const first = await run(
      COUNTER,
      { applicationId, hourlyRate: '55', message: ' Parking is free ' },
      clinic,
    );
    expect(first.application).toMatchObject({
      status: 'countered',
      hourlyRate: '55.00',
      actions: ['decline'],
      rounds: [
        { by: 'temp', hourlyRate: '60.00' },
        { by: 'clinic', hourlyRate: '55.00', message: 'Parking is free' },
      ],
    });
    expect((await seen(temp, job)).myApplication?.actions).toEqual([
      'counter_back',
      'accept_counter',
      'decline_counter',
      'withdraw',
    ]);
    expect((await seen(clinic, job)).pendingApplicationCount).toBe(0);
    await run(COUNTER, { applicationId, hourlyRate: '57.25' }, temp);
    const same = await run(COUNTER, { applicationId, hourlyRate: '57.25' }, clinic);
    expect(same.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['same_rate'] }]);
    await run(COUNTER, { applicationId, hourlyRate: '56' }, clinic);
    const { booking, application } = await run(ACCEPT, { applicationId }, temp);
    expect(application?.status).toBe('accepted');
    expect(booking).toMatchObject({ hourlyRate: '56.00', status: 'booked' });
    const events = (await publishedEvents()).filter(({ name }) => name === 'application.changed');
    expect(events).toMatchObject([
      { action: 'counter', by: 'clinic', hourlyRate: '55.00', revision: 2 },
      { action: 'counter_back', by: 'temp', hourlyRate: '57.25', revision: 3 },
      { action: 'counter', by: 'clinic', hourlyRate: '56.00', revision: 4 },
      { action: 'accept_counter', by: 'temp', hourlyRate: '56.00', revision: 5 },
    ]);
    expect((await seen(temp, job)).myApplication).toMatchObject({ expiresAt: null, actions: [] });
  });

  it('ends the talk after ten rates', async () => {
    const { clinic, temp, job } = await cast();
    const { id: applicationId } = await world.apply(temp, job);
    for (let round = 2; round <= 10; round += 1) {
      const input = { applicationId, hourlyRate: String(60 + round) };
      const { errors } = await run(COUNTER, input, round % 2 === 0 ? clinic : temp);
      expect(errors).toEqual([]);
    }
    const over = await run(COUNTER, { applicationId, hourlyRate: '80' }, temp);
    expect(over.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['rounds_over'] }]);
    expect((await seen(temp, job)).myApplication?.actions).toEqual([
      'accept_counter',
      'decline_counter',
      'withdraw',
    ]);
  });

  it('is declined by either side, and not made again', async () => {
    const { clinic, temp, job } = await cast();
    const { id: applicationId } = await world.apply(temp, job);
    await run(COUNTER, { applicationId, hourlyRate: '40' }, clinic);
    const declined = await run(answerWith('declineApplication'), { applicationId }, temp);
    expect(declined.application?.status).toBe('withdrawn');
    const again = await run(APPLY, { jobId: job.id }, temp);
    expect(again.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['duplicate'] }]);
    const other = await world.apply(await world.temp(), job);
    await run(COUNTER, { applicationId: other.id, hourlyRate: '40' }, clinic);
    const input = { applicationId: other.id };
    const ended = await run(answerWith('declineApplication'), input, clinic);
    expect(ended.application?.status).toBe('declined');
  });
});

describe('the end of an offer', () => {
  it('is half of the time to the start when that is soon, and restarts with each counter-offer', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const job = await world.job(clinic, {
      date: '2026-11-20',
      startTime: '14:00',
      endTime: '20:00',
    });
    const application = await world.apply(temp, job);
    expect(application.expiresAt.getTime() - NOW.getTime()).toBe(2 * HOUR);
    world.clock.advance(HOUR);
    const input = { applicationId: application.id, hourlyRate: '70' };
    const { application: countered } = await run(COUNTER, input, clinic);
    expect(countered).toMatchObject({
      expiresAt: new Date(NOW.getTime() + 2.5 * HOUR).toISOString(),
    });
  });

  it('closes it to both sides before the job has marked it, and is published once', async () => {
    const { clinic, temp, job } = await cast();
    const pending = await world.apply(temp, job);
    const countered = await world.apply(await world.temp(), job);
    await run(COUNTER, { applicationId: countered.id, hourlyRate: '40' }, clinic);
    await publishedEvents();
    world.clock.advance(18 * HOUR);
    const late = await run(ACCEPT, { applicationId: pending.id }, clinic);
    expect(late.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['illegal_step'] }]);
    expect((await seen(temp, job)).myApplication).toMatchObject({ status: 'expired', actions: [] });
    expect((await seen(clinic, job)).pendingApplicationCount).toBe(0);

    const { offerClosing } = world.services;
    const ended = await Promise.all([1, 2, 3].map(() => offerClosing.expireApplications()));
    expect(ended.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(2);
    expect(await offerClosing.expireApplications()).toBe(0);
    const events = (await publishedEvents()).filter(
      (event) =>
        'applicationId' in event && [pending.id, countered.id].includes(event.applicationId),
    );
    expect(events).toHaveLength(2);
    for (const event of events) {
      expect(event).toMatchObject({ status: 'expired', action: 'expire', by: 'clock' });
    }
  });

  it('comes with the start of the shift for countered ones too', async () => {
    const { clinic, temp, job } = await cast();
    const { id } = await world.apply(temp, job);
    await run(COUNTER, { applicationId: id, hourlyRate: '40' }, clinic);
    await world.rows(
      `UPDATE applications SET expires_at = now() + interval '10 years' WHERE id = $1`,
      [id],
    );
    world.clock.set(job.startsAt);
    await world.services.expireStartedJobs();
    const rows = await world.rows('SELECT status FROM applications WHERE id = $1', [id]);
    expect(rows).toEqual([{ status: 'expired' }]);
  });
});

describe('races for one offer', () => {
  it('accept, withdraw, counter and the clock: one wins, nothing is half written', async () => {
    for (let round = 0; round < 6; round += 1) {
      world.clock.set(NOW);
      const { clinic, temp, job } = await cast();
      const { id } = await world.apply(temp, job);
      if (round % 2 === 1) world.clock.advance(18 * HOUR);
      const input = { applicationId: id };
      const { applications, offerClosing } = world.services;
      const settled = await Promise.allSettled([
        applications.accept(world.as(clinic), input),
        applications.withdraw(world.as(temp), input),
        applications.counter(world.as(clinic), { ...input, hourlyRate: '61' }),
        offerClosing.expireApplications(),
      ]);
      // Locked rows are left to the next run.
      await offerClosing.expireApplications();
      const [row] = await world.rows<Record<string, unknown>>(
        `SELECT a.status, a.rounds, j.status AS job,
          (SELECT count(*)::int FROM application_rounds r WHERE r.application_id = a.id) AS words,
          (SELECT count(*)::int FROM bookings b WHERE b.job_id = j.id) AS bookings
        FROM applications a JOIN jobs j ON j.id = a.job_id WHERE a.id = $1`,
        [id],
      );
      expect(row?.rounds).toBe(row?.words);
      expect(row?.bookings).toBe(row?.status === 'accepted' ? 1 : 0);
      expect(row?.job).toBe(row?.status === 'accepted' ? 'booked' : 'active');
      if (round % 2 === 1) expect(row?.status).toBe('expired');
      for (const each of settled) {
        if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'CONFLICT' });
      }
    }
  });
});

describe('travel time between clinics', () => {
  it('is 60 km/h plus 15 minutes, for the clinic and for the temp', async () => {
    const [toronto, hamilton, temp] = [
      await world.clinic(),
      await world.clinic(),
      await world.temp(),
    ];
    const date = '2027-09-01';
    await world.accept(
      toronto,
      await world.apply(
        temp,
        await world.job(toronto, { date, startTime: '08:00', endTime: '12:00' }),
      ),
    );
    const inHamilton = (startTime: string) =>
      world.job(hamilton, { date, city: 'Hamilton', startTime, endTime: '19:00' });
    const close = await world.apply(temp, await inHamilton('12:30'));
    const query = `query ($id: ID!) { job(id: $id) { applications { edges { node { bookingObstacles } } } } }`;
    const { data } = await world.graph(query, { id: close.jobId }, hamilton);
    expect(data).toEqual({
      job: { applications: { edges: [{ node: { bookingObstacles: ['overlap'] } }] } },
    });
    const refused = await run(ACCEPT, { applicationId: close.id }, hamilton);
    expect(refused.errors).toMatchObject([
      {
        code: 'CONFLICT',
        reasons: ['overlap'],
        message: expect.stringContaining('time to travel') as string,
      },
    ]);
    await run(COUNTER, { applicationId: close.id, hourlyRate: '66' }, hamilton);
    const mine = await run(ACCEPT, { applicationId: close.id }, temp);
    expect(mine.errors?.[0]?.message).toMatch(/^You are booked at another clinic/);
    const far = await world.apply(temp, await inHamilton('14:00'));
    expect((await run(ACCEPT, { applicationId: far.id }, hamilton)).errors).toEqual([]);
  });
});
