import type { User } from '../src';
import { signPayload } from '../src/modules/subscriptions/webhook-signature';
import { createWorld, type World } from './factories';
import { eventOf, receive, subscriptionCalls } from './subscription-calls';

const DAY = 86_400_000;

describe('payment events', () => {
  let world: World;
  let clinic: User;
  let calls: ReturnType<typeof subscriptionCalls>;
  beforeEach(async () => {
    world = await createWorld({ publicUrl: 'http://localhost:3000' });
    clinic = await world.person('clinic', { streetAddress: '1 King St W', postalCode: 'M5H 1A1' });
    calls = subscriptionCalls(world, clinic);
  });
  afterEach(() => world.close());

  const pass = async (days: number) => {
    world.clock.set(new Date(world.clock.now().getTime() + days * DAY));
    await world.services.testPayments.advance();
  };
  const state = async () => {
    const { status, tier, plan } = await calls.mine();
    return [status, tier, plan];
  };
  const providerId = async () => {
    const [user] = await world.database.prisma.user.findMany({ where: { id: clinic.id } });
    return String(user?.subscriptionId);
  };

  it('are refused without a signature, when changed and when old', async () => {
    const payload = eventOf('evt_1', 'sub_1');
    expect((await receive(world, payload, '')).errors).toMatchObject([
      { code: 'VALIDATION_FAILED' },
    ]);
    const old = new Date(world.clock.now().getTime() - 301_000);
    const signature = signPayload('whsec_test_driver', payload, old);
    expect((await receive(world, payload, signature)).errors).toMatchObject([
      { code: 'VALIDATION_FAILED' },
    ]);
    expect(await world.database.prisma.paymentEvent.count()).toBe(0);
  });

  it('of an unknown subscription are taken without effect', async () => {
    expect(await receive(world, eventOf('evt_1', 'sub_1'))).toMatchObject({ isReceived: true });
    expect(await state()).toEqual(['free', null, 'none']);
  });

  it('that are replayed change nothing', async () => {
    await calls.buy('pro', false);
    const before = await calls.mine();
    const { revision } = await world.database.prisma.user.findUniqueOrThrow({
      where: { id: clinic.id },
    });
    const payload = eventOf('evt_new', await providerId());
    await Promise.all([receive(world, payload), receive(world, payload), receive(world, payload)]);
    expect(await calls.mine()).toEqual(before);
    const after = await world.database.prisma.user.findUniqueOrThrow({
      where: { id: clinic.id },
    });
    expect(after.revision).toBe(revision);
  });

  it('of a former subscription do not end the one that replaced it', async () => {
    await calls.buy('pro', false);
    const former = await providerId();
    await calls.cancel();
    await pass(30);
    await calls.buy('basic', false);
    await receive(world, eventOf('evt_late', former));
    expect(await state()).toEqual(['active', 'basic', 'basic']);
  });

  it('that did not arrive are asked for', async () => {
    await calls.buy('pro', false);
    const id = await providerId();
    await world.database.prisma.paymentEvent.deleteMany();
    await world.database.prisma.testPaymentSubscription.update({
      where: { id },
      data: { tier: 'premium' },
    });
    await world.services.paymentEvents.replay();
    expect(await state()).toEqual(['active', 'premium', 'premium']);
  });

  it('of a refund show the invoice as refunded', async () => {
    await calls.buy('pro', false);
    const { port } = world.services.testPayments;
    const id = await providerId();
    const [invoice] = (await port.subscription(id))?.invoices ?? [];
    await port.refund(id, String(invoice?.id), 6667, 'refund-1');
    expect(await calls.mine()).toMatchObject({ invoices: [{ status: 'refunded' }] });
    await expect(port.refund(id, String(invoice?.id), 1, 'refund-2')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
