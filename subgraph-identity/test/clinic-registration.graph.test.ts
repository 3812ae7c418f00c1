import type { Viewer } from '@tbt/service-kit';
import { createWorld, PASSWORD, viewerOf, type World } from './factories';
import { subscriptionCalls } from './subscription-calls';

const REGISTER = `mutation Register($input: RegisterClinicInput!) {
  registerClinic(input: $input) {
    token
    user {
      id firstName lastName email role streetAddress city province postalCode clinicVibe
      subscriptionStatus subscriptionTier promotionalCode
      officePack { software minutesPerPatient parking scrubs orientation photos version }
    }
    errors { code message path reasons }
  }
}`;
const CODE = 'FIRST5FREE';

type Registered = {
  token: string | null;
  user: ({ id: string } & Record<string, unknown>) | null;
  errors: { code: string; path: string[]; reasons: string[]; message: string }[];
};

const ADDRESS = {
  streetAddress: '1 Maple Street',
  city: 'Toronto',
  province: 'Ontario',
  postalCode: 'm5v2t6',
};

let world: World;
let made = 0;
beforeEach(async () => {
  world = await createWorld({
    limits: { accountsPerAddress: 1000 },
    publicUrl: 'http://localhost:3000',
  });
});
afterEach(() => world.close());

const ask = async (input: Record<string, unknown>, viewer?: Viewer) =>
  world.ask({ query: REGISTER, variables: { input }, viewer });
const register = async (input: Record<string, unknown>, viewer?: Viewer): Promise<Registered> => {
  const { data, codes } = await ask(input, viewer);
  if (codes.length > 0) throw new Error(codes.join(' '));
  return data?.registerClinic as Registered;
};
const newClinic = (more: Record<string, unknown> = {}) => ({
  officeName: 'Maple Street Dental',
  email: `office${++made}@example.test`,
  password: PASSWORD,
  ...ADDRESS,
  ...more,
});
const places = async () =>
  (await world.database.prisma.promotionalRegistration.findMany()).map(
    ({ registrationOrder }) => registrationOrder,
  );
const taken = async () => (await world.services.promotions.check(CODE)).remaining;

describe('a new clinic', () => {
  it('is registered in one step with address, guide, code and a session', async () => {
    const { token, user, errors } = await register(
      newClinic({
        clinicVibe: 'family_friendly',
        software: 'ABELDent',
        minutesPerPatient: 50,
        parking: 'Behind the house',
        orientation: ['Ring twice', 'Ask for Robin'],
        promotionalCode: ' first5free ',
      }),
    );
    expect(errors).toEqual([]);
    expect(user).toMatchObject({
      firstName: 'Maple Street',
      lastName: 'Dental',
      role: 'clinic',
      ...ADDRESS,
      postalCode: 'M5V 2T6',
      subscriptionStatus: 'active',
      subscriptionTier: 'premium',
      promotionalCode: CODE,
      officePack: {
        software: 'ABELDent',
        minutesPerPatient: 50,
        parking: 'Behind the house',
        version: 1,
      },
    });
    const [pack] = await world.database.prisma.officePack.findMany();
    expect(pack?.orientation).toEqual(['Ring twice', 'Ask for Robin']);
    const viewer = await world.services.sessions.viewerOf(world.system, String(token));
    expect(viewer).toMatchObject({ userId: Number(user?.id), role: 'clinic' });
  });

  it('has no office guide when nothing was written for it', async () => {
    expect((await register(newClinic())).user).toMatchObject({ officePack: null });
  });

  it.each([
    ['officeName', { officeName: '' }],
    ['email', { email: 'robin' }],
    ['password', { password: 'short' }],
    ['streetAddress', { streetAddress: null }],
    ['city', { city: ' ' }],
    ['province', { province: 'Texas' }],
    ['postalCode', { postalCode: 'H2X 1Y4' }],
    ['minutesPerPatient', { minutesPerPatient: 5 }],
    ['clinicVibe', { clinicVibe: 'none' }],
    ['promotionalCode', { promotionalCode: 'NOTHING' }],
  ])('is refused at %s, and nothing is stored', async (field, wrong) => {
    const { user, errors } = await register(newClinic({ parking: 'Behind', ...wrong }));
    expect(user).toBeNull();
    expect(errors).toMatchObject([{ code: 'VALIDATION_FAILED', path: [field] }]);
    expect(await world.database.prisma.user.count()).toBe(0);
    expect(await world.database.prisma.officePack.count()).toBe(0);
    expect(await taken()).toBe(5);
  });
});

