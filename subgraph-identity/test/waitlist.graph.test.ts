import { createWorld, type World } from './factories';

const JOIN = `mutation Join($input: JoinWaitlistInput!) {
  joinWaitlist(input: $input) {
    entry { id name email province role betaTester createdAt }
    isNew
    errors { code message path }
  }
}`;
const entry = {
  name: 'Ada O’Neil',
  email: 'ada@example.test',
  province: 'Ontario',
  role: 'hygienist',
};

describe('joinWaitlist', () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld({ limits: { waitlistPerAddress: 12 } });
  });
  afterEach(() => world.close());

  const join = (overrides: Record<string, unknown> = {}, locale: 'en-CA' | 'fr-CA' = 'en-CA') =>
    world.ask({ query: JOIN, variables: { input: { ...entry, ...overrides } }, locale });
  const published = async () => {
    await world.outboxDrained();
    return world.bus.published.filter(({ name }) => name === 'waitlist.joined');
  };

  it('stores an entry and publishes it once, in the language of its sender', async () => {
    const { data } = await join({ email: ' Ada@Example.test ' }, 'fr-CA');
    expect(data?.joinWaitlist).toEqual({
      entry: {
        ...entry,
        email: 'Ada@Example.test',
        betaTester: false,
        id: expect.any(String),
        createdAt: world.clock.now().toISOString(),
      },
      isNew: true,
      errors: [],
    });
    const facts = { ...entry, email: 'Ada@Example.test', locale: 'fr-CA' };
    expect(await published()).toMatchObject([{ payload: facts }]);
  });

  it('shows nothing of the entry of a known address, and keeps the first', async () => {
    await join();
    const other = { name: 'Kim Lee', province: 'Yukon', role: 'clinic', betaTester: true };
    const { data } = await join({ ...other, email: 'ADA@EXAMPLE.TEST' });
    expect(data?.joinWaitlist).toMatchObject({
      entry: null,
      isNew: false,
      errors: [],
    });
    const rows = await world.database.prisma.waitlistEntry.findMany();
    expect(rows).toMatchObject([{ ...entry, betaTester: false }]);
    expect(await published()).toHaveLength(1);
  });

  it('keeps one row of an address under eight concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        join({ email: index % 2 ? 'RACE@example.test' : 'race@example.test' }),
      ),
    );
    expect(answers.filter(({ data }) => data?.joinWaitlist?.isNew)).toHaveLength(1);
    for (const { data } of answers) expect(data?.joinWaitlist).toMatchObject({ errors: [] });
    expect(await world.database.prisma.waitlistEntry.count()).toBe(1);
    expect(await published()).toHaveLength(1);
  });

  it.each([
    ['name', '  '],
    ['name', 'x'.repeat(101)],
    ['name', 'nul\0'],
    ['email', 'robin'],
    ['province', 'Texas'],
    ['province', ''],
    ['role', 'dentist'],
  ])('refuses %s %j and stores nothing', async (field, value) => {
    const { data } = await join({ [field]: value });
    expect(data?.joinWaitlist).toMatchObject({
      entry: null,
      errors: [{ code: 'VALIDATION_FAILED', path: [field] }],
    });
    expect(await world.database.prisma.waitlistEntry.count()).toBe(0);
  });

  it('limits the mails from one address, which a repeated entry does not count for', async () => {
    const strict = await createWorld({ limits: { waitlistMailsPerAddress: 2 } });
    const send = (email: string) =>
      strict.ask({ query: JOIN, variables: { input: { ...entry, email } } });
    for (const email of ['a@example.test', 'a@example.test', 'b@example.test'])
      expect((await send(email)).codes).toEqual([]);
    expect((await send('c@example.test')).codes).toEqual(['RATE_LIMITED']);
    expect((await send('A@example.test')).codes).toEqual([]);
    await strict.close();
  });

  it('limits the entries from one address', async () => {
    for (let index = 0; index < 12; index += 1) await join({ email: `n${index}@example.test` });
    expect((await join()).codes).toEqual(['RATE_LIMITED']);
  });

  it('returns isNew again for the same key', async () => {
    const keyed = () =>
      world.ask({ query: JOIN, variables: { input: entry }, idempotencyKey: 'waitlist-1' });
    const first = await keyed();
    expect(first.data?.joinWaitlist).toMatchObject({ isNew: true });
    expect((await keyed()).data).toEqual(first.data);
    expect(await published()).toHaveLength(1);
  });
});
