import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { EventWorld, NAME } from '../../test/event-world';
import { until } from '../../test/until';
import { eventMetrics } from './event-metrics';

let world: EventWorld;

beforeEach(async () => {
  world = await EventWorld.create();
});
afterEach(() => world.end());

describe('scheduled jobs on the PostgreSQL bus', () => {
  it('accepts more schedules than connections', async () => {
    const bus = await world.startBus('a');
    const names = Array.from({ length: 6 }, (_, index) => `kit.sweep-${index}`);
    await Promise.all(names.map((name) => bus.schedule(name, '0 5 * * *', async () => undefined)));
    const rows = await world.onBus(`SELECT name FROM pgboss.schedule ORDER BY name`);
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  it('runs a scheduled job once per tick whatever the number of replicas', async () => {
    let runs = 0;
    const minute = () => Math.floor(Date.now() / 60_000);
    const begun = minute();
    for (const service of ['a', 'b', 'c']) {
      const bus = await world.startBus(service);
      await bus.schedule('test.every-minute', '* * * * *', async () => void (runs += 1));
    }
    await until(() => runs > 0, 50, 15_000);
    await pause(2_500);
    // One tick, or two when the test crosses a minute boundary.
    expect(runs).toBeLessThanOrEqual(minute() - begun + 1);
  });

  it('counts a job whose process crashed on the last attempt, once', async () => {
    const replicas = [await world.startBus('messaging'), await world.startBus('messaging')];
    for (const replica of replicas)
      await replica.subscribe('messaging', NAME, async () => undefined);
    const queue = 'messaging.application.changed';
    const told = async () => {
      const metric = await eventMetrics.getSingleMetric('events_given_up_total')?.get();
      return metric?.values.find(({ labels }) => labels.queue === queue)?.value ?? 0;
    };
    const before = await told();
    const bus = new Client({ connectionString: world.busPlace.url });
    await bus.connect();
    // As pg-boss leaves a job that expired on its last attempt.
    await bus.query(
      `INSERT INTO pgboss.job (name, data, state, retry_count, retry_limit, completed_on, output)
       VALUES ($1, '{}', 'failed', 16, 16, now(),
         '{"value": {"message": "job failed by timeout in active state"}}')`,
      [queue],
    );
    await bus.end();
    await until(async () => (await told()) > before, 100, 15_000);
    await pause(2_500);
    expect(await told()).toBe(before + 1);
  });
});
