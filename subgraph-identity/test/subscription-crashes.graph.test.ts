import { systemInfo, type RequestInfo } from '@tbt/service-kit';
import { asViewer } from '@tbt/service-kit/testing';
import { Client } from 'pg';
import { createStripe, type User } from '../src';
import { createWorld, viewerOf, type World } from './factories';
import { startSellingStripe, type SellingStripe } from './selling-stripe';

const WEBHOOK_SECRET = 'whsec_1';
/** More statements than any act has. */
const STEPS_MAX = 60;

let world: World;
let stripe: SellingStripe;
let admin: User;
/** Statements until the connection is lost as with a killed process; negative: none. */
let stepsLeft = -1;

beforeAll(async () => {
  stripe = await startSellingStripe();
  world = await createWorld({
    publicUrl: 'https://site.test',
    stripe: { secretKey: 'sk_test_1', webhookSecret: WEBHOOK_SECRET, client: stripe.client },
  });
  admin = await world.admin();
  await world.subgraph.outbox.stop();
  const send = Client.prototype.query as (...args: unknown[]) => unknown;
  jest.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...args: unknown[]
  ) {
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } };
    if (stepsLeft === 0) connection.stream.destroy();
    stepsLeft = Math.max(-1, stepsLeft - 1);
    return Reflect.apply(send, this, args) as never;
  } as never);
});
afterAll(async () => {
  await stripe.close();
  await world.close();
});

type Scene = { clinic: User; key: string };
type Act = (scene: Scene, info: RequestInfo) => Promise<unknown>;
let keys = 0;

const clinicWith = async (isSubscribed: boolean): Promise<Scene> => {
  const clinic = await world.person('clinic', { province: 'Ontario' });
  stripe.reset(clinic.id);
  // The subscription at Stripe has one id, which belongs to the clinic of the scene.
  await world.database.prisma.subscription.deleteMany();
  await world.database.prisma.user.updateMany({ data: { subscriptionId: null } });
  await world.database.prisma.planRefund.deleteMany();
  if (isSubscribed) await world.services.paymentEvents.sync('sub_1');
  keys += 1;
  return { clinic, key: `key-${String(keys)}` };
};

const sendEvent = (id: string): Promise<void> => {
  const payload = JSON.stringify(stripe.event(id));
  const timestamp = world.clock.now().getTime() / 1000;
  const { webhooks } = createStripe('sk_test_1');
  const header = webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, timestamp });
  return world.services.paymentEvents.receive(payload, header);
};

const refundInput = ({ clinic }: Scene) => ({
  ...{ clinicId: clinic.id, invoiceId: 'in_1', amount: '20', refundedBefore: '0' },
  reason: 'Charged by mistake',
});

const ACTS: Record<string, { isSubscribed: boolean; act: Act }> = {
  'starting a checkout': {
    isSubscribed: false,
    act: (_scene, info) => world.services.subscriptions.checkout(info, { tier: 'pro' }),
  },
  'taking a place of a code': {
    isSubscribed: false,
    act: (_scene, info) =>
      world.services.subscriptions.checkout(info, { tier: 'pro', promotionalCode: 'FIRST5FREE' }),
  },
  'taking a place of a code with a payment page open': {
    isSubscribed: false,
    act: async (_scene, info) => {
      const { subscriptions } = world.services;
      const idempotencyKey = `${info.idempotencyKey ?? ''}-page`;
      await subscriptions.checkout({ ...info, idempotencyKey }, { tier: 'pro' });
      await subscriptions.checkout(info, { tier: 'pro', promotionalCode: 'FIRST5FREE' });
    },
  },
  'changing to a dearer plan': {
    isSubscribed: true,
    act: (_scene, info) =>
      world.services.subscriptions.change(info, { tier: 'premium', confirm: true }),
  },
  cancelling: {
    isSubscribed: true,
    act: (_scene, info) => world.services.subscriptions.cancel(info, { reason: 'other' }),
  },
  'an event of the provider': { isSubscribed: false, act: ({ key }) => sendEvent(`evt_${key}`) },
  'a refund by an administrator': {
    isSubscribed: true,
    act: async (scene, { idempotencyKey }) => {
      const viewer = { ...viewerOf(admin), isAdmin: true };
      await world.services.planRefunds.refund(
        asViewer(viewer, { idempotencyKey }),
        refundInput(scene),
      );
      await world.services.planRefunds.settleRunning(systemInfo('jobs', 'test'));
    },
  },
};

