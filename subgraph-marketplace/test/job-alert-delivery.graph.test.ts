import type { PersonSnapshot } from '@tbt/contracts';
import { deliverDueAlerts } from '../src/modules/job-alerts/deliver-alerts';
import { matchQueuedJobs } from '../src/modules/job-alerts/match-jobs.queries';
import { createWorld, NOW, type World } from './factories';
import { alertCalls } from './job-alert-calls';

const HOUR = 3_600_000;

let world: World;
let calls: ReturnType<typeof alertCalls>;
beforeAll(async () => {
  world = await createWorld();
  await world.subgraph.alertWorker.stop();
  calls = alertCalls(world);
});
beforeEach(() => world.clock.set(NOW));
// Each test starts with nothing to compare and nothing due.
afterEach(async () => {
  world.clock.advance(14 * 24 * HOUR);
  await calls.match();
  await calls.deliver();
});
afterAll(() => world.close());

/** An alert, and a shift that it has found. */
async function matched(input: object = {}, changes: Record<string, unknown> = {}) {
  const [clinic, temp] = [await world.clinic(), await world.temp()];
  const alert = await calls.alert(temp, input);
  const job = await world.job(clinic, changes);
  await calls.match();
  expect(await calls.rowsOf(temp)).toMatchObject([{ status: 'queued' }]);
  return { clinic, temp, alert, job };
}
const jobIdsOf = async (temp: PersonSnapshot) =>
  (await calls.told(temp)).flatMap(({ shifts }) => shifts.map(({ jobId }) => jobId));

it('tells the professional once, with what a mail needs', async () => {
  const { temp, alert, job } = await matched({ minHourlyRate: '50' });
  await calls.deliver();
  await calls.deliver();
  expect(await calls.told(temp)).toEqual([
    {
      ...{ userId: temp.id, method: 'email', frequency: 'immediate', count: 1 },
      at: NOW.toISOString(),
      shifts: [
        {
          ...{ jobId: job.id, role: 'hygienist' },
          ...{ date: job.date, startTime: '08:00', endTime: '16:00' },
          ...{ city: 'Toronto', province: 'Ontario', hourlyRate: '52.00', score: '1.00' },
          reasons: ['role:hygienist', 'rate:52.00'],
        },
      ],
    },
  ]);
  const { data } = await world.graph(`{ jobAlert(id: ${alert.id}) { lastNotifiedAt } }`, {}, temp);
  expect(data?.jobAlert).toEqual({ lastNotifiedAt: NOW.toISOString() });
});

it('marks a shift that was told as acted on when the professional applies', async () => {
  const { temp, job } = await matched();
  const other = await matched();
  await calls.deliver();
  await world.apply(temp, job);
  expect(await calls.rowsOf(temp)).toMatchObject([
    { jobId: job.id, status: 'acted' },
    { jobId: other.job.id, status: 'sent' },
  ]);
  expect(await calls.rowsOf(other.temp)).toMatchObject([{ status: 'sent' }]);
});

it('tells a shift that several alerts found once, and others of a method together', async () => {
  const [clinic, temp] = [await world.clinic(), await world.temp()];
  await calls.alert(temp, { jobTypes: ['half_day'], availability: ['Monday'] });
  await calls.alert(temp);
  await calls.alert(temp, { minHourlyRate: '50' });
  const jobs = [
    await world.job(clinic, { startTime: '08:00', endTime: '12:00' }),
    await world.job(clinic),
  ];
  await calls.match();
  await calls.deliver();
  const [told, ...others] = await calls.told(temp);
  expect(others).toEqual([]);
  expect(told?.count).toBe(2);
  expect(new Set(told?.shifts.map(({ jobId }) => jobId))).toEqual(
    new Set(jobs.map(({ id }) => id)),
  );
});

it('names twelve shifts and counts the others', async () => {
  const [clinic, temp] = [await world.clinic(), await world.temp()];
  await calls.alert(temp, { frequency: 'daily' });
  for (let index = 0; index < 14; index += 1) await world.job(clinic);
  await calls.match();
  await calls.deliver();
  expect(await calls.told(temp)).toEqual([]);
  world.clock.advance(24 * HOUR);
  await calls.deliver();
  const [told] = await calls.told(temp);
  expect([told?.shifts.length, told?.count]).toEqual([12, 14]);
});

