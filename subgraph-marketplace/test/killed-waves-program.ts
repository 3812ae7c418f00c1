import { memoryBus, movableClock, silentLogger, testDeployment } from '@tbt/service-kit/testing';
import * as z from 'zod';
import { createMarketplaceSubgraph } from '../src';
import { killAfter } from './kill-after';

const settingsRule = z.object({ databaseUrl: z.string(), now: z.iso.datetime(), after: z.int() });

/** Sends the due waves of emergencies, and kills itself after a statement; exits 0 when there was none left. */
async function run({ databaseUrl, now, after }: z.output<typeof settingsRule>): Promise<void> {
  const clock = movableClock(new Date(now));
  const subgraph = await createMarketplaceSubgraph({
    ...{ databaseUrl, clock, bus: memoryBus(), logger: silentLogger() },
    deployment: testDeployment(clock),
  });
  killAfter(subgraph.database.pool, after);
  await subgraph.services.keepEmergencies();
  process.exit(0);
}

void run(settingsRule.parse(JSON.parse(process.argv[2] ?? '{}')));