/** What an act leaves, at Stripe and here. */
async function left({ clinic }: Scene): Promise<object> {
  const { prisma } = world.database;
  const user = await prisma.user.findUniqueOrThrow({ where: { id: clinic.id } });
  const stored = await prisma.subscription.findUnique({ where: { clinicId: clinic.id } });
  const told = await prisma.subscriptionRecord.findMany({
    where: { clinicId: clinic.id },
    orderBy: { id: 'asc' },
  });
  const refunds = await prisma.planRefund.findMany({ where: { clinicId: clinic.id } });
  return {
    stripe: stripe.facts(),
    plan: [user.subscriptionStatus, user.subscriptionTier, user.isPromotionalUser],
    stored: stored && [stored.tier, stored.cancelAtPeriodEnd, stored.cancelReason],
    told: told.map(({ change, total }) => [change, total?.toFixed(2) ?? null]),
    refunds: refunds.map(({ amountCents, settledAt }) => [amountCents, settledAt !== null]),
  };
}

const freePlaces = () => world.database.prisma.promotionalRegistration.deleteMany();

describe.each(Object.entries(ACTS))(
  '%s, by a process that dies at every statement',
  (_name, { isSubscribed, act }) => {
    it('is done once when it is asked again, and nothing is lost', async () => {
      const infoOf = ({ clinic, key }: Scene) =>
        asViewer(viewerOf(clinic), { idempotencyKey: key });
      const undisturbed = await clinicWith(isSubscribed);
      await act(undisturbed, infoOf(undisturbed));
      const whole = await left(undisturbed);
      let crashes = 0;
      for (let step = 0; step < STEPS_MAX; step += 1) {
        await freePlaces();
        const scene = await clinicWith(isSubscribed);
        stepsLeft = step;
        const error = await act(scene, infoOf(scene)).then(
          () => null,
          (reason: unknown) => reason,
        );
        const isOver = stepsLeft >= 0;
        stepsLeft = -1;
        // The browser sends it again with its key, as it does after no answer.
        await act(scene, infoOf(scene));
        expect({ step, ...(await left(scene)) }).toEqual({ step, ...whole });
        await act(scene, infoOf(scene));
        expect({ step, ...(await left(scene)) }).toEqual({ step, ...whole });
        if (error) crashes += 1;
        if (isOver) break;
      }
      expect(crashes).toBeGreaterThan(3);
      expect(crashes).toBeLessThan(STEPS_MAX - 1);
    }, 300_000);
  },
);

it('a change that died after Stripe charged is completed by the next event, without the clinic', async () => {
  let isOver = false;
  let completed = 0;
  for (let step = 0; !isOver && step < STEPS_MAX; step += 1) {
    const scene = await clinicWith(true);
    const info = asViewer(viewerOf(scene.clinic), { idempotencyKey: scene.key });
    stepsLeft = step;
    await world.services.subscriptions
      .change(info, { tier: 'premium', confirm: true })
      .catch(() => undefined);
    isOver = stepsLeft >= 0;
    stepsLeft = -1;
    const { tier, charges } = stripe.facts();
    await sendEvent(`evt_after_${scene.key}`);
    const user = await world.database.prisma.user.findUniqueOrThrow({
      where: { id: scene.clinic.id },
    });
    expect({ step, tier: user.subscriptionTier }).toEqual({ step, tier });
    expect(charges).toBe(tier === 'premium' ? 1 : 0);
    if (tier === 'premium') completed += 1;
  }
  expect(isOver).toBe(true);
  expect(completed).toBeGreaterThan(1);
}, 300_000);
