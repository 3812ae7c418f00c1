import {
  asViewer,
  memoryBus,
  movableClock,
  silentLogger,
  testDeployment,
} from '@tbt/service-kit/testing';
import * as z from 'zod';
import { createIdentitySubgraph } from '../src';

const settingsRule = z.object({
  databaseUrl: z.string(),
  now: z.iso.datetime(),
  stripe: z.object({ host: z.string(), port: z.int(), protocol: z.literal('http') }),
  webhookSecret: z.string(),
  act: z.enum(['checkout', 'change', 'cancel', 'webhook']),
  clinicId: z.int(),
  key: z.string(),
  event: z.object({ payload: z.string(), signature: z.string() }),
  /** Statements until the end, counted from 1, `BEGIN` and `COMMIT` included. */
  after: z.int(),
});

type Send = (...args: unknown[]) => unknown;

/** Does one act with a plan, and kills itself after a statement as `kill -9` does; exits 0 when there was none left. */
async function run(settings: z.output<typeof settingsRule>): Promise<void> {
  const { databaseUrl, now, stripe, webhookSecret, act, clinicId, key, event, after } = settings;
  const clock = movableClock(new Date(now));
  const deployment = { ...testDeployment(clock), publicUrl: 'https://site.test' };
  const { services, database } = await createIdentitySubgraph({
    ...{ databaseUrl, clock, deployment, bus: memoryBus(), logger: silentLogger() },
    stripe: { secretKey: 'sk_test_1', webhookSecret, client: stripe },
  });
  let count = 0;
  const onAnswer = () => {
    count += 1;
    if (count === after) process.kill(process.pid, 'SIGKILL');
  };
  database.pool.on('connect', (client) => {
    const send = client.query.bind(client) as unknown as Send;
    const counted: Send = (...args) => {
      const callback = args.at(-1);
      if (typeof callback !== 'function')
        return (send(...args) as Promise<unknown>).then((answer) => {
          onAnswer();
          return answer;
        });
      return send(...args.slice(0, -1), (...answer: unknown[]) => {
        onAnswer();
        (callback as Send)(...answer);
      });
    };
    client.query = counted as unknown as typeof client.query;
  });
  const viewer = { userId: clinicId, role: 'clinic' as const, actingClinicId: clinicId };
  const info = asViewer(viewer, { idempotencyKey: key });
  const { subscriptions, paymentEvents } = services;
  if (act === 'checkout') await subscriptions.checkout(info, { tier: 'pro' });
  if (act === 'change') await subscriptions.change(info, { tier: 'premium', confirm: true });
  if (act === 'cancel') await subscriptions.cancel(info, { reason: 'other' });
  if (act === 'webhook') await paymentEvents.receive(event.payload, event.signature);
  process.exit(0);
}

void run(settingsRule.parse(JSON.parse(process.argv[2] ?? '{}')));
