import { createWorld, newKey, NOW, shift, type World } from './factories';

const POST = `mutation Post($input: PostJobInput!) {
  postJob(input: $input) {
    job { id clinicId clinic { id } title role province city date startTime endTime timeZone startsAt endsAt
          hourlyRate isUrgent isRecurring status patientTypes createdAt }
    errors { code message path reasons }
  }
}`;
type Posted = {
  postJob: {
    job: Record<string, unknown> | null;
    errors: { code: string; path: string[]; message: string; reasons: string[] }[];
  };
};

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(NOW));

const post = async (input: object, who: Parameters<World['graph']>[2]) => {
  const { data, errors } = await world.graph(POST, { input }, who);
  return { ...(data as Posted | null)?.postJob, thrown: errors?.[0] };
};
const pathsOf = (result: Awaited<ReturnType<typeof post>>) =>
  result.errors?.map(({ path }) => path.join('.')).sort();

describe('posting a shift', () => {
  it('stores the wall clock, the zone and the instants', async () => {
    const clinic = await world.clinic();
    const { job, errors } = await post(
      shift({
        date: '2026-12-15',
        province: 'British Columbia',
        city: 'Vancouver',
        hourlyRate: '54.5',
      }),
      clinic,
    );
    expect(errors).toEqual([]);
    expect(job).toMatchObject({
      clinicId: String(clinic.id),
      clinic: { id: String(clinic.id) },
      date: '2026-12-15',
      startTime: '08:00',
      timeZone: 'America/Vancouver',
      startsAt: '2026-12-15T15:00:00.000Z',
      endsAt: '2026-12-15T23:00:00.000Z',
      hourlyRate: '54.50',
      status: 'active',
      isUrgent: false,
      createdAt: NOW.toISOString(),
    });
    const rows = await world.rows<{ zone_data_version: string }>(
      'SELECT zone_data_version FROM jobs WHERE id = $1',
      [Number(job?.id)],
    );
    expect(rows[0]?.zone_data_version).toMatch(/^20\d\d[a-z]$/);
  });

  it('names every bad field', async () => {
    const clinic = await world.clinic();
    const bad = await post(
      {
        title: ' ',
        role: 'clinic',
        province: 'Texas',
        city: '',
        date: '2026-02-30',
        startTime: '8:00',
        endTime: '25:00',
        hourlyRate: '12.345',
        patientTypes: ['giants'],
        clinicId: 'abc',
      },
      clinic,
    );
    expect(bad.job ?? null).toBeNull();
    expect(pathsOf(bad)).toEqual(
      [
        'city',
        'clinicId',
        'date',
        'endTime',
        'hourlyRate',
        'province',
        'role',
        'startTime',
        'title',
      ]
        .concat(pathsOf(bad)?.filter((path) => path.startsWith('patientTypes')) ?? [])
        .sort(),
    );
    expect(bad.errors?.every(({ code }) => code === 'VALIDATION_FAILED')).toBe(true);
  });

  it.each([
    ['yesterday', { date: '2026-11-19' }, 'date'],
    [
      'today, an hour ago',
      { date: '2026-11-20', startTime: '09:00', endTime: '17:00' },
      'startTime',
    ],
    ['after 24 months', { date: '2028-11-21' }, 'date'],
    ['in a gap', { date: '2027-03-14', startTime: '02:30', endTime: '09:00' }, 'startTime'],
    ['without length', { startTime: '09:00', endTime: '09:00' }, 'endTime'],
    ['over 12 hours', { startTime: '08:00', endTime: '20:01' }, 'endTime'],
    [
      'of 13 hours in the night the clocks turn back',
      { date: '2027-11-06', startTime: '20:00', endTime: '08:00' },
      'endTime',
    ],
    ['under 15 dollars', { hourlyRate: '14.99' }, 'hourlyRate'],
    ['over 500 dollars', { hourlyRate: '500.01' }, 'hourlyRate'],
  ])('refuses a shift %s', async (_what, changes, field) => {
    const clinic = await world.clinic();
    expect(pathsOf(await post(shift(changes), clinic))).toEqual([field]);
  });

  it.each([
    ['in the past', { date: '2026-11-19' }, ['date']],
    ['too far ahead', { date: '2028-11-21' }, ['date']],
    ['in a gap', { date: '2027-03-14', startTime: '02:30', endTime: '09:00' }, ['startTime']],
    ['an hour ago', { date: '2026-11-20', startTime: '09:00', endTime: '17:00' }, ['startTime']],
    ['in the past, too long', { date: '2026-11-19', endTime: '21:00' }, ['date', 'endTime']],
    ['of no date', { date: '2026-02-30' }, ['date']],
    ['in no city', { date: '2026-11-19', city: '' }, ['city']],
  ])(
    'names what is wrong with a shift %s beside its other fields',
    async (_what, changes, paths) => {
      const clinic = await world.clinic();
      const bad = await post(shift({ title: ' ', hourlyRate: '1', ...changes }), clinic);
      expect(pathsOf(bad)).toEqual(['hourlyRate', 'title', ...paths].sort());
      const elsewhere = await post(shift({ clinicId: 'abc', ...changes }), clinic);
      expect(pathsOf(elsewhere)).toEqual(['clinicId', ...paths].sort());
    },
  );

  it('accepts 12 hours in the night the clocks are set back', async () => {
    const at = { date: '2027-11-06', startTime: '20:00', endTime: '07:00' };
    expect((await post(shift(at), await world.clinic())).errors).toEqual([]);
  });

  it('goes by the clock of the place: today in Vancouver is yesterday in Toronto', async () => {
    world.clock.set(new Date('2026-11-21T06:30:00Z'));
    const clinic = await world.clinic();
    const at = { date: '2026-11-20', startTime: '23:45', endTime: '05:00' };
    const west = await post(
      shift({ ...at, province: 'British Columbia', city: 'Vancouver' }),
      clinic,
    );
    expect(west.errors).toEqual([]);
    expect(pathsOf(await post(shift(at), clinic))).toEqual(['date']);
  });

  it('accepts the last day of 24 months and the figures at the bounds', async () => {
    const clinic = await world.clinic();
    expect((await post(shift({ date: '2028-11-20', hourlyRate: '500' }), clinic)).errors).toEqual(
      [],
    );
    expect(
      (await post(shift({ startTime: '20:00', endTime: '08:00', hourlyRate: '15' }), clinic))
        .errors,
    ).toEqual([]);
  });

  it('answers in the language of the viewer', async () => {
    const clinic = await world.clinic();
    const { errors } = await post(
      shift({ date: '2026-11-19' }),
      world.as(clinic, { locale: 'fr-CA' }),
    );
    expect(errors?.[0]?.message).toBe('Le quart ne doit pas commencer dans le passé.');
  });

  it.each([
    ['anonymous', null, 'UNAUTHENTICATED'],
    ['a hygienist', 'hygienist', 'FORBIDDEN'],
    ['an assistant', 'assistant', 'FORBIDDEN'],
  ] as const)('is refused to %s before the fields are looked at', async (_who, role, code) => {
    const who = role && (await world.temp({ role }));
    expect((await post({ ...shift(), title: '' }, who)).thrown?.extensions.code).toBe(code);
  });

  it('refuses a foreign clinic and stores nothing', async () => {
    const [clinic, other] = [await world.clinic(), await world.clinic()];
    const { thrown } = await post(shift({ clinicId: String(other.id) }), clinic);
    expect(thrown?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      messageKey: 'access.foreignActor',
    });
    expect((await post(shift({ clinicId: String(clinic.id) }), clinic)).errors).toEqual([]);
    expect(await world.rows('SELECT 1 FROM jobs WHERE clinic_id = $1', [other.id])).toEqual([]);
  });

  it('keeps the limit of the plan, also under parallel postings', async () => {
    const clinic = await world.clinic({ subscriptionTier: 'basic' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(shift(), clinic)));
    expect(answers.filter(({ job }) => job)).toHaveLength(5);
    for (const { thrown } of answers.filter(({ job }) => !job)) {
      expect(thrown?.extensions).toMatchObject({ code: 'FORBIDDEN', reasons: ['plan_limit'] });
    }
  });

  it('keeps open shifts when the plan ends, and refuses new ones until it is back', async () => {
    const clinic = await world.clinic({ subscriptionTier: 'pro' });
    for (let count = 0; count < 3; count += 1)
      expect((await post(shift(), clinic)).errors).toEqual([]);
    const takeOver = (revision: number, subscriptionStatus: 'ended' | 'active') =>
      world.services.people.takeOver({ ...clinic, revision, subscriptionStatus });
    await takeOver(clinic.revision + 1, 'ended');
    const open = `SELECT 1 FROM jobs WHERE clinic_id = $1 AND status = 'active'`;
    expect(await world.rows(open, [clinic.id])).toHaveLength(3);
    expect((await post(shift(), clinic)).thrown?.extensions).toMatchObject({
      ...{ code: 'FORBIDDEN', reasons: ['plan_limit'] },
    });
    await takeOver(clinic.revision + 2, 'active');
    expect((await post(shift(), clinic)).errors).toEqual([]);
    expect(await world.rows(open, [clinic.id])).toHaveLength(4);
  });

  it('allows one active shift to a clinic that identity has not published', async () => {
    const stranger = { ...(await world.clinic()), id: 900_001 };
    expect((await post(shift(), stranger)).errors).toEqual([]);
    expect((await post(shift(), stranger)).thrown?.extensions.reasons).toEqual(['plan_limit']);
  });

  it('answers a repeated key with the first answer and another body with a conflict', async () => {
    const clinic = await world.clinic();
    const who = world.as(clinic, { idempotencyKey: newKey() });
    const input = shift();
    const [first, again] = [await post(input, who), await post(input, who)];
    expect(again).toEqual(first);
    const rows = await world.rows('SELECT 1 FROM jobs WHERE clinic_id = $1', [clinic.id]);
    expect(rows).toHaveLength(1);
    const other = await post({ ...input, title: 'Another' }, who);
    expect(other.thrown?.extensions.code).toBe('CONFLICT');
  });
});

describe('limits', () => {
  it('limits a user with too many writes, and no other user', async () => {
    const strict = await createWorld({ writes: 2 });
    try {
      const [clinic, other] = [await strict.clinic(), await strict.clinic()];
      await strict.job(clinic);
      await strict.job(clinic);
      await expect(strict.job(clinic)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
      await expect(strict.job(other)).resolves.toMatchObject({ status: 'active' });
    } finally {
      await strict.close();
    }
  });
});

it('answers forty postings of one clinic without a plan at once', async () => {
  const clinic = await world.clinic({ subscriptionTier: null, subscriptionStatus: 'free' });
  const answers = await Promise.all(Array.from({ length: 40 }, () => post(shift(), clinic)));
  const posted = answers.filter(({ job }) => job);
  expect(posted).toHaveLength(1);
  const codes = answers.filter(({ job }) => !job).map(({ thrown }) => thrown?.extensions?.code);
  expect(new Set(codes)).toEqual(new Set(['FORBIDDEN']));
}, 60_000);
