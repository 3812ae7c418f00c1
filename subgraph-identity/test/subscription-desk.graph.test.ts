import type { User } from '../src';
import { createWorld, PASSWORD, viewerOf, type World } from './factories';
import { deskCalls } from './desk-calls';
import { subscriptionCalls } from './subscription-calls';

const DAY = 86_400_000;

describe('the desk of subscriptions', () => {
  let world: World;
  let admin: User;
  let other: User;
  let clinic: User;
  let desk: ReturnType<typeof deskCalls>;
  let calls: ReturnType<typeof subscriptionCalls>;
  beforeEach(async () => {
    world = await createWorld({
      publicUrl: 'http://localhost:3000',
      limits: { accountsPerAddress: 1000 },
    });
    [admin, other] = [await world.admin(), await world.admin()];
    clinic = await world.person('clinic', { province: 'Ontario' });
    desk = deskCalls(world, admin);
    calls = subscriptionCalls(world, clinic);
  });
  afterEach(() => world.close());

  const trail = async () =>
    (await world.database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } }))
      .filter(({ action }) => !action.startsWith('admin.'))
      .map(({ actor, action, personId }) => [actor, action, personId]);
  const lastSnapshot = async () =>
    (await world.published('user.changed')).findLast(({ payload }) => payload.id === clinic.id)
      ?.payload;
  const told = async () =>
    (await world.published('subscription.changed')).map(({ payload }) => payload.change);
  const dayIn = (days: number) =>
    new Date(world.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
  const pass = (days: number) =>
    world.clock.set(new Date(world.clock.now().getTime() + days * DAY));

  describe('the list', () => {
    it('shows clinics that have or had a plan, newest first, page by page', async () => {
      const clinics = [clinic];
      for (let count = 0; count < 3; count += 1) clinics.push(await world.person('clinic', {}));
      await world.person('clinic', {});
      for (const one of clinics) await subscriptionCalls(world, one).buy('pro', false);
      const expected = clinics.map(({ id }) => String(id)).toReversed();
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof desk.list>> = await desk.list(
          {},
          { first: 3, after },
        );
        seen.push(...page.rows.map(({ id }) => id));
        after = page.hasNextPage ? page.endCursor : null;
      } while (after);
      expect(seen).toEqual(expected);
    });

    it('is filtered by status, plan, province and words', async () => {
      await calls.buy('pro', false);
      const quebec = await world.person('clinic', {
        province: 'Quebec',
        firstName: 'Centre-Ville',
      });
      await subscriptionCalls(world, quebec).buy('basic', true);
      const idle = await world.person('clinic', { province: 'Quebec', firstName: 'Tranquille' });
      const ids = async (filter: Record<string, unknown>) =>
        (await desk.list(filter)).rows.map(({ id }) => Number(id));
      expect(await ids({ status: 'active' })).toEqual([clinic.id]);
      expect(await ids({ status: 'trial' })).toEqual([quebec.id]);
      // A trial is premium, whatever was chosen.
      expect(await ids({ plan: 'premium' })).toEqual([quebec.id]);
      expect(await ids({ plan: 'pro' })).toEqual([clinic.id]);
      expect(await ids({ province: 'Quebec' })).toEqual([quebec.id]);
      expect(await ids({ q: 'centre' })).toEqual([quebec.id]);
      expect(await ids({ q: 'tranq' })).toEqual([idle.id]);
      expect(await ids({ q: '%' })).toEqual([]);
      expect(await ids({ status: 'free', province: 'Quebec' })).toEqual([idle.id]);
    });

    it('refuses an unknown status', async () => {
      await expect(desk.list({ status: 'none' })).rejects.toThrow('VALIDATION_FAILED');
    });
  });

  describe('a refund', () => {
    const invoiceOf = async () => {
      const [invoice] = (await desk.read(clinic.id)).invoices;
      return invoice!;
    };

    it('returns a part, then the rest, never more than was paid', async () => {
      await calls.buy('pro', false);
      const { id: invoiceId, total } = await invoiceOf();
      const asked = { clinicId: clinic.id, invoiceId };
      expect(total).toBe('66.67');
      const part = await desk.refund({ ...asked, amount: '20.00', refundedBefore: '0.00' });
      expect(part).toMatchObject({ isRunning: false, errors: [] });
      expect(await invoiceOf()).toMatchObject({ status: 'paid', refunded: '20.00' });
      const tooMuch = await desk.refund({ ...asked, amount: '46.68', refundedBefore: '20.00' });
      expect(tooMuch.errors).toMatchObject([{ code: 'VALIDATION_FAILED', path: ['amount'] }]);
      expect(tooMuch.errors[0]?.message).toContain('$46.67');
      await desk.refund({ ...asked, amount: '46.67', refundedBefore: '20' });
      expect(await invoiceOf()).toMatchObject({ status: 'refunded', refunded: '66.67' });
      const again = await desk.refund({ ...asked, amount: '1', refundedBefore: '66.67' });
      expect(again.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['not_paid'] }]);
      const facts = (await world.published('subscription.changed'))
        .filter(({ payload }) => payload.change === 'refunded')
        .map(({ payload }) => payload.total);
      expect(facts).toEqual(['20.00', '46.67']);
      expect(await trail()).toEqual(
        [...Array<string>(2)].flatMap(() => [
          [`user:${String(admin.id)}`, 'plan-refund.requested', clinic.id],
          [`user:${String(admin.id)}`, 'plan-refund.paid', clinic.id],
        ]),
      );
    });

    it('by a second administrator who saw an older state is refused', async () => {
      await calls.buy('pro', false);
      const { id: invoiceId } = await invoiceOf();
      const asked = { clinicId: clinic.id, invoiceId, amount: '66.67', refundedBefore: '0' };
      const outcomes = await Promise.all([
        desk.refund(asked),
        deskCalls(world, other).refund(asked),
      ]);
      const refused = outcomes.flatMap(({ errors }) => errors);
      expect(refused).toHaveLength(1);
      expect(refused).toMatchObject([{ code: 'CONFLICT' }]);
      expect(await invoiceOf()).toMatchObject({ refunded: '66.67' });
    });

    it('needs a reason and an amount', async () => {
      await calls.buy('pro', false);
      const { id: invoiceId } = await invoiceOf();
      const asked = { clinicId: clinic.id, invoiceId, refundedBefore: '0' };
      const paths = async (input: Record<string, unknown>) =>
        (await desk.refund({ ...asked, ...input })).errors.map(({ path }) => path[0]);
      expect(await paths({ amount: '10', reason: '  ' })).toEqual(['reason']);
      for (const amount of ['0', '-5', '1.234', 'all'])
        expect(await paths({ amount })).toEqual(['amount']);
      expect(await trail()).toEqual([]);
    });

    it('stays possible after the plan has ended', async () => {
      await calls.buy('pro', false);
      await calls.cancel();
      pass(32);
      await world.services.testPayments.advance();
      const { id: invoiceId } = await invoiceOf();
      const asked = { clinicId: clinic.id, invoiceId, amount: '5', refundedBefore: '0' };
      expect((await desk.refund(asked)).errors).toEqual([]);
      expect(await invoiceOf()).toMatchObject({ refunded: '5.00' });
    });
  });

  describe('a given plan', () => {
    it('counts until its last day, is told, and leaves the clinic as it was', async () => {
      const until = dayIn(10);
      const given = await desk.give({ clinicId: clinic.id, tier: 'premium', until });
      expect(given.subscription).toMatchObject({
        ...{ status: 'free', plan: 'premium', givenPlan: { tier: 'premium', until } },
      });
      expect(await lastSnapshot()).toMatchObject({
        ...{ subscriptionTier: 'premium', subscriptionStatus: 'active' },
      });
      expect(await calls.mine()).toMatchObject({ status: 'free', plan: 'premium' });
      const query = '{ me { clinics { plan subscriptionTier } } }';
      const { data } = await world.ask({ query, viewer: viewerOf(clinic) });
      expect(data?.me).toEqual({ clinics: [{ plan: 'premium', subscriptionTier: 'premium' }] });
      pass(9);
      await world.services.subscriptionDesk.endGivenPlans();
      expect(await calls.mine()).toMatchObject({ plan: 'premium' });
      pass(2);
      await world.services.subscriptionDesk.endGivenPlans();
      await world.services.subscriptionDesk.endGivenPlans();
      expect(await calls.mine()).toMatchObject({ status: 'free', plan: 'none' });
      expect(await lastSnapshot()).toMatchObject({
        ...{ subscriptionTier: null, subscriptionStatus: 'free', subscriptionEndsAt: null },
      });
      expect(await told()).toEqual(['plan_given', 'given_plan_ended']);
    });

    it('stands above a smaller plan of the clinic and below a better one', async () => {
      await calls.buy('basic', false);
      await desk.give({ clinicId: clinic.id, tier: 'pro', until: dayIn(5) });
      expect(await calls.mine()).toMatchObject({ status: 'active', tier: 'basic', plan: 'pro' });
      // What is paid below does not stop when the gift ends.
      expect(await lastSnapshot()).toMatchObject({
        ...{ subscriptionTier: 'pro', subscriptionEndsAt: null },
      });
      await calls.change('premium');
      expect(await calls.mine()).toMatchObject({ tier: 'premium', plan: 'premium' });
      expect(await lastSnapshot()).toMatchObject({ subscriptionTier: 'premium' });
      pass(6);
      await world.services.subscriptionDesk.endGivenPlans();
      expect(await calls.mine()).toMatchObject({ plan: 'premium' });
    });

    it('is ended with a reason, and all is kept in the records and the audit log', async () => {
      await desk.give({ clinicId: clinic.id, tier: 'pro', until: dayIn(5) });
      const knownUntil = dayIn(5);
      const { subscription } = await desk.give({
        ...{ clinicId: clinic.id, knownUntil, reason: 'Given to the wrong clinic' },
      });
      expect(subscription).toMatchObject({ plan: 'none', givenPlan: null });
      expect(subscription?.records.edges.map(({ node }) => node)).toMatchObject([
        {
          ...{ change: 'given_plan_ended', reason: 'Given to the wrong clinic', tier: 'pro' },
          actor: { id: String(admin.id) },
        },
        { change: 'plan_given', reason: 'Lost a week to our outage', day: knownUntil },
      ]);
      expect(await trail()).toEqual([
        [`user:${String(admin.id)}`, 'plan.given', clinic.id],
        [`user:${String(admin.id)}`, 'plan.given-ended', clinic.id],
      ]);
    });

    it('of two administrators at once is the first one’s', async () => {
      const both = [
        desk.give({ clinicId: clinic.id, tier: 'pro', until: dayIn(5) }),
        deskCalls(world, other).give({ clinicId: clinic.id, tier: 'premium', until: dayIn(30) }),
      ];
      const errors = (await Promise.all(both)).flatMap((outcome) => outcome.errors);
      expect(errors).toMatchObject([{ code: 'CONFLICT', reasons: ['desk_changed'] }]);
      expect(await told()).toEqual(['plan_given']);
      const ended = await desk.give({ clinicId: clinic.id });
      expect(ended.errors).toMatchObject([{ code: 'CONFLICT' }]);
    });

    it('needs a coming day and a reason, and a clinic', async () => {
      const { id: clinicId } = clinic;
      const paths = async (input: Record<string, unknown>) =>
        (await desk.give({ clinicId, tier: 'pro', ...input })).errors.map(({ path }) => path[0]);
      expect(await paths({})).toEqual(['until']);
      expect(await paths({ until: dayIn(-2) })).toEqual(['until']);
      expect(await paths({ until: dayIn(2), reason: '' })).toEqual(['reason']);
      const professional = await world.person('hygienist', {});
      await expect(
        desk.give({ clinicId: professional.id, tier: 'pro', until: dayIn(2) }),
      ).rejects.toThrow('NOT_FOUND');
      expect(await told()).toEqual([]);
    });
  });

  it('forgets the administrators’ words with the clinic’s account', async () => {
    await desk.give({ clinicId: clinic.id, tier: 'pro', until: dayIn(5) });
    await world.database.pool.query(
      'UPDATE subscription_records SET reason = $1 WHERE clinic_id = $2',
      ['Ms. Doe asked', clinic.id],
    );
    const viewer = viewerOf(clinic);
    const { data } = await world.ask({
      query: `mutation Close($input: CloseAccountInput!) {
        closeAccount(input: $input) { isClosed errors { code message } } }`,
      variables: { input: { password: PASSWORD } },
      viewer,
    });
    expect(data?.closeAccount).toMatchObject({ errors: [] });
    const rows = await world.database.prisma.subscriptionRecord.findMany();
    expect(rows.map(({ reason }) => reason)).toEqual([null]);
  });
});
