import { randomUUID } from 'node:crypto';
import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, NOW, snapshot, type World } from './factories';

const FIND = `query Find(
  $filter: ProfessionalFilter, $sort: ProfessionalSort, $first: Int, $after: String
) {
  professionals(filter: $filter, sort: $sort, first: $first, after: $after) {
    edges { node { id avgRating totalReviews } } pageInfo { hasNextPage endCursor }
  }
}`;
const REFERENCES = `query Entities($refs: [_Any!]!) {
  _entities(representations: $refs) {
    ... on User { id avgRating totalReviews isOnCall emergencyRadius emergencyAvailable responseTime }
  }
}`;

type Found = {
  professionals: { edges: { node: { id: string } }[]; pageInfo: { endCursor: string | null } };
};

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.rows('TRUNCATE people, schedule_slots CASCADE'));
afterAll(() => world.close());

const found = async (filter: object, page: object = {}) => {
  const { data, errors } = await world.graph(FIND, { filter, first: 100, ...page });
  expect(errors).toBeUndefined();
  return (data as Found).professionals.edges.map(({ node }) => Number(node.id));
};
const tell = async (payload: PersonSnapshot, id: string = randomUUID()) => {
  await world.bus.publish([{ id, name: 'user.changed', payload, createdAt: NOW.toISOString() }]);
  await world.bus.settled();
  return id;
};

describe('the read model of people', () => {
  it('follows user.changed in the order of revisions, each event once', async () => {
    const ada = snapshot({ firstName: 'Ada', workingStyle: 'collaborative' });
    const first = await tell(ada);
    expect(await found({ q: 'ada' })).toEqual([ada.id]);
    await tell({ ...ada, revision: 3, firstName: 'Zoë' });
    await tell({ ...ada, revision: 2, firstName: 'Eve' });
    await tell(ada, first);
    expect(await found({ q: 'zoe' })).toEqual([ada.id]);
    expect(await found({ q: 'eve' })).toEqual([]);
    expect(await world.rows('SELECT revision FROM people WHERE id = $1', [ada.id])).toEqual([
      { revision: 3 },
    ]);
  });

  it('returns defaults for users that identity has not published', async () => {
    const refs = [{ __typename: 'User', id: '900200' }];
    const { data } = await world.graph(REFERENCES, { refs });
    expect(data).toEqual({
      _entities: [
        {
          id: '900200',
          avgRating: '0.00',
          totalReviews: 0,
          isOnCall: false,
          emergencyRadius: 25,
          emergencyAvailable: false,
          responseTime: null,
        },
      ],
    });
  });

  it('shows figures of the marketplace, which a snapshot does not touch', async () => {
    const temp = await world.temp();
    await world.rows('UPDATE people SET avg_rating = 4.5, total_reviews = 12 WHERE id = $1', [
      temp.id,
    ]);
    await world.services.people.takeOver({ ...temp, revision: 2 });
    const refs = [{ __typename: 'User', id: String(temp.id) }];
    expect((await world.graph(REFERENCES, { refs })).data).toMatchObject({
      _entities: [{ avgRating: '4.50', totalReviews: 12 }],
    });
  });
});

it('counts active professionals and clinics, once a minute', async () => {
  const size = async () => (await world.graph('{ marketSize { professionals clinics } }')).data;
  world.clock.advance(60_000);
  await world.temp();
  await world.temp({ role: 'assistant' });
  await world.temp({ isActive: false });
  await world.clinic();
  const counted = { marketSize: { professionals: 2, clinics: 1 } };
  expect(await size()).toEqual(counted);
  await world.temp();
  expect(await size()).toEqual(counted);
  world.clock.advance(60_000);
  expect(await size()).toEqual({ marketSize: { professionals: 3, clinics: 1 } });
});

