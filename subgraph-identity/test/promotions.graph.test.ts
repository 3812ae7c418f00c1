import { createUsersQueries } from '../src/repositories';
import { createWorld, signUpInput, viewerOf, type World } from './factories';

const CHECK = `query Check($code: String!) { promotion(code: $code) { isValid remaining } }`;
const SIGN_UP = `mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) {
    user { id promotionalCode isPromotionalUser subscriptionStatus subscriptionTier subscriptionEndsAt }
    errors { code message path }
  }
}`;
const CODE = 'FIRST5FREE';

describe('FIRST5FREE', () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld({ limits: { accountsPerAddress: 1000 } });
  });
  afterEach(() => world.close());

  const check = async (code: string) =>
    (await world.ask({ query: CHECK, variables: { code } })).data?.promotion;
  const register = async (overrides: Record<string, unknown> = {}) => {
    const input = signUpInput({ role: 'clinic', promotionalCode: CODE, ...overrides });
    const { data } = await world.ask({ query: SIGN_UP, variables: { input } });
    return data?.signUp;
  };
  const winners = () =>
    world.database.prisma.promotionalRegistration.findMany({
      orderBy: { registrationOrder: 'asc' },
    });

  it.each([
    [CODE, { isValid: true, remaining: 5 }],
    [' first5free ', { isValid: true, remaining: 5 }],
    ['OTHER', { isValid: false, remaining: 0 }],
    ['', { isValid: false, remaining: 0 }],
    ['constructor', { isValid: false, remaining: 0 }],
  ])('returns the places left of %j', async (code, left) => {
    expect(await check(code)).toEqual(left);
  });

  it('makes the clinic premium without end, and publishes it in the same transaction', async () => {
    const answer = await register({ promotionalCode: ' first5free' });
    expect(answer).toMatchObject({
      errors: [],
      user: {
        promotionalCode: CODE,
        isPromotionalUser: true,
        subscriptionStatus: 'active',
        subscriptionTier: 'premium',
        subscriptionEndsAt: null,
      },
    });
    const userId = Number((answer?.user as { id: string }).id);
    expect(await winners()).toMatchObject([
      {
        userId,
        registrationOrder: 1,
        isValid: true,
        benefitsGranted: ['unlimited_job_posts', 'advanced_matching', 'priority_support'],
      },
    ]);
    expect(await check(CODE)).toEqual({ isValid: true, remaining: 4 });
    await world.outboxDrained();
    const told = world.bus.published.filter(({ name }) => name === 'promotion.claimed');
    expect(told).toMatchObject([{ payload: { userId, code: CODE, order: 1, remaining: 4 } }]);
    expect(
      world.bus.published.findLast(({ name }) => name === 'user.changed')?.payload,
    ).toMatchObject({ id: userId, subscriptionTier: 'premium', subscriptionStatus: 'active' });
  });

  it('gives exactly five places to 64 clinics at once, numbered 1 to 5', async () => {
    const answers = await Promise.all(Array.from({ length: 64 }, () => register()));
    const won = answers.filter((answer) => answer?.user);
    expect(won).toHaveLength(5);
    for (const lost of answers.filter((answer) => !answer?.user)) {
      expect(lost?.errors).toMatchObject([
        {
          code: 'VALIDATION_FAILED',
          path: ['promotionalCode'],
          message: expect.stringContaining('All spots in this promotion are taken'),
        },
      ]);
    }
    expect((await winners()).map(({ registrationOrder }) => registrationOrder)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(await world.database.prisma.user.count()).toBe(5);
    expect(await check(CODE)).toEqual({ isValid: false, remaining: 0 });
    expect(await register({ promotionalCode: '' })).toMatchObject({ errors: [] });
  }, 60_000);

  it.each([
    ['an unknown code', { promotionalCode: 'NOTHING' }, 'There is no promotion with this code'],
    ['a hygienist', { role: 'hygienist' }, 'Promotional codes are for dental offices'],
  ])('refuses %s at its field, and makes no account', async (_who, overrides, message) => {
    expect(await register(overrides)).toMatchObject({
      user: null,
      errors: [
        {
          code: 'VALIDATION_FAILED',
          path: ['promotionalCode'],
          message: expect.stringContaining(message),
        },
      ],
    });
    expect(await world.database.prisma.user.count()).toBe(0);
    expect(await check(CODE)).toEqual({ isValid: true, remaining: 5 });
  });

  it('is claimed once per clinic, also by two claims at once', async () => {
    const clinic = await world.person('clinic');
    const { promotions } = world.services;
    const claim = () =>
      world.database.transaction(async (tx) => {
        const user = await createUsersQueries(world.database, world.clock).lock(tx, clinic.id);
        return promotions.claim(tx, user ?? clinic, CODE);
      });
    const claims = await Promise.allSettled([claim(), claim()]);
    expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(claim()).rejects.toMatchObject({
      code: 'CONFLICT',
      key: 'promotion.alreadyClaimed',
    });
    expect(await check(CODE)).toEqual({ isValid: true, remaining: 4 });
  });

  it('allows no sixth place in the database', async () => {
    const clinic = await world.person('clinic');
    const insert = (order: number) =>
      world.database.prisma.promotionalRegistration.create({
        data: {
          userId: clinic.id,
          promotionalCode: CODE,
          registrationOrder: order,
          createdAt: world.clock.now(),
        },
      });
    await expect(insert(6)).rejects.toThrow();
    await expect(insert(0)).rejects.toThrow();
  });

  it('is visible to the clinic only', async () => {
    const answer = await register();
    const { data } = await world.ask({
      query: `query($id: ID!) { user(id: $id) { promotionalCode isPromotionalUser } }`,
      variables: { id: (answer?.user as { id: string }).id },
      viewer: viewerOf(await world.person('hygienist')),
    });
    expect(data?.user).toEqual({ promotionalCode: null, isPromotionalUser: null });
  });
});
