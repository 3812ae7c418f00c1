import { createWorld, signUpInput, viewerOf, type World } from './factories';

const CREATE = `mutation Create($input: CreateProfileInput!) {
  createProfile(input: $input) {
    token
    user {
      id email role province educationTier isNewGrad travelDistance gpa licenseNumber profileVersion
      isVerified licences { province regulator number status }
    }
    errors { code message path }
  }
}`;
const UPDATE = `mutation Update($input: ProfileInput!, $expectedVersion: Int!) {
  updateProfile(input: $input, expectedVersion: $expectedVersion) {
    user { firstName city educationTier isNewGrad gpa profileVersion licences { number status } }
    errors { code message path reasons }
  }
}`;

describe('profiles', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ limits: { accountsPerAddress: 1000 } });
  });
  afterAll(() => world.close());

  const create = (input: Record<string, unknown> = {}) =>
    world.ask({
      query: CREATE,
      variables: { input: signUpInput(input) },
      address: `198.51.100.${Math.floor(Math.random() * 1e9)}`,
    });

  describe('createProfile', () => {
    it('stores the profile, derives tier and newness, and opens a session', async () => {
      const { data, errors } = await create({
        educationInstitution: ' mcgill university ',
        graduationYear: 2025,
        gpa: 3.7,
        licenseNumber: 'H-1',
        availability: ['Monday', 'Evenings'],
      });
      expect(errors).toBeUndefined();
      expect(data?.createProfile).toMatchObject({
        errors: [],
        user: {
          educationTier: 'tier1',
          isNewGrad: true,
          gpa: '3.70',
          travelDistance: 25,
          profileVersion: 1,
          isVerified: false,
          licences: [{ province: 'Ontario', regulator: 'CDHO', number: 'H-1', status: 'pending' }],
        },
      });
      const { token, user } = data?.createProfile as { token: string; user: { id: string } };
      const seen = await world.services.sessions.viewerOf(world.system, token);
      expect(String(seen?.userId)).toBe(user.id);
    });

    it('keeps a clinic apart from what professionals have', async () => {
      const { data } = await create({
        role: 'clinic',
        streetAddress: '1 King St W',
        postalCode: 'm5h1a1',
        licenseNumber: 'X-1',
      });
      expect(data?.createProfile).toMatchObject({
        user: { role: 'clinic', travelDistance: null, licences: [] },
      });
    });

    it('requires an assistant’s licence number, along with other errors', async () => {
      const { data } = await create({ role: 'assistant', gpa: '5', graduationYear: 3000 });
      expect(data?.createProfile).toMatchObject({ token: null, user: null });
      expect(data?.createProfile?.errors).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            path: ['licenseNumber'],
            message: 'License number is required for dental assistants',
          }),
          expect.objectContaining({ path: ['gpa'] }),
          expect.objectContaining({ path: ['graduationYear'] }),
        ]),
      );
    });

    it('claims a clinic’s promotional code with it, or makes no account', async () => {
      const { user } = await world.services.profiles.create(
        world.system,
        signUpInput({ role: 'clinic', promotionalCode: 'first5free' }),
      );
      expect(user).toMatchObject({ isPromotionalUser: true, subscriptionTier: 'premium' });
      const { data } = await create({
        email: 'late@example.test',
        role: 'clinic',
        promotionalCode: 'NONE',
      });
      expect(data?.createProfile?.errors).toMatchObject([{ path: ['promotionalCode'] }]);
      const where = { email: 'late@example.test' };
      expect(await world.database.prisma.user.count({ where })).toBe(0);
    });

    it('refuses a future year', async () => {
      const { data } = await create({ graduationYear: 2027 });
      expect(data?.createProfile?.errors).toMatchObject([{ path: ['graduationYear'] }]);
    });

    it('takes an address once, in any case and under load', async () => {
      const email = 'Same@Example.test';
      const answers = await Promise.all(
        [email, email.toLowerCase(), ` ${email.toUpperCase()} `].map((typed) =>
          create({ email: typed, licenseNumber: 'H-2' }),
        ),
      );
      const outcomes = answers.map(({ data }) => data?.createProfile);
      expect(outcomes.filter((outcome) => outcome?.token)).toHaveLength(1);
      expect(outcomes.filter((outcome) => !outcome?.token)).toMatchObject([
        { errors: [{ code: 'CONFLICT', path: ['email'] }] },
        { errors: [{ code: 'CONFLICT', path: ['email'] }] },
      ]);
      const where = { number: 'H-2' };
      expect(await world.database.prisma.licence.count({ where })).toBe(1);
    });

    it.each(['isVerified', 'isAdmin', 'avgRating', 'subscriptionStatus', 'profileVersion'])(
      'never takes %s from the caller',
      async (field) => {
        const { codes } = await create({ [field]: true });
        expect(codes).toEqual(['VALIDATION_FAILED']);
        const sent = { ...signUpInput(), [field]: true };
        const { user } = await world.services.profiles.create(world.system, sent);
        expect(user).toMatchObject({
          isVerified: false,
          isAdmin: false,
          subscriptionStatus: 'free',
          profileVersion: 1,
        });
      },
    );

    it.each([
      ['Cyrillic', 'Ж', 'Щ'.repeat(100)],
      ['Arabic', 'ف', 'فاطمة'.repeat(20)],
      ['beyond the first plane', '𠮷', '𠮷'.repeat(100)],
    ])('keeps names in %s of 1 and of 100 signs', async (_script, firstName, lastName) => {
      const { user } = await world.services.profiles.create(
        world.system,
        signUpInput({ firstName, lastName }),
      );
      expect(user).toMatchObject({ firstName, lastName });
    });

    it('ends the caller’s session', async () => {
      const person = await world.person('hygienist');
      const first = await world.services.sessions.logIn(world.system, {
        email: person.email,
        password: signUpInput().password,
      });
      const seen = await world.services.sessions.viewerOf(world.system, first.token);
      await world.ask({
        query: CREATE,
        variables: { input: signUpInput() },
        viewer: viewerOf(person, seen?.sessionId ?? null),
      });
      expect(await world.services.sessions.viewerOf(world.system, first.token)).toBeNull();
    });
  });

  describe('updateProfile', () => {
    const update = async (
      person: Parameters<typeof viewerOf>[0],
      input: Record<string, unknown>,
      expectedVersion = person.profileVersion,
    ) => {
      const variables = { input, expectedVersion };
      const request = { query: UPDATE, variables, viewer: viewerOf(person) };
      return (await world.ask(request)).data?.updateProfile as Record<string, unknown>;
    };

    it('saves what was sent, leaves the rest, and derives again', async () => {
      const person = await world.person('hygienist', { graduationYear: 2010, gpa: '3.10' });
      const saved = await update(person, {
        educationInstitution: 'Somewhere else',
        graduationYear: 2024,
        licenseNumber: 'H-7',
      });
      expect(saved).toMatchObject({
        errors: [],
        user: {
          city: 'Toronto',
          gpa: '3.10',
          educationTier: 'tier3',
          isNewGrad: true,
          profileVersion: person.profileVersion + 1,
          licences: [{ number: 'H-7', status: 'pending' }],
        },
      });
    });

    it('gives the later of two tabs a conflict, and keeps the earlier change', async () => {
      const person = await world.person('hygienist');
      const answers = await Promise.all([
        update(person, { city: 'Ottawa' }),
        update(person, { city: 'Hamilton' }),
      ]);
      const refused = answers.filter(({ user }) => user === null);
      expect(refused).toMatchObject([
        { errors: [{ code: 'CONFLICT', path: [], reasons: ['stale_version'] }] },
      ]);
      const [stored] = await world.database.prisma.user.findMany({ where: { id: person.id } });
      const won = answers.find(({ user }) => user !== null);
      expect(won).toMatchObject({ user: { city: stored?.city } });
      expect(stored?.profileVersion).toBe(person.profileVersion + 1);
      const again = await update(person, { city: 'Hamilton' }, person.profileVersion + 1);
      expect(again).toMatchObject({ user: { city: 'Hamilton' } });
    });

    it('keeps an assistant from emptying the licence number', async () => {
      const person = await world.person('assistant');
      expect(await update(person, { city: 'Ottawa' })).toMatchObject({ errors: [] });
      const { id } = person;
      const [now] = await world.database.prisma.user.findMany({ where: { id } });
      const emptied = await update(person, { licenseNumber: '' }, now?.profileVersion);
      expect(emptied).toMatchObject({ errors: [{ path: ['licenseNumber'] }] });
    });

    it('puts a number on record once', async () => {
      const person = await world.person('hygienist');
      await update(person, { licenseNumber: 'H-8' });
      await update(person, { licenseNumber: '' }, person.profileVersion + 1);
      const saved = await update(person, { licenseNumber: 'H-8' }, person.profileVersion + 2);
      expect(saved).toMatchObject({ errors: [], user: { licences: [{ number: 'H-8' }] } });
    });

    it('needs a session', async () => {
      const variables = { input: { city: 'Ottawa' }, expectedVersion: 1 };
      const { codes } = await world.ask({ query: UPDATE, variables });
      expect(codes).toEqual(['UNAUTHENTICATED']);
    });

    it('announces the change to the other services', async () => {
      const person = await world.person('hygienist');
      await update(person, { city: 'Guelph' });
      const events = await world.database.prisma.outboxEvent.findMany({
        where: { name: 'user.changed', payload: { path: ['id'], equals: person.id } },
        orderBy: { createdAt: 'desc' },
      });
      expect(events[0]?.payload).toMatchObject({ city: 'Guelph' });
    });
  });
});
