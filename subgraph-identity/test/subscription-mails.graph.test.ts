import type { ClinicRole } from '@tbt/contracts';
import type { User } from '../src';
import { createWorld, type World } from './factories';
import { eventOf, receive, subscriptionCalls } from './subscription-calls';

const DAY = 86_400_000;

describe('what a clinic is told of its plan', () => {
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
    await world.services.paymentEvents.remind();
    await world.services.paymentEvents.endUnpaid();
  };
  const told = async () => {
    const events = await world.published('subscription.changed');
    expect(events.every(({ payload }) => payload.userId === clinic.id)).toBe(true);
    return events.map(({ payload: { change, failureDay } }) =>
      failureDay ? `${change} ${failureDay}` : change,
    );
  };
  const last = async () => (await world.published('subscription.changed')).at(-1)?.payload;
  const providerId = async () => {
    const { subscriptionId } = await world.database.prisma.user.findUniqueOrThrow({
      where: { id: clinic.id },
    });
    return String(subscriptionId);
  };

  it('names the members who may change the plan, and those who only read it', async () => {
    const { prisma } = world.database;
    const join = async (role: ClinicRole): Promise<number> => {
      const { id: userId } = await world.person('hygienist');
      const joinedAt = world.clock.now();
      await prisma.clinicMember.create({ data: { clinicId: clinic.id, userId, role, joinedAt } });
      return userId;
    };
    const [owner, manager] = [await join('owner'), await join('manager')];
    for (const role of ['scheduler', 'viewer'] as const) await join(role);
    const closed = await join('owner');
    await prisma.user.update({ where: { id: closed }, data: { isActive: false } });
    await calls.buy('pro', true);
    expect(await last()).toMatchObject({ memberIds: [owner], readerIds: [manager] });
  });

  it('is each step from the trial to the end, with its day and amount', async () => {
    await calls.buy('pro', true);
    expect(await last()).toMatchObject({
      ...{ change: 'trial_started', tier: 'pro', status: 'trial', on: '2026-11-27' },
      total: '66.67',
    });
    await pass(4.9);
    expect(await told()).toEqual(['trial_started']);
    await pass(0.2);
    await pass(0.1);
    expect(await told()).toEqual(['trial_started', 'trial_ending']);
    expect(await last()).toMatchObject({ on: '2026-11-27', total: '66.67' });
    await pass(2);
    expect(await last()).toMatchObject({ change: 'started', tier: 'pro', status: 'active' });
    await calls.change('premium');
    expect(await last()).toMatchObject({ change: 'plan_changed', tier: 'premium' });
    await calls.change('basic');
    expect(await last()).toMatchObject({ change: 'plan_change_planned', tier: 'basic' });
    await calls.cancel();
    expect(await last()).toMatchObject({ change: 'cancelled', status: 'cancelled' });
    await calls.resume();
    // The smaller plan is planned again.
    expect((await told()).slice(-2)).toEqual(['resumed', 'plan_change_planned']);
    expect(await last()).toMatchObject({ status: 'active', tier: 'basic' });
    await calls.happen('refund');
    expect(await last()).toMatchObject({ change: 'refunded' });
    await calls.cancel();
    await pass(32);
    expect(await last()).toMatchObject({ change: 'ended', status: 'ended' });
    const before = await told();
    await pass(40);
    expect(await told()).toEqual(before);
    // Cancelled and planned twice.
    expect(new Set(before).size).toBe(before.length - 2);
  });

  it('is a failed payment three times in the days of grace, and the end', async () => {
    await calls.buy('basic', false);
    await calls.happen('card_expired');
    expect(await last()).toMatchObject({
      ...{ change: 'payment_failed', failureDay: 0, status: 'past_due' },
      ...{ on: '2026-11-27', total: '32.77' },
    });
    for (let hour = 0; hour < 7 * 4; hour++) await pass(0.25);
    expect(await told()).toEqual([
      ...['started', 'payment_failed', 'payment_failed 3', 'payment_failed 6'],
      'ended_unpaid',
    ]);
  });

  it('is only the latest reminder after a pause, and none once it has recovered', async () => {
    await calls.buy('basic', false);
    await calls.happen('card_expired');
    await pass(6.5);
    expect(await told()).toEqual(['started', 'payment_failed', 'payment_failed 6']);
    const { sessionId } = await calls.updateCard();
    await calls.play(sessionId, 'success');
    await pass(1);
    expect((await told()).slice(3)).toEqual(['recovered']);
    await calls.happen('card_expired');
    await pass(3);
    expect((await told()).slice(4)).toEqual(['payment_failed', 'payment_failed 3']);
  });

  it('is told once by repeated and reordered events, and by two workers at once', async () => {
    await calls.buy('pro', true, 'duplicate');
    const id = await providerId();
    await Promise.all(['a', 'b', 'c', 'c'].map((event) => receive(world, eventOf(event, id))));
    expect(await told()).toEqual(['trial_started']);
    world.clock.set(new Date(world.clock.now().getTime() + 5.5 * DAY));
    const { remind } = world.services.paymentEvents;
    await Promise.all([remind(), remind(), remind()]);
    expect(await told()).toEqual(['trial_started', 'trial_ending']);
  });

  it('is not the end of a trial that was cancelled before', async () => {
    await calls.buy('pro', true);
    await calls.cancel();
    await pass(6);
    expect(await told()).toEqual(['trial_started', 'cancelled']);
    expect(await last()).toMatchObject({ on: '2026-11-27' });
  });

  it('is not a trial that another account of the office has had', async () => {
    const address = { streetAddress: '1 King St. W.', postalCode: 'm5h1a1' };
    const other = subscriptionCalls(world, await world.person('clinic', address));
    const { sessionId } = await other.checkout({ tier: 'pro', withTrial: true });
    await calls.buy('pro', true);
    await other.play(sessionId, 'success');
    const changes = (await world.published('subscription.changed')).map(
      ({ payload: { userId, change } }) => [userId === clinic.id, change],
    );
    expect(changes).toEqual([
      [true, 'trial_started'],
      [false, 'started'],
    ]);
  });
});
