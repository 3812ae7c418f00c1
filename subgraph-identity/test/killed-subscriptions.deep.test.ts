import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createStripe } from '../src';
import { createWorld, type World } from './factories';
import { startSellingStripe, type SellingStripe } from './selling-stripe';

const webhookSecret = 'whsec_1';
/** Above the statements of an act. */
const STATEMENTS_MAX = 60;
const REGISTER = join(__dirname, '..', '..', 'packages', 'workspace', 'register.cjs');

jest.setTimeout(15 * 60_000);

let world: World;
let stripe: SellingStripe;
beforeEach(async () => {
  stripe = await startSellingStripe();
  world = await createWorld({
    publicUrl: 'https://site.test',
    stripe: { secretKey: 'sk_test_1', webhookSecret, client: stripe.client },
  });
  await world.subgraph.outbox.stop();
});
afterEach(async () => {
  await stripe.close();
  await world.close();
});

/** @returns the signal that ended a process which acts, null when it came to its end. */
async function actIn(settings: object): Promise<NodeJS.Signals | null> {
  const args = ['--require', REGISTER, join(__dirname, 'killed-subscription.ts')];
  const child = spawn(process.execPath, [...args, JSON.stringify(settings)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const errors: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  if (signal === null && code !== 0) throw new Error(Buffer.concat(errors).toString());
  return signal;
}

const signedEvent = () => {
  const payload = JSON.stringify(stripe.event('evt_1'));
  const timestamp = world.clock.now().getTime() / 1000;
  const { webhooks } = createStripe('sk_test_1');
  const header = { payload, secret: webhookSecret, timestamp };
  return { payload, signature: webhooks.generateTestHeaderString(header) };
};

it.each([
  ['checkout', { tier: 'pro', charges: 0, openPages: 1 }, null, []],
  ['change', { tier: 'premium', charges: 1 }, 'premium', ['started', 'plan_changed']],
  ['cancel', { tier: 'pro', isCancelled: true }, 'pro', ['started', 'cancelled']],
  ['webhook', { tier: 'pro', charges: 0 }, 'pro', ['started']],
] as const)(
  'a %s whose process is killed after each of its statements is done once',
  async (act, atStripe, tier, told) => {
    const clinic = await world.person('clinic', { province: 'Ontario' });
    stripe.reset(clinic.id);
    if (act === 'change' || act === 'cancel') await world.services.paymentEvents.sync('sub_1');
    const settings = {
      ...{ databaseUrl: world.databaseUrl, now: world.clock.now().toISOString() },
      ...{ stripe: stripe.client, webhookSecret, act, clinicId: clinic.id },
      ...{ key: 'one-key', event: signedEvent() },
    };
    let killed = 0;
    for (let after = 1; after <= STATEMENTS_MAX; after += 1) {
      const signal = await actIn({ ...settings, after });
      expect(stripe.facts().charges).toBeLessThanOrEqual(1);
      if (signal === null) break;
      expect(signal).toBe('SIGKILL');
      killed += 1;
    }
    expect(killed).toBeGreaterThan(3);
    expect(killed).toBeLessThan(STATEMENTS_MAX);
    expect(stripe.facts()).toMatchObject(atStripe);
    const { prisma } = world.database;
    const user = await prisma.user.findUniqueOrThrow({ where: { id: clinic.id } });
    expect(user.subscriptionTier).toBe(tier);
    const records = await prisma.subscriptionRecord.findMany({ orderBy: { id: 'asc' } });
    expect(records.map(({ change }) => change)).toEqual(told);
  },
);
