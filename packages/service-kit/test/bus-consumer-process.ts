import { setTimeout as pause } from 'node:timers/promises';
import { createBus } from '../src/events';
import { createLogger } from '../src/logger';
import { NAME } from './event-name';

// Child process of the bus suite: takes events and never ends one, until it is killed.
async function consume(): Promise<void> {
  const bus = await createBus({
    databaseUrl: process.env.DATABASE_URL_BUS ?? '',
    brokerUrl: process.env.BUS_URL,
    service: 'messaging',
    logger: createLogger({ service: 'messaging', level: 'fatal' }),
  });
  await bus.start();
  await bus.subscribe('messaging', NAME, async ({ payload }) => {
    process.stdout.write(`handling ${payload.applicationId}\n`);
    await pause(600_000);
  });
  process.stdout.write('listening http://127.0.0.1:1\n');
}

void consume();
