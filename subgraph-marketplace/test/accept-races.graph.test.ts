import type { PersonSnapshot } from '@tbt/contracts';
import { createBookingsQueries, saveBookings, type Application } from '../src/modules/bookings';
import { concurrently, tempsOf } from './cast';
import { createWorld, type World } from './factories';

const PARALLEL = 64;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const people = (count: number) => tempsOf(world, count);
const count = async (sql: string, values: unknown[]) =>
  (await world.rows<{ n: number }>(`SELECT count(*)::int AS n FROM ${sql}`, values))[0]?.n;

describe('parallel acceptances', () => {
  it('of one shift: one wins, the rest are conflicts, nothing is half done', async () => {
    const clinic = await world.clinic();
    const job = await world.job(clinic);
    const applications: Application[] = [];
    for (const temp of await people(PARALLEL)) applications.push(await world.apply(temp, job));
    await world.subgraph.outbox.drain();
    world.bus.published.length = 0;
    const { won, refused } = await concurrently(
      applications.map((application) => () => world.accept(clinic, application)),
    );
    expect(won).toBe(1);
    for (const refusal of refused) {
      expect(refusal).toMatchObject({ code: 'CONFLICT', reasons: ['job_not_active'] });
    }
    expect(await count('bookings WHERE job_id = $1', [job.id])).toBe(1);
    expect(await count(`jobs WHERE id = $1 AND status = 'booked'`, [job.id])).toBe(1);
    const statuses = await world.rows(
      'SELECT status, count(*)::int AS n FROM applications WHERE job_id = $1 GROUP BY 1 ORDER BY 1',
      [job.id],
    );
    expect(statuses).toEqual([
      { status: 'accepted', n: 1 },
      { status: 'declined', n: PARALLEL - 1 },
    ]);
    await world.subgraph.outbox.drain();
    expect(world.bus.published).toHaveLength(PARALLEL + 1);
  }, 30_000);

  it('of one application: one wins', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const application = await world.apply(temp, await world.job(clinic));
    const { won, refused } = await concurrently(
      Array.from({ length: PARALLEL }, () => () => world.accept(clinic, application)),
    );
    expect(won).toBe(1);
    expect(refused.every(({ code }) => code === 'CONFLICT')).toBe(true);
  });

  it("of one person's overlapping shifts at many clinics: one wins, the others are withdrawn", async () => {
    const temp = await world.temp();
    const offers: { clinic: PersonSnapshot; application: Application }[] = [];
    for (let n = 0; n < 24; n += 1) {
      const clinic = await world.clinic();
      const job = await world.job(clinic, { date: '2027-04-05', startTime: '09:00' });
      offers.push({ clinic, application: await world.apply(temp, job) });
    }
    const { won, refused } = await concurrently(
      offers.map(
        ({ clinic, application }) =>
          () =>
            world.accept(clinic, application),
      ),
    );
    expect(won).toBe(1);
    for (const refusal of refused) {
      expect(refusal).toMatchObject({ code: 'CONFLICT', reasons: ['overlap'] });
    }
    expect(await count('bookings WHERE professional_id = $1', [temp.id])).toBe(1);
    expect(
      await count(`applications WHERE applicant_id = $1 AND status = 'withdrawn'`, [temp.id]),
    ).toBe(23);
    expect(
      await count(
        `jobs j JOIN applications a ON a.job_id = j.id
         WHERE a.applicant_id = $1 AND j.status = 'active'`,
        [temp.id],
      ),
    ).toBe(23);
  }, 30_000);

  it('in a mesh of persons and shifts never wait for each other', async () => {
    const [temps, clinic] = [await people(6), await world.clinic()];
    const jobs = [];
    for (let n = 0; n < 6; n += 1) jobs.push(await world.job(clinic, { date: '2027-04-06' }));
    const acts: (() => Promise<unknown>)[] = [];
    for (const temp of temps) {
      for (const job of jobs) {
        const application = await world.apply(temp, job);
        acts.push(() => world.accept(clinic, application));
      }
    }
    const { won, refused } = await concurrently(acts);
    expect(won).toBe(6);
    expect(refused.every(({ code }) => code === 'CONFLICT')).toBe(true);
    const doubled = await world.rows(
      `SELECT professional_id FROM bookings WHERE clinic_id = $1 GROUP BY 1 HAVING count(*) > 1`,
      [clinic.id],
    );
    expect(doubled).toEqual([]);
  }, 30_000);

  it('and withdrawals: the first one wins, the other is a conflict', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [clinic, temp] = [await world.clinic(), await world.temp()];
      const job = await world.job(clinic);
      const application = await world.apply(temp, job);
      const input = { applicationId: application.id };
      const { won, refused } = await concurrently([
        () => world.accept(clinic, application),
        () => world.services.applications.withdraw(world.as(temp), input),
      ]);
      expect(won).toBe(1);
      expect(refused).toMatchObject([{ code: 'CONFLICT' }]);
      const booked = await count('bookings WHERE job_id = $1', [job.id]);
      expect(
        await count('applications WHERE id = $1 AND status = $2', [
          application.id,
          booked === 1 ? 'accepted' : 'withdrawn',
        ]),
      ).toBe(1);
    }
  });
});