describe('between match and delivery', () => {
  type Match = Awaited<ReturnType<typeof matched>>;
  const bookedBy = async ({ clinic, job }: Match, temp: PersonSnapshot) => {
    await world.accept(clinic, await world.apply(temp, job));
  };
  it.each<[string, (made: Match) => unknown]>([
    ['was closed', ({ clinic, job }) => closed(clinic, job.id)],
    ['was booked', async (made) => bookedBy(made, await world.temp())],
    ['was applied to by the professional', ({ temp, job }) => world.apply(temp, job)],
    ['lost its rate', ({ clinic, job }) => edited(clinic, job.id, { hourlyRate: '41' })],
    ['began', () => world.clock.advance(400 * 24 * HOUR)],
    ['is of a blocked clinic', ({ clinic, temp }) => world.block(temp, clinic)],
    ['is of a clinic that blocked', ({ clinic, temp }) => world.block(clinic, temp)],
    [
      'is of a closed account',
      ({ temp }) => world.services.people.takeOver({ ...temp, isActive: false, revision: 9 }),
    ],
    [
      'is of an own clinic',
      ({ clinic, temp }) =>
        world.services.people.takeOver({ ...temp, clinicIds: [clinic.id], revision: 9 }),
    ],
    ['has a paused alert', ({ temp, alert }) => calls.edit(temp, pausing(alert.id))],
    ['has a deleted alert', ({ temp, alert }) => calls.remove(temp, alert.id)],
    [
      'has an alert that asks for more',
      ({ temp, alert }) => calls.edit(temp, { alertId: alert.id, minHourlyRate: '90' }),
    ],
  ])('a shift that %s is not told', async (_, change) => {
    const made = await matched({ minHourlyRate: '50' });
    await change(made);
    await calls.deliver();
    await calls.match();
    await calls.deliver();
    expect(await calls.told(made.temp)).toEqual([]);
  });

  it('a shift that was edited and still suits is told as it is now', async () => {
    const { clinic, temp, job } = await matched();
    await edited(clinic, job.id, { hourlyRate: '61' });
    await calls.deliver();
    await calls.match();
    await calls.deliver();
    expect(await calls.told(temp)).toMatchObject([{ shifts: [{ hourlyRate: '61.00' }] }]);
  });

  it('a shift that is open again is told', async () => {
    const { clinic, temp, job } = await matched({ minHourlyRate: '50' });
    await edited(clinic, job.id, { hourlyRate: '41' });
    await calls.deliver();
    expect(await calls.told(temp)).toEqual([]);
    await edited(clinic, job.id, { hourlyRate: '55' });
    await calls.match();
    await calls.deliver();
    expect(await jobIdsOf(temp)).toEqual([job.id]);
  });

  it('a digest that becomes immediate is told now', async () => {
    const { temp, alert, job } = await matched({ frequency: 'weekly' });
    await calls.deliver();
    expect(await calls.told(temp)).toEqual([]);
    await calls.edit(temp, { alertId: alert.id, frequency: 'immediate' });
    await calls.deliver();
    expect(await jobIdsOf(temp)).toEqual([job.id]);
  });
});

it('finds a shift once it is public, and again after an edit that suits more', async () => {
  const [clinic, temp] = [await world.clinic(), await world.temp()];
  await calls.alert(temp, { minHourlyRate: '60' });
  const job = await world.job(clinic, { inviteIds: [String((await world.temp()).id)] });
  await calls.match();
  expect(await calls.rowsOf(temp)).toEqual([]);
  world.clock.advance(5 * HOUR);
  await world.bus.runJob('marketplace.end-offers');
  await calls.match();
  expect(await calls.rowsOf(temp)).toEqual([]);
  await edited(clinic, job.id, { hourlyRate: '60' });
  await calls.match();
  await calls.deliver();
  expect(await jobIdsOf(temp)).toEqual([job.id]);
});

