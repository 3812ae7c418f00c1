import { EventWorld, NAME } from '../../test/event-world';
import { natsServer, type NatsServer } from '@tbt/workspace/nats-server';
import { freePort } from '@tbt/workspace/free-port';
import { until } from '../../test/until';
import { createBus } from './create-bus';
import type { Bus } from './bus';

jest.setTimeout(180_000);

async function startCluster(): Promise<NatsServer[]> {
  const ports = await Promise.all([1, 2, 3].map(() => freePort()));
  const routes = ports.map((port) => `"nats://127.0.0.1:${port}"`).join(', ');
  return Promise.all(
    ports.map((port, index) =>
      natsServer(`server_name: n${index}
cluster { name: tbt, listen: "127.0.0.1:${port}", routes: [${routes}] }`),
    ),
  );
}

// Two minutes of elections and reconnects: `npm run test:deep` only.
const deepOnly = process.env.TEST_DEEP ? it : it.skip;

deepOnly('a cluster of three loses nothing with one server killed, then one silent', async () => {
  const world = await EventWorld.create();
  const cluster = await startCluster();
  const brokerUrl = cluster.map(({ url }) => url).join(',');
  const open = async (service: string): Promise<Bus> => {
    const { logger } = world;
    const bus = await createBus({ databaseUrl: world.busPlace.url, brokerUrl, service, logger });
    await bus.start();
    return bus;
  };
  const [sender, receiver] = [await open('marketplace'), await open('messaging')];
  const seen = new Set<number>();
  let last = 0;
  const writeMore = async (count: number) => {
    for (const end = last + count; last < end;) await world.write((last += 1));
  };
  const allSeen = () => until(() => seen.size === last, 50, 60_000);
  try {
    await receiver.subscribe('messaging', NAME, async ({ payload }) => {
      seen.add(payload.applicationId);
    });
    const relay = world.startRelay(sender, 100);
    await writeMore(50);
    await allSeen();
    const [first, second] = cluster;
    await first?.stop();
    await writeMore(50);
    await allSeen();
    await first?.start();
    // A server that left must have caught up before another leaves, or two of three are missing.
    await writeMore(50);
    await allSeen();
    second?.signal('SIGSTOP');
    await writeMore(50);
    await allSeen();
    second?.signal('SIGCONT');
    await writeMore(50);
    await allSeen();
    await relay.stop();
    expect(seen.size).toBe(250);
  } finally {
    await Promise.all([sender.stop(), receiver.stop()]);
    await Promise.all(cluster.map((server) => server.remove()));
    await world.end();
  }
});
