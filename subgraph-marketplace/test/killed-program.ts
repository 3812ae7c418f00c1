import {
  asViewer,
  memoryBus,
  movableClock,
  silentLogger,
  testDeployment,
} from '@tbt/service-kit/testing';
import * as z from 'zod';
import { createMarketplaceSubgraph } from '../src';

const settingsRule = z.object({
  databaseUrl: z.string(),
  now: z.iso.datetime(),
  clinicId: z.int(),
  bookingId: z.int(),
  key: z.string(),
  /** Statements until the end, counted from 1, `BEGIN` and `COMMIT` included. */
  after: z.int(),
});

/** Approves hours, and kills itself after a statement as `kill -9` does; exits 0 when there was none left. */
async function run(settings: z.output<typeof settingsRule>): Promise<void> {
  const { databaseUrl, now, clinicId, bookingId, key, after } = settings;
  const clock = movableClock(new Date(now));
  const subgraph = await createMarketplaceSubgraph({
    ...{ databaseUrl, clock, bus: memoryBus(), logger: silentLogger() },
    deployment: testDeployment(clock),
  });
  let count = 0;
  subgraph.database.pool.on('connect', (client) => {
    const send = client.query.bind(client) as unknown as (...args: unknown[]) => unknown;
    const onAnswer = () => {
      count += 1;
      if (count === after) process.kill(process.pid, 'SIGKILL');
    };
    const counted = (...args: unknown[]): unknown => {
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        return send(...args.slice(0, -1), (...answer: unknown[]) => {
          onAnswer();
          (callback as (...answer: unknown[]) => void)(...answer);
        });
      }
      return (send(...args) as Promise<unknown>).then((answer) => {
        onAnswer();
        return answer;
      });
    };
    client.query = counted as unknown as typeof client.query;
  });
  const viewer = { userId: clinicId, role: 'clinic' as const, actingClinicId: clinicId };
  await subgraph.services.hours.approve(asViewer(viewer, { idempotencyKey: key }), {
    bookingId: String(bookingId),
  });
  process.exit(0);
}

void run(settingsRule.parse(JSON.parse(process.argv[2] ?? '{}')));
