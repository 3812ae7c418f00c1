import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, NOW, type World } from './factories';
import { alertCalls } from './job-alert-calls';

/** A Tuesday and a Wednesday. */
const [TUESDAY, WEDNESDAY] = ['2027-03-02', '2027-03-03'];

let world: World;
let calls: ReturnType<typeof alertCalls>;
beforeAll(async () => {
  world = await createWorld();
  await world.subgraph.alertWorker.stop();
  calls = alertCalls(world);
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const jobIdsOf = async (temp: PersonSnapshot) =>
  (await calls.rowsOf(temp)).map(({ jobId }) => jobId).sort((a, b) => a - b);

it('finds for each of many shifts what suits it, alike or not', async () => {
  const [clinic, other] = [await world.clinic(), await world.clinic()];
  const [any, choosy, blocked] = [await world.temp(), await world.temp(), await world.temp()];
  await calls.alert(any);
  await calls.alert(choosy, { availability: ['Tuesday'], minHourlyRate: '50' });
  await calls.alert(blocked);
  await world.block(blocked, other);
  const series = [
    await world.job(clinic, { date: TUESDAY }),
    await world.job(clinic, { date: '2027-03-09' }),
  ];
  const elsewhere = await world.job(other, { date: TUESDAY });
  const cheap = await world.job(clinic, { date: TUESDAY, hourlyRate: '45' });
  const late = await world.job(clinic, { date: WEDNESDAY });
  const closed = await world.job(clinic, { date: TUESDAY });
  await world.services.jobs.close(world.as(clinic), { jobId: String(closed.id) });
  await calls.match();
  const ids = (jobs: readonly { id: number }[]) => jobs.map(({ id }) => id).sort((a, b) => a - b);
  expect(await jobIdsOf(any)).toEqual(ids([...series, elsewhere, cheap, late]));
  expect(await jobIdsOf(choosy)).toEqual(ids([...series, elsewhere]));
  expect(await jobIdsOf(blocked)).toEqual(ids([...series, cheap, late]));
  const reasons = new Map((await calls.rowsOf(any)).map((row) => [row.jobId, row.reasons]));
  expect(reasons.get(late.id)).toEqual(['role:hygienist']);
  expect(await calls.rowsOf(choosy)).toMatchObject(
    ids([...series, elsewhere]).map(() => ({
      score: '1.00',
      reasons: ['role:hygienist', 'rate:52.00', 'day:Tuesday'],
    })),
  );
});

it('stores what was found of one of two alike shifts once', async () => {
  const [clinic, temp] = [await world.clinic(), await world.temp()];
  await calls.alert(temp);
  const first = await world.job(clinic, { date: TUESDAY, hourlyRate: '60' });
  await calls.match();
  const second = await world.job(clinic, { date: TUESDAY, hourlyRate: '60' });
  await world.rows('INSERT INTO alert_jobs (job_id) VALUES ($1), ($1), ($2)', [
    first.id,
    second.id,
  ]);
  await calls.match();
  expect(await jobIdsOf(temp)).toEqual([first.id, second.id]);
});

it('a shift that fails holds up no other, and is told once it does not', async () => {
  const [clinic, temp] = [await world.clinic(), await world.temp()];
  await calls.alert(temp);
  const failing = await world.job(clinic);
  const others = [await world.job(clinic), await world.job(clinic, { date: WEDNESDAY })];
  await world.rows(`
    ALTER TABLE job_alert_notifications ADD CONSTRAINT broken CHECK (job_id <> ${failing.id})`);
  const told = async () => {
    const shifts = (await calls.told(temp)).flatMap((event) => event.shifts);
    return shifts.map(({ jobId }) => jobId).sort((a, b) => a - b);
  };
  const passes = async () => {
    for (let pass = 0; pass < 4; pass += 1)
      await world.services.sendJobAlerts().catch(() => undefined);
  };
  await passes();
  expect(await told()).toEqual(others.map(({ id }) => id));
  const later = await world.job(clinic);
  await passes();
  expect(await told()).toEqual([...others, later].map(({ id }) => id));
  await world.rows('ALTER TABLE job_alert_notifications DROP CONSTRAINT broken');
  await passes();
  expect(await told()).toEqual([failing, ...others, later].map(({ id }) => id));
});
