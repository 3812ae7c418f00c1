import type { User } from '../src';
import { createWorld, PASSWORD, viewerOf, type World } from './factories';
import { subscriptionCalls } from './subscription-calls';

const CLOSE = `mutation Close($input: CloseAccountInput!) {
  closeAccount(input: $input) { isClosed errors { code } } }`;

describe('the plan of an account that is closed', () => {
  let world: World;
  let clinic: User;
  let calls: ReturnType<typeof subscriptionCalls>;
  beforeEach(async () => {
    world = await createWorld({ publicUrl: 'http://localhost:3000' });
    clinic = await world.person('clinic', { streetAddress: '1 King St W', postalCode: 'M5H 1A1' });
    calls = subscriptionCalls(world, clinic);
  });
  afterEach(() => world.close());

  const close = async () => {
    const variables = { input: { password: PASSWORD } };
    const { data } = await world.ask({ query: CLOSE, variables, viewer: viewerOf(clinic) });
    expect(data?.closeAccount).toEqual({ isClosed: true, errors: [] });
  };
  const atProvider = async () => {
    const all = await world.database.prisma.testPaymentSubscription.findMany();
    return all.map(({ status }) => status);
  };
  const endClosed = () => world.services.paymentEvents.endClosed();

  it('is ended by the provider, once the provider answers', async () => {
    await calls.buy('pro', false);
    await close();
    const end = jest.spyOn(world.services.testPayments.port, 'end');
    end.mockRejectedValueOnce(new Error('The provider is down'));
    await endClosed();
    expect(await atProvider()).toEqual(['active']);
    await Promise.all([endClosed(), endClosed()]);
    expect(await atProvider()).toEqual(['canceled']);
    end.mockClear();
    await endClosed();
    expect(end).not.toHaveBeenCalled();
  });

  it('is ended by the provider when the request had reached it and its answer was lost', async () => {
    await calls.buy('pro', true);
    await close();
    const { port } = world.services.testPayments;
    const end = port.end.bind(port);
    jest.spyOn(port, 'end').mockImplementationOnce(async (id) => {
      await end(id);
      throw new Error('The answer was lost');
    });
    await endClosed();
    await endClosed();
    expect(await atProvider()).toEqual(['canceled']);
    expect(await world.database.prisma.subscriptionEnding.count()).toBe(0);
  });

  it('is ended when it was bought on the open payment page while the account was closed', async () => {
    const { sessionId } = await calls.checkout({ tier: 'pro', withTrial: false });
    const { testPayments } = world.services;
    const session = await testPayments.session(String(sessionId));
    if (!session) throw new Error('No session');
    await close();
    // A provider's page outlives the account.
    await world.database.prisma.testPaymentSession.create({ data: session });
    await testPayments.play(clinic.id, String(sessionId), 'success');
    expect(await atProvider()).toEqual(['active']);
    await endClosed();
    expect(await atProvider()).toEqual(['canceled']);
  });

  it('that is past due is ended once, and nothing more is told of it', async () => {
    await calls.buy('pro', false);
    await calls.happen('card_expired');
    await close();
    await endClosed();
    world.clock.set(new Date(world.clock.now().getTime() + 8 * 86_400_000));
    const before = (await world.published('subscription.changed')).length;
    const end = jest.spyOn(world.services.testPayments.port, 'end');
    await world.services.paymentEvents.remind();
    await world.services.paymentEvents.endUnpaid();
    expect(end).not.toHaveBeenCalled();
    expect(await world.published('subscription.changed')).toHaveLength(before);
  });
});