describe('the constraints of the database, without the service', () => {
  const insert = (values: object) => {
    const columns = Object.keys(values);
    return world.rows(
      `INSERT INTO bookings (${columns.join(', ')}) VALUES (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
      Object.values(values),
    );
  };
  const booking = async (clinic: PersonSnapshot, from: string, to: string, padding = 15) => ({
    job_id: (await world.job(clinic)).id,
    clinic_id: clinic.id,
    professional_id: 700_001,
    date: '2027-05-01',
    start_time: from,
    end_time: to,
    zone_data_version: '2026f',
    starts_at: `2027-05-01T${from}:00Z`,
    ends_at: `2027-05-01T${to}:00Z`,
    padded_until: new Date(Date.parse(`2027-05-01T${to}:00Z`) + padding * 60_000),
    time_zone: 'America/Toronto',
    hourly_rate: '50.00',
    created_at: new Date(),
  });

  it('refuse overlaps, too little travel time and a second booking of a shift', async () => {
    const [clinic, other] = [await world.clinic(), await world.clinic()];
    const first = await booking(clinic, '08:00', '12:00');
    await insert(first);
    await insert(await booking(clinic, '12:00', '13:00'));
    await insert(await booking(other, '13:15', '14:00'));
    await expect(insert({ ...first, professional_id: 700_002 })).rejects.toMatchObject({
      constraint: 'bookings_one_live_per_job',
    });
    await expect(insert(await booking(clinic, '11:59', '12:30'))).rejects.toMatchObject({
      constraint: 'bookings_no_overlap_per_person',
    });
    await expect(insert(await booking(clinic, '14:00', '15:00'))).rejects.toMatchObject({
      constraint: 'bookings_travel_buffer_per_person',
    });
    await expect(insert(await booking(clinic, '20:00', '21:00', 0))).rejects.toMatchObject({
      constraint: 'bookings_padding',
    });
    await insert({
      ...(await booking(clinic, '08:00', '12:00')),
      ...{ status: 'cancelled_by_temp', cancelled_by: 'temp', cancelled_from: 'booked' },
      ...{ cancelled_at: new Date(), settled_at: new Date() },
    });
  });
});

describe('the last line of defence', () => {
  it('turns a violated constraint into a conflict with its reason', async () => {
    const { database } = world.subgraph;
    const [clinic, other] = [await world.clinic(), await world.clinic()];
    const date = '2027-06-01';
    const [first, second, third] = [
      await world.job(clinic, { date }),
      await world.job(clinic, { date }),
      await world.job(other, { date, startTime: '16:05', endTime: '18:00' }),
    ];
    const insert = (job: typeof first, applicantId: number) =>
      database.transaction(async (tx) => {
        // Without an offer, only shift and professional are contended.
        const offer = { id: null, jobId: job.id, applicantId, hourlyRate: job.hourlyRate };
        const writes = { offers: [offer], applications: [], invitations: [] };
        return (await saveBookings(tx, writes, world.clock.now()))[0];
      });
    const made = await insert(first, 800_001);
    // The returned booking equals the stored one.
    expect(await createBookingsQueries(database).byIds([made?.id ?? 0])).toEqual([made]);
    await expect(insert(first, 800_002)).rejects.toMatchObject({ reasons: ['job_not_active'] });
    await expect(insert(second, 800_001)).rejects.toMatchObject({ reasons: ['overlap'] });
    await expect(insert(third, 800_001)).rejects.toMatchObject({ reasons: ['overlap'] });
  });
});
