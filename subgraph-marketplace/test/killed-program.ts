import {
  asViewer,
  memoryBus,
  movableClock,
  silentLogger,
  testDeployment,
} from '@tbt/service-kit/testing';
import * as z from 'zod';
import { createMarketplaceSubgraph } from '../src';
import { killAfter } from './kill-after';

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
  killAfter(subgraph.database.pool, after);
  const viewer = { userId: clinicId, role: 'clinic' as const, actingClinicId: clinicId };
  await subgraph.services.hours.approve(asViewer(viewer, { idempotencyKey: key }), {
    bookingId: String(bookingId),
  });
  process.exit(0);
}

void run(settingsRule.parse(JSON.parse(process.argv[2] ?? '{}')));
