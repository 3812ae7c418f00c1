import { asViewer } from '@tbt/service-kit/testing';
import type { User } from '../src';
import { createWorld, PASSWORD, signUpInput, viewerOf, type World } from './factories';

describe('accounts', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  describe('updateProfile', () => {
    let user: User;
    beforeEach(async () => {
      user = await world.person('hygienist');
    });
    const update = (profile: object, info = asViewer(viewerOf(user))) =>
      world.services.users.updateProfile(info, user.id, profile);

    it('stores the profile and derives tier and new-graduate flag', async () => {
      const updated = await update({
        yearsExperience: '2-5',
        educationInstitution: 'Dalhousie University',
        graduationYear: 2024,
        gpa: '3.9',
        travelDistance: 100,
        availability: ['Monday', 'Evenings'],
        languagesSpoken: ['English', 'French'],
        workingStyle: 'collaborative',
        streetAddress: '1 King St W',
        postalCode: 'm5h1a1',
      });
      expect(updated).toMatchObject({
        revision: user.revision + 1,
        educationTier: 'tier1',
        isNewGrad: true,
        gpa: '3.90',
        postalCode: 'M5H 1A1',
        availability: ['Monday', 'Evenings'],
      });
    });

    it('keeps absent fields, and empties null ones', async () => {
      await update({ workPace: 'adaptable', gpa: 3, educationInstitution: 'Elsewhere' });
      const updated = await update({ gpa: null });
      expect(updated).toMatchObject({ workPace: 'adaptable', gpa: null, educationTier: 'tier3' });
      expect(await update({ educationInstitution: '' })).toMatchObject({ educationTier: null });
    });

    it('never takes derived or reserved fields', async () => {
      const updated = await update({
        educationTier: 'tier1',
        isNewGrad: true,
        isVerified: true,
        isAdmin: true,
        role: 'clinic',
        email: 'new@example.test',
        subscriptionTier: 'premium',
      });
      const { revision, profileVersion, ...same } = user;
      expect(updated).toMatchObject(same);
    });

    it.each([
      [{ postalCode: 'H2X 1Y4' }, ['postalCode']],
      [{ graduationYear: 2027 }, ['graduationYear']],
      [{ gpa: '4.5' }, ['gpa']],
      [{ firstName: '' }, ['firstName']],
    ])('refuses %p', async (profile, path) => {
      await expect(update(profile)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        issues: [{ path }],
      });
    });

    it.each([
      ['another user', 'FORBIDDEN', () => asViewer({ userId: 999_999 })],
      ['an unauthenticated caller', 'FORBIDDEN', () => world.anonymous()],
    ])('is closed to %s', async (_name, code, caller) => {
      await expect(update({ city: 'Ottawa' }, caller())).rejects.toMatchObject({ code });
    });

    it('keeps place and postal code together, even when they change at the same time', async () => {
      for (let round = 0; round < 8; round += 1) {
        await update({ province: 'Ontario', postalCode: null });
        const changes = await Promise.allSettled([
          update({ province: 'Quebec' }),
          update({ postalCode: 'M5H 1A1' }),
        ]);
        expect(changes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      }
    });

    it('increments the revision with every change', async () => {
      const cities = ['Ottawa', 'Kingston', 'London', 'Windsor'];
      const updates = await Promise.all(cities.map((city) => update({ city })));
      expect(new Set(updates.map(({ revision }) => revision)).size).toBe(4);
    });
  });

  describe('administrators', () => {
    it('are granted by e-mail, once, on the record', async () => {
      const user = await world.person('clinic');
      const { admin } = world.services;
      await admin.grant(world.system, ` ${user.email.toUpperCase()} `);
      expect(await admin.grant(world.system, user.email)).toMatchObject({ isAdmin: true });
      const entries = await world.database.prisma.auditEntry.findMany({
        where: { subject: `user:${user.id}` },
      });
      expect(entries).toMatchObject([{ actor: 'system:seed', action: 'admin.granted' }]);
    });

    it('may have no role, and log in', async () => {
      const created = await world.admin();
      const { email } = created;
      expect(created).toMatchObject({ role: null, isAdmin: true });
      const { user } = await world.services.sessions.logIn(world.anonymous(), {
        email,
        password: PASSWORD,
      });
      expect(user.id).toBe(created.id);
    });

    it('are visible to services only', async () => {
      const { email, password } = signUpInput();
      const caller = asViewer({ isAdmin: true });
      const { admin, users } = world.services;
      const input = { firstName: 'A', lastName: 'B', email, password };
      const refusal = { code: 'FORBIDDEN' };
      await expect(admin.grant(caller, email)).rejects.toMatchObject(refusal);
      await expect(admin.create(caller, input)).rejects.toMatchObject(refusal);
      await expect(users.byEmail(caller, email)).rejects.toMatchObject(refusal);
      await expect(admin.grant(world.system, 'no@example.test')).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    });

    it.each(['UPDATE audit_log SET actor = $$x$$', 'DELETE FROM audit_log', 'TRUNCATE audit_log'])(
      'cannot be struck from the record: %s',
      async (sql) => {
        await expect(world.database.pool.query(sql)).rejects.toThrow('append-only');
      },
    );
  });

  it('subscriptions are set by services and announced', async () => {
    const clinic = await world.person('clinic');
    const input = { tier: 'premium', status: 'active', endsAt: null } as const;
    const { subscriptions } = world.services;
    const updated = await subscriptions.set(world.system, clinic.id, input);
    expect(updated).toMatchObject({ subscriptionTier: 'premium', subscriptionStatus: 'active' });
    await world.outboxDrained();
    expect(world.bus.published.at(-1)).toMatchObject({
      payload: { id: clinic.id, revision: updated.revision, subscriptionTier: 'premium' },
    });
    const own = subscriptions.set(asViewer(viewerOf(clinic)), clinic.id, input);
    await expect(own).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is ready while its database and bus are', async () => {
    await expect(world.subgraph.ready()).resolves.toBeUndefined();
  });

  it('refuses calls without a request', async () => {
    const { executeSubgraph } = await import('@tbt/service-kit');
    const { errors } = await executeSubgraph(world.subgraph, { query: '{ me { id } }' }, null);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
