import { createWorld, signUpInput, viewerOf, type World } from './factories';

const SIGN_UP = `mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) {
    user { id firstName email role isVerified isAdmin travelDistance createdAt }
    errors { code message path }
  }
}`;

describe('signUp', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ limits: { accountsPerAddress: 3 } });
  });
  afterAll(() => world.close());

  const signUp = (input: object, address = `198.51.100.${Math.floor(Math.random() * 1e9)}`) =>
    world.ask({ query: SIGN_UP, variables: { input }, address });
  const rows = (email: string) =>
    world.database.prisma.user.count({ where: { email: { equals: email, mode: 'insensitive' } } });

  it('creates an account that its maker may read, and opens no session', async () => {
    const { data, errors } = await signUp(signUpInput({ email: ' Ada@Example.TEST ' }));
    expect(errors).toBeUndefined();
    expect(data?.signUp).toMatchObject({
      errors: [],
      user: {
        firstName: 'Ada',
        email: 'ada@example.test',
        role: 'hygienist',
        isVerified: false,
        isAdmin: false,
        travelDistance: 25,
        createdAt: '2026-11-20T15:00:00.000Z',
      },
    });
    expect(await world.database.prisma.session.count()).toBe(0);
  });

  it('names every wrong field, in the viewer’s language', async () => {
    const input = signUpInput({
      email: 'robin',
      role: 'owner',
      province: 'Texas',
      password: 'short',
    });
    const request = { query: SIGN_UP, variables: { input }, locale: 'fr-CA' } as const;
    const { data } = await world.ask(request);
    expect(data?.signUp).toMatchObject({ user: null });
    expect(data?.signUp?.errors).toEqual(
      expect.arrayContaining(
        ['email', 'role', 'province', 'password'].map((field) =>
          expect.objectContaining({ code: 'VALIDATION_FAILED', path: [field] }),
        ),
      ),
    );
    expect(data?.signUp?.errors).toContainEqual(
      expect.objectContaining({ message: 'Adresse courriel non valide.' }),
    );
  });

  it.each([
    ['isVerified', true],
    ['isAdmin', true],
    ['avgRating', '5.00'],
    ['subscriptionStatus', 'active'],
    ['id', 1],
    ['revision', 99],
  ])('never takes %s from the caller', async (field, value) => {
    const input = signUpInput();
    const user = await world.services.users.signUp(world.system, { ...input, [field]: value });
    expect(user).toMatchObject({
      isVerified: false,
      isAdmin: false,
      subscriptionStatus: 'free',
      verificationStatus: 'pending',
      revision: 1,
    });
    expect(user).not.toHaveProperty('avgRating');
    const { codes } = await signUp({ ...signUpInput(), [field]: value });
    expect(codes).toEqual(['VALIDATION_FAILED']);
  });

  it('refuses a registered e-mail, ignoring case', async () => {
    await signUp(signUpInput({ email: 'taken@example.test' }));
    const { data } = await signUp(signUpInput({ email: 'TAKEN@example.test' }));
    expect(data?.signUp).toEqual({
      user: null,
      errors: [
        {
          code: 'CONFLICT',
          message: 'An account with this email already exists.',
          path: ['email'],
        },
      ],
    });
  });

  it('compares e-mails ignoring case and Unicode form', async () => {
    await signUp(signUpInput({ email: 'josé@example.test' }));
    for (const email of ['JOSÉ@example.test', 'JOSE\u0301@Example.test'])
      expect((await signUp(signUpInput({ email }))).data?.signUp?.errors).toMatchObject([
        { code: 'CONFLICT', path: ['email'] },
      ]);
  });

  it('limits how many registered e-mails one address can detect', async () => {
    await signUp(signUpInput({ email: 'known@example.test' }));
    const asked = () => signUp(signUpInput({ email: 'known@example.test' }), '203.0.113.99');
    for (let time = 0; time < 3; time += 1)
      expect((await asked()).data?.signUp?.errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await asked()).codes).toEqual(['RATE_LIMITED']);
  });

  it('accepts one of many concurrent sign-ups of one e-mail', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        signUp(signUpInput({ email: index % 2 ? 'RACE@example.test' : 'race@example.test' })),
      ),
    );
    expect(answers.filter(({ data }) => data?.signUp?.user)).toHaveLength(1);
    const refused = answers.filter(({ data }) => !data?.signUp?.user);
    for (const { data } of refused) {
      expect(data?.signUp?.errors).toMatchObject([{ code: 'CONFLICT', path: ['email'] }]);
    }
    expect(await rows('race@example.test')).toBe(1);
  });

  it('keeps the password as a hash only', async () => {
    const { email, ...input } = signUpInput({ password: '  keeps its blanks  ' });
    const user = await world.services.users.signUp(world.system, { email, ...input });
    const row = await world.database.prisma.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(row.passwordHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain('keeps its blanks');
    expect(JSON.stringify(user)).not.toContain('argon2id');
    const found = await world.services.sessions.logIn(world.anonymous(), {
      email,
      password: '  keeps its blanks  ',
    });
    expect(found.user.id).toBe(user.id);
  });

  it.each(['password', 'qwertyuiop', '12345678', 'sunshine'])(
    'refuses the common password %p at its field and before anything else',
    async (password) => {
      const before = world.passwords.counts.hash;
      const taken = (await world.person('hygienist')).email;
      const { data } = await signUp(signUpInput({ email: taken, password }));
      expect(data?.signUp?.errors).toEqual([
        {
          code: 'VALIDATION_FAILED',
          message: 'Too many people use this password. Choose another one.',
          path: ['password'],
        },
      ]);
      expect(world.passwords.counts.hash).toBe(before + 1);
      const spaced = await signUp(signUpInput({ password: `${password} ` }));
      expect(spaced.data?.signUp?.errors).toEqual([]);
    },
  );

  it.each([
    ['8 in Punjabi', 'ਸਤਿਸ੍ਰੀਅਕਾਲ'.slice(0, 8)],
    ['8 emoji', '🦷🪥😀🦷🪥😀🦷🪥'],
    ['128 emoji', '🦷'.repeat(128)],
    ['128 in Chinese', '牙'.repeat(127) + '医'],
    ['blanks around it', '  dental  '],
  ])('keeps a password whole: %s', async (_name, password) => {
    const input = signUpInput({ password });
    expect((await signUp(input)).data?.signUp?.errors).toEqual([]);
    const logIn = (tried: string) =>
      world.services.sessions.logIn(world.anonymous({ address: null }), {
        email: input.email,
        password: tried,
      });
    await expect(logIn(password)).resolves.toBeDefined();
    const [last = ''] = [...password].slice(-1);
    await expect(logIn(password.slice(0, -last.length) + 'x')).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it.each(['1234567', ' '.repeat(8), '🦷'.repeat(129), 'x'.repeat(129)])(
    'refuses %p',
    async (password) => {
      const { data } = await signUp(signUpInput({ password }));
      expect(data?.signUp?.errors).toMatchObject([{ path: ['password'] }]);
    },
  );

  it('has a link mailed to confirm the address, and remembers the language', async () => {
    const email = signUpInput().email;
    const { data } = await world.ask({
      query: SIGN_UP,
      variables: { input: signUpInput({ email: ` ${email.toUpperCase()} ` }) },
      locale: 'fr-CA',
      address: '192.0.2.99',
    });
    const id = Number((data?.signUp?.user as { id: string }).id);
    const contact = (await world.published('contact.changed')).at(-1)?.payload;
    expect(contact).toEqual({
      id,
      revision: 1,
      email,
      isEmailConfirmed: false,
      firstName: 'Ada',
      lastName: 'Byron',
      role: 'hygienist',
      locale: 'fr-CA',
      isActive: true,
      ...{ streetAddress: null, city: null, province: null },
    });
    const link = (await world.published('account.link-requested')).at(-1)?.payload;
    expect(link).toMatchObject({ userId: id, purpose: 'confirm-email', email });
    expect(link?.expiresAt).toBe('2026-11-21T15:00:00.000Z');
    expect(await world.linkToken(id, 'confirm-email')).toMatch(/^[\w-]{43}$/);
  });

  it('announces the person once, without private fields, in the same transaction', async () => {
    await world.outboxDrained();
    world.bus.published.length = 0;
    const user = await world.services.users.signUp(world.system, signUpInput());
    await expect(
      world.services.users.signUp(world.system, signUpInput({ email: user.email })),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    await world.outboxDrained();
    expect(world.bus.published).toMatchObject([
      { name: 'user.changed', payload: { id: user.id, revision: 1, licences: [] } },
      { name: 'contact.changed', payload: { id: user.id, revision: 1, email: user.email } },
    ]);
    expect(JSON.stringify(world.bus.published[0])).not.toContain(user.email);
  });

  it('limits the accounts created from one address, and counts no failures', async () => {
    const address = '192.0.2.44';
    const first = signUpInput();
    await signUp(first, address);
    await signUp(first, address);
    await signUp(signUpInput({ password: 'x' }), address);
    await signUp(signUpInput(), address);
    const third = await signUp(signUpInput(), address);
    expect(third.data?.signUp?.errors).toEqual([]);
    const fourth = await signUp(signUpInput(), address);
    expect(fourth.codes).toEqual(['RATE_LIMITED']);
    expect(fourth.errors?.[0]?.extensions.retryAfter).toBeGreaterThan(3000);
    expect((await signUp(signUpInput(), '192.0.2.45')).codes).toEqual([]);
  });

  it('shows the new account to others without its private fields', async () => {
    const user = await world.person('hygienist');
    const { data } = await world.ask({
      query: `query($id: ID!) { user(id: $id) { firstName email isAdmin } }`,
      variables: { id: String(user.id) },
      viewer: viewerOf(await world.person('assistant')),
    });
    expect(data?.user).toEqual({ firstName: 'Ada', email: null, isAdmin: null });
  });

  it('answers the account again to the same key, facts and password', async () => {
    const input = signUpInput({ email: 'again@example.test' });
    const keyed = (changes: object = {}, idempotencyKey = 'sign-up-1') =>
      world.ask({
        query: SIGN_UP,
        variables: { input: { ...input, ...changes } },
        address: '198.51.100.77',
        idempotencyKey,
      });
    const first = await keyed();
    expect(first.data?.signUp).toMatchObject({ errors: [], user: { email: input.email } });
    expect((await keyed()).data).toEqual(first.data);
    expect(await rows(input.email)).toBe(1);

    const taken = { user: null, errors: [{ code: 'CONFLICT', path: ['email'] }] };
    expect((await keyed({ password: 'another-horse-9' })).data?.signUp).toMatchObject(taken);
    expect((await keyed({}, 'sign-up-2')).data?.signUp).toMatchObject(taken);
    expect((await keyed({ firstName: 'Bea' })).codes).toEqual(['CONFLICT']);
  });
});