it('loses nothing and sends nothing twice when a worker dies in the middle', async () => {
  const [clinic, temp] = [await world.clinic(), await world.temp()];
  await calls.alert(temp);
  const job = await world.job(clinic);
  const { database } = world.subgraph;
  const dying = new Error('killed');
  const now = world.clock.now();
  await expect(
    database.transaction(async (tx) => {
      await matchQueuedJobs(tx, { now, limit: 100 });
      throw dying;
    }),
  ).rejects.toBe(dying);
  expect(await calls.rowsOf(temp)).toEqual([]);
  await calls.match();
  const cut = {
    ...database,
    transaction: ((act) =>
      database.transaction(async (tx) => {
        await act(tx);
        throw dying;
      })) as typeof database.transaction,
  };
  await expect(deliverDueAlerts(cut, world.clock)).rejects.toBe(dying);
  expect(await calls.told(temp)).toEqual([]);
  await calls.deliver();
  expect(await jobIdsOf(temp)).toEqual([job.id]);
});

it('a shift that was queued twice is compared by one worker after the other', async () => {
  const [clinic, temp] = [await world.clinic(), await world.temp()];
  await calls.alert(temp);
  const job = await world.job(clinic);
  await edited(clinic, job.id, { hourlyRate: '60' });
  await Promise.all([calls.match(1), calls.match(1)]);
  expect(await calls.rowsOf(temp)).toHaveLength(1);
});

it('serves each professional once from several workers at a time', async () => {
  const clinic = await world.clinic();
  const temps = await Promise.all(Array.from({ length: 12 }, () => world.temp()));
  for (const temp of temps) await calls.alert(temp);
  const jobs = [await world.job(clinic), await world.job(clinic)];
  await Promise.all([calls.match(1), calls.match(1), calls.match(1)]);
  await calls.match();
  await Promise.all([calls.deliver(), calls.deliver(), calls.deliver()]);
  await calls.deliver();
  for (const temp of temps) {
    const ids = await jobIdsOf(temp);
    expect([...ids].sort()).toEqual(jobs.map(({ id }) => id).sort());
    expect(await calls.told(temp)).toHaveLength(1);
  }
});

it('after a pause of three hours tells what is still open', async () => {
  const [clinic, temp] = [await world.clinic(), await world.temp()];
  await calls.alert(temp);
  const soon = await world.job(clinic, {
    date: '2026-11-20',
    startTime: '12:00',
    endTime: '16:00',
  });
  const later = await world.job(clinic);
  world.clock.advance(3 * HOUR);
  await calls.match();
  await calls.deliver();
  expect(soon.startsAt < world.clock.now()).toBe(true);
  expect(await jobIdsOf(temp)).toEqual([later.id]);
});

it('waits for a booking that is being made, and then tells nothing', async () => {
  const { temp, job } = await matched();
  const { pool } = world.subgraph.database;
  const booking = await pool.connect();
  await booking.query('BEGIN');
  await booking.query(`UPDATE jobs SET status = 'booked' WHERE id = $1`, [job.id]);
  const delivery = calls.deliver();
  await booking.query('COMMIT');
  booking.release();
  await delivery;
  expect(await calls.told(temp)).toEqual([]);
});

it.each([
  ['paused', 'UPDATE job_alerts SET is_active = false WHERE id = $1'],
  ['deleted', 'DELETE FROM job_alerts WHERE id = $1'],
])('an alert that is %s while a shift is compared with it tells nothing', async (_, change) => {
  const [clinic, temp] = [await world.clinic(), await world.temp()];
  const { id } = await calls.alert(temp);
  await world.job(clinic);
  const other = await world.subgraph.database.pool.connect();
  await other.query('BEGIN');
  await other.query(change, [id]);
  const match = calls.match();
  await other.query('COMMIT');
  other.release();
  await match;
  await calls.deliver();
  expect(await calls.told(temp)).toEqual([]);
});

const pausing = (alertId: string) => ({ alertId, isActive: false });

async function edited(clinic: PersonSnapshot, jobId: number, changes: object) {
  const [row] = await world.rows<{ revision: number }>('SELECT revision FROM jobs WHERE id = $1', [
    jobId,
  ]);
  const input = { jobId: String(jobId), revision: row?.revision, ...changes };
  await world.services.jobs.edit(world.as(clinic), input);
}

const closed = (clinic: PersonSnapshot, jobId: number) =>
  world.services.jobs.close(world.as(clinic), { jobId: String(jobId) });