describe('a clinic with an account', () => {
  it('adds what is missing, and keeps what it had', async () => {
    const clinic = await world.person('clinic', { province: 'Ontario', city: 'Ottawa' });
    const viewer = viewerOf(clinic);
    const { token, user } = await register(
      { ...ADDRESS, postalCode: 'K1A 0B1', clinicVibe: 'family_friendly', parking: 'Behind' },
      viewer,
    );
    expect(token).toBeNull();
    expect(user).toMatchObject({
      city: 'Ottawa',
      streetAddress: '1 Maple Street',
      postalCode: 'K1A 0B1',
      officePack: { parking: 'Behind', version: 1 },
    });
    const again = await register(
      { streetAddress: '2 Oak Street', parking: 'In front', software: 'Dentrix' },
      viewer,
    );
    expect(again.user).toMatchObject({
      streetAddress: '1 Maple Street',
      officePack: { parking: 'Behind', software: 'Dentrix', version: 2 },
    });
  });

  it('under the name of the person who signed up takes that of the office, once', async () => {
    const clinic = await world.person('clinic', { firstName: 'Sam', lastName: 'Reid' });
    const viewer = viewerOf(clinic);
    const wrong = await register({ ...ADDRESS, officeName: 'Call 416 555 0199' }, viewer);
    expect(wrong.errors).toMatchObject([{ path: ['officeName'] }]);
    const named = await register({ ...ADDRESS, officeName: 'Beaches Smile Dental' }, viewer);
    expect(named.user).toMatchObject({ firstName: 'Beaches Smile', lastName: 'Dental' });
    const again = await register({ officeName: 'Other Dental', parking: 'Behind' }, viewer);
    expect(again.user).toMatchObject({ firstName: 'Beaches Smile', lastName: 'Dental' });
  });

  it('has to give the whole address', async () => {
    const clinic = await world.person('clinic', { province: 'Ontario', city: 'Ottawa' });
    const { errors } = await register({ streetAddress: '1 Maple Street' }, viewerOf(clinic));
    expect(errors).toMatchObject([{ path: ['postalCode'] }]);
  });

  it('may still claim the code, once', async () => {
    const clinic = await world.person('clinic');
    const viewer = viewerOf(clinic);
    const input = { ...ADDRESS, city: null, promotionalCode: CODE };
    expect((await register(input, viewer)).user).toMatchObject({
      subscriptionTier: 'premium',
      promotionalCode: CODE,
    });
    expect((await register(input, viewer)).errors).toMatchObject([
      { code: 'CONFLICT', reasons: ['already_subscribed'] },
    ]);
    expect(await places()).toEqual([1]);
  });

  it('learns that the code was used up, and nothing of the rest is saved', async () => {
    for (let place = 0; place < 5; place += 1) await register(newClinic({ promotionalCode: CODE }));
    const clinic = await world.person('clinic');
    const { errors } = await register({ ...ADDRESS, promotionalCode: CODE }, viewerOf(clinic));
    expect(errors).toMatchObject([
      {
        path: ['promotionalCode'],
        message: expect.stringContaining('All spots in this promotion are taken') as string,
      },
    ]);
    const [saved] = await world.database.prisma.user.findMany({ where: { id: clinic.id } });
    expect(saved?.streetAddress).toBeNull();
  });

  it('with an open payment page may claim the code instead', async () => {
    const clinic = await world.person('clinic');
    const calls = subscriptionCalls(world, clinic);
    const { sessionId } = await calls.checkout({ tier: 'pro', withTrial: false });
    expect(sessionId).toEqual(expect.any(String));
    await calls.play(sessionId, 'decline');
    const { user } = await register({ ...ADDRESS, promotionalCode: CODE }, viewerOf(clinic));
    expect(user).toMatchObject({ subscriptionTier: 'premium', promotionalCode: CODE });
  });
});

it('is for clinics: a professional is refused before the fields are looked at', async () => {
  const professional = await world.person('hygienist');
  expect((await ask({ city: '' }, viewerOf(professional))).codes).toEqual(['FORBIDDEN']);
});

it('gives exactly five places to 64 claims at once, one of which fails at its payment', async () => {
  // The first to take place 3 fails at its commit; a sequence outlives the rollback.
  await world.database.pool.query(`
    CREATE SEQUENCE failures;
    CREATE FUNCTION fail_once() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF nextval('failures') = 1 THEN RAISE EXCEPTION 'the payment failed'; END IF;
        RETURN NULL;
      END $$;
    CREATE CONSTRAINT TRIGGER fail_once AFTER INSERT ON promotional_registrations
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
      WHEN (NEW.registration_order = 3) EXECUTE FUNCTION fail_once();`);
  const clinics = await Promise.all(Array.from({ length: 32 }, () => world.person('clinic')));
  const claims = [
    ...Array.from({ length: 32 }, () => ask(newClinic({ promotionalCode: CODE }))),
    ...clinics
      .slice(0, 16)
      .map((clinic) => ask({ ...ADDRESS, promotionalCode: CODE }, viewerOf(clinic))),
    ...clinics.slice(16).map((clinic) =>
      world.ask({
        query: `mutation { startCheckout(input: { tier: "pro", promotionalCode: "${CODE}" }) {
          url errors { code reasons } } }`,
        viewer: viewerOf(clinic),
      }),
    ),
  ];
  const answers = await Promise.all(claims);
  expect(answers.filter(({ codes }) => codes.length > 0)).toHaveLength(1);
  const outcomes = answers.map(({ data }) => Object.values(data ?? {})[0]) as {
    errors: unknown[];
  }[];
  expect(outcomes.filter((outcome) => outcome?.errors.length === 0)).toHaveLength(5);
  expect((await places()).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(await taken()).toBe(0);
  const winners = await world.database.prisma.user.count({ where: { isPromotionalUser: true } });
  expect(winners).toBe(5);
}, 180_000);
