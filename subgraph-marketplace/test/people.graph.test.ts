import { randomUUID } from 'node:crypto';
import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, NOW, snapshot, type World } from './factories';

const FIND = `query Find($filter: ProfessionalFilter, $first: Int, $after: String) {
  professionals(filter: $filter, first: $first, after: $after) {
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
beforeEach(() => world.rows('TRUNCATE people'));
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

  it('gives defaults for people it has not heard of', async () => {
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

describe('finding professionals', () => {
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

  it('walks all pages', async () => {
    for (let n = 0; n < 5; n += 1) await world.temp();
    const all = await found({});
    const seen: number[] = [];
    let after: string | null = null;
    do {
      const { data } = await world.graph(FIND, { first: 2, after });
      const { edges, pageInfo } = (data as Found).professionals;
      seen.push(...edges.map(({ node }) => Number(node.id)));
      after = edges.length === 2 ? pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(all);
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