describe('finding professionals', () => {
  /** In pages of two. */
  const walk = async (variables: object): Promise<number[]> => {
    const seen: number[] = [];
    let after: string | null = null;
    do {
      const { data } = await world.graph(FIND, { ...variables, first: 2, after });
      const { edges, pageInfo } = (data as Found).professionals;
      seen.push(...edges.map(({ node }) => Number(node.id)));
      after = edges.length === 2 ? pageInfo.endCursor : null;
    } while (after);
    return seen;
  };

  it('lists the active ones only, newest first', async () => {
    const older = await world.temp();
    const newer = await world.temp({ createdAt: '2026-11-20T16:00:00.000Z' });
    await world.clinic();
    await world.temp({ isActive: false });
    await world.person({ role: null, isAdmin: true });
    const fresh = await world.clinic();
    await world.apply({ ...older, id: 900_300 }, await world.job(fresh));
    expect(await found({})).toEqual([newer.id, older.id]);
  });

  it('narrows by every filter', async () => {
    const wanted = await world.temp({
      role: 'assistant',
      province: 'Quebec',
      city: 'Québec',
      educationTier: 'tier1',
      yearsExperience: '10+',
      workingStyle: 'quiet_operator',
      specialtyFocus: ['surgical', 'cosmetic'],
      languagesSpoken: ['French', 'Arabic'],
      isNewGrad: true,
    });
    await world.temp();
    for (const filter of [
      { role: 'assistant' },
      { province: 'Quebec' },
      { educationTier: 'tier1' },
      { experience: '10+' },
      { workingStyle: 'quiet_operator' },
      { specialtyFocus: 'cosmetic' },
      { language: 'Arabic' },
      { isNewGrad: true },
      { q: 'quebec' },
    ]) {
      expect([filter, await found(filter)]).toEqual([filter, [wanted.id]]);
    }
    expect(await found({ role: 'assistant', isNewGrad: false })).toEqual([]);
  });

  it('searches names, places and institutions by words, and takes wildcards literally', async () => {
    const ada = await world.temp({
      firstName: 'Ada',
      lastName: "O'Brien-Côté",
      city: 'Sudbury',
      educationInstitution: 'McGill University',
    });
    await world.temp({ firstName: 'Bob', lastName: 'Smith' });
    for (const q of ['cote', 'ADA sudbury', 'mcgill ada', "o'brien"]) {
      expect([q, await found({ q })]).toEqual([q, [ada.id]]);
    }
    for (const q of ['%', '_da', 'ada toronto', "'; DROP TABLE people --"]) {
      expect([q, await found({ q })]).toEqual([q, []]);
    }
  });

  describe('by who is free', () => {
    const date = '2027-06-07';
    const noon = { date, startTime: '12:00', endTime: '17:00' };
    let clinic: PersonSnapshot;
    beforeEach(async () => {
      clinic = await world.clinic();
    });
    const free = async (availableOn: object, viewer: PersonSnapshot | null = clinic) => {
      const { data, errors } = await world.graph(FIND, { filter: { availableOn } }, viewer);
      if (errors) return errors[0]?.extensions.code;
      return (data as Found).professionals.edges.map(({ node }) => Number(node.id)).sort();
    };

    it('leaves out professionals who blocked the time or are booked in it', async () => {
      const [open, blocked, booked] = [await world.temp(), await world.temp(), await world.temp()];
      const west = await world.temp({ province: 'British Columbia', city: 'Vancouver' });
      const block = { ...noon, isAvailable: false };
      for (const person of [blocked, west])
        await world.services.schedule.add(world.as(person), block);
      await world.services.schedule.add(world.as(open), { ...noon, isAvailable: true });
      await world.accept(clinic, await world.apply(booked, await world.job(clinic, { date })));
      const all = [open, blocked, booked, west].map(({ id }) => id).sort();
      expect(await free({ date })).toEqual([open.id]);
      expect(await free({ date: '2027-06-08' })).toEqual(all);
      expect(await free({ date: '2027-06-05', lastDate: '2027-06-06' })).toEqual(all);
      expect(await free({ date: '2027-06-05', lastDate: date })).toEqual([open.id]);
      expect(await free({ date: '2027-06-05', lastDate: date, endTime: '08:00' })).toEqual(all);
      expect(await free({ date, startTime: '17:00', endTime: '20:00' })).toEqual(all);
      expect(await free({ date, startTime: '08:00', endTime: '12:00' })).toEqual(
        [open, blocked, west].map(({ id }) => id).sort(),
      );
      const overnight = { date: '2027-06-06', startTime: '22:00', endTime: '12:30' };
      expect(await free(overnight)).toEqual([open.id]);
    });

    it('is a question for clinics and administrators', async () => {
      const temp = await world.temp();
      const admin = await world.person({ role: null, isAdmin: true });
      expect(await free({ date }, null)).toBe('UNAUTHENTICATED');
      expect(await free({ date }, temp)).toBe('FORBIDDEN');
      expect(await free({ date }, admin)).toEqual([temp.id]);
    });

    it.each([
      { date: '2027-02-30' },
      { date, lastDate: '2027-06-06' },
      { date, lastDate: '2027-07-08' },
      { date, startTime: '25:00' },
    ])('refuses %j', async (availableOn) => {
      expect(await free(availableOn)).toBe('VALIDATION_FAILED');
    });
  });

  it('lists verified professionals first where that is asked for', async () => {
    const isVerified = false;
    const unverified = await world.temp({ isVerified, createdAt: '2026-11-20T16:00:00.000Z' });
    const older = await world.temp({ createdAt: '2026-11-19T16:00:00.000Z' });
    const newer = await world.temp();
    expect(await found({})).toEqual([unverified.id, newer.id, older.id]);
    const sort = 'verified_first';
    expect(await found({}, { sort })).toEqual([newer.id, older.id, unverified.id]);
    expect(await found({ isVerified: true })).toEqual([newer.id, older.id]);
    expect(await found({ isVerified })).toEqual([unverified.id]);
  });

  it('lists matches of a place before those of a school, on every page', async () => {
    const educationInstitution = 'University of Toronto';
    const [city, school] = [{ city: 'Toronto' }, { city: 'Ottawa', educationInstitution }];
    const unverifiedThere = await world.temp({ ...city, isVerified: false });
    const there = [await world.temp(city), await world.temp(city)];
    const graduates = [await world.temp(school), await world.temp(school)];
    const filter = { q: 'toronto' };
    const expected = [...there.toReversed(), ...graduates.toReversed(), unverifiedThere];
    expect(await walk({ filter, sort: 'verified_first' })).toEqual(expected.map(({ id }) => id));
    expect(await found({ q: 'university toronto' })).toHaveLength(2);
  });

  it('treats "licence" as a filter, and matches its province as well', async () => {
    const approved = { status: 'approved', expiresOn: null } as const;
    const quebec = await world.temp({
      province: 'Quebec',
      city: 'Gatineau',
      licences: [{ ...approved, province: 'Ontario' }],
    });
    const ontario = await world.temp({ licences: [{ ...approved, province: 'Ontario' }] });
    await world.temp({
      licences: [
        { province: 'Ontario', status: 'pending', expiresOn: null },
        { province: 'Ontario', status: 'approved', expiresOn: '2026-11-18' },
      ],
    });
    const licensed = [ontario.id, quebec.id];
    for (const q of ['license', 'Licence', 'permis', 'licensed Ontario'])
      expect([q, await found({ q })]).toEqual([q, licensed]);
    expect(await found({ q: 'licence gatineau' })).toEqual([quebec.id]);
    expect(await found({ q: 'licence Alberta' })).toEqual([]);
  });

  it.each(['newest', 'verified_first'])('walks all pages, sorted by %s', async (sort) => {
    for (let n = 0; n < 7; n += 1) await world.temp({ isVerified: n % 3 > 0 });
    const all = await found({}, { sort });
    expect(all).toHaveLength(7);
    expect(await walk({ sort })).toEqual(all);
  });

  it.each([
    ['province', 'Ohio'],
    ['educationTier', 'tier9'],
    ['experience', 'ages'],
    ['workingStyle', 'loud'],
    ['specialtyFocus', 'magic'],
    ['language', 'Klingon'],
  ])('refuses an unknown %s', async (field, value) => {
    const { errors } = await world.graph(FIND, { filter: { [field]: value } });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      issues: [{ path: [field] }],
    });
  });
});
