import { createWorld, START, type World } from './factories';

const DAY_MS = 24 * 60 * 60 * 1000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterEach(() => world.clock.set(START));
afterAll(() => world.close());

const refusal = {
  code: 'FORBIDDEN',
  reasons: ['plan_limit'],
  message: expect.stringContaining('Upgrade to Pro') as string,
};

describe.each([
  ['no plan', null, null],
  ['Basic', 'basic', null],
  ['Premium that has ended', 'premium', '2027-03-01T00:00:00.000Z'],
] as const)('a clinic on %s', (_, tier, endsAt) => {
  it('may not write first', async () => {
    const [clinic, temp] = [await world.clinic({ tier, endsAt }), await world.person()];
    const { errors } = await world.send(clinic, { recipientId: temp.userId, content: 'Hello' });
    expect(errors).toEqual([refusal]);
  });

  it('may answer', async () => {
    const [clinic, temp] = [await world.clinic({ tier, endsAt }), await world.person()];
    await world.sent(temp, clinic);
    expect((await world.sent(clinic, temp)).seq).toBe(2);
  });

  it.each(['pending', 'countered', 'accepted', 'expired'] as const)(
    'may write to an applicant whose application is %s',
    async (status) => {
      const [clinic, temp] = [await world.clinic({ tier, endsAt }), await world.person()];
      await world.applied(clinic.userId, temp.userId, { status });
      expect((await world.sent(clinic, temp)).seq).toBe(1);
    },
  );

  it.each(['declined', 'withdrawn'] as const)(
    'may not write when the application was %s',
    async (status) => {
      const [clinic, temp] = [await world.clinic({ tier, endsAt }), await world.person()];
      await world.applied(clinic.userId, temp.userId, { status });
      const { errors } = await world.send(clinic, { recipientId: temp.userId, content: 'Hello' });
      expect(errors).toEqual([refusal]);
    },
  );

  it('may write to a person whom it booked', async () => {
    const [clinic, temp] = [await world.clinic({ tier, endsAt }), await world.person()];
    await world.booked(clinic.userId, temp.userId);
    expect((await world.sent(clinic, temp)).seq).toBe(1);
  });
});

it('waits for an application that was just sent', async () => {
  const [clinic, temp] = [await world.clinic({ tier: null }), await world.person()];
  const sending = world.send(clinic, { recipientId: temp.userId, content: 'Welcome' });
  setTimeout(() => void world.applied(clinic.userId, temp.userId), 150);
  expect((await sending).data?.sendMessage.message?.seq).toBe(1);
});

it('waits at most half a second', async () => {
  const [clinic, temp] = [await world.clinic({ tier: null }), await world.person()];
  const started = Date.now();
  const { errors } = await world.send(clinic, { recipientId: temp.userId, content: 'Hello' });
  expect(errors).toEqual([refusal]);
  expect(Date.now() - started).toBeLessThan(2000);
});

it('an application entitles for 90 days', async () => {
  const [clinic, temp] = [await world.clinic({ tier: null }), await world.person()];
  await world.applied(clinic.userId, temp.userId);
  world.clock.advance(91 * DAY_MS);
  const { errors } = await world.send(clinic, { recipientId: temp.userId, content: 'Hello' });
  expect(errors).toEqual([refusal]);
});

it('a booking entitles until 90 days after its shift', async () => {
  const [clinic, temp] = [await world.clinic({ tier: null }), await world.person()];
  const inHalfAYear = new Date(world.clock.now().getTime() + 180 * DAY_MS);
  await world.booked(clinic.userId, temp.userId, inHalfAYear);
  world.clock.advance(269 * DAY_MS);
  await world.sent(clinic, temp);
  world.clock.advance(DAY_MS);
  const { errors } = await world.send(clinic, { recipientId: temp.userId, content: 'Hello' });
  expect(errors).toEqual([refusal]);
});

it('an application to another clinic gives no access', async () => {
  const [clinic, other] = [await world.clinic({ tier: null }), await world.clinic({ tier: null })];
  const temp = await world.person();
  await world.applied(other.userId, temp.userId);
  const { errors } = await world.send(clinic, { recipientId: temp.userId, content: 'Hello' });
  expect(errors).toEqual([refusal]);
});

it('one unanswered message does not open the door once the plan is over', async () => {
  const [clinic, temp] = [await world.clinic({ tier: 'pro' }), await world.person()];
  await world.sent(clinic, temp);
  await world.person({ id: clinic.userId, role: 'clinic' });
  const { errors } = await world.send(clinic, { recipientId: temp.userId, content: 'Again' });
  expect(errors).toEqual([refusal]);
});

it.each(['pro', 'premium'] as const)('a clinic on %s may start any conversation', async (tier) => {
  const [clinic, temp] = [await world.clinic({ tier }), await world.person()];
  expect((await world.sent(clinic, temp)).seq).toBe(1);
});

it.each(['hygienist', 'assistant'] as const)('a %s is never gated', async (role) => {
  const [temp, clinic] = [await world.person({ role }), await world.clinic({ tier: null })];
  expect((await world.sent(temp, clinic)).seq).toBe(1);
});

it('an older event that arrives late changes nothing', async () => {
  const [clinic, temp] = [await world.clinic({ tier: null }), await world.person()];
  const application = { applicationId: 700_001, at: START.toISOString() };
  await world.applied(clinic.userId, temp.userId, {
    ...application,
    revision: 3,
    status: 'withdrawn',
  });
  await world.applied(clinic.userId, temp.userId, {
    ...application,
    revision: 2,
    status: 'pending',
  });
  const { errors } = await world.send(clinic, { recipientId: temp.userId, content: 'Hello' });
  expect(errors).toEqual([refusal]);
});

describe('needsPlanToWriteTo', () => {
  const asks = async (viewer: Awaited<ReturnType<World['clinic']>>, userId: number) => {
    const { data } = await world.run<{ needsPlanToWriteTo: boolean }>(
      viewer,
      'query N($userId: ID!) { needsPlanToWriteTo(userId: $userId) }',
      { userId },
    );
    return data.needsPlanToWriteTo;
  };

  it('is true for a clinic without a plan, until the other side writes', async () => {
    const [clinic, temp] = [await world.clinic({ tier: null }), await world.person()];
    expect(await asks(clinic, temp.userId)).toBe(true);
    expect(await asks(temp, clinic.userId)).toBe(false);
    await world.sent(temp, clinic);
    expect(await asks(clinic, temp.userId)).toBe(false);
  });

  it('is false for an applicant, for a clinic on Pro, and for unknown people', async () => {
    const [clinic, temp] = [await world.clinic({ tier: null }), await world.person()];
    await world.applied(clinic.userId, temp.userId);
    expect(await asks(clinic, temp.userId)).toBe(false);
    expect(await asks(await world.clinic({ tier: 'pro' }), temp.userId)).toBe(false);
    expect(await asks(clinic, 999_999)).toBe(false);
  });
});
