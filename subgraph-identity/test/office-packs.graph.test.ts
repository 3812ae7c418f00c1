import type { User } from '../src';
import { createWorld, viewerOf, type World } from './factories';

const UPDATE = `mutation Update($input: OfficePackInput!, $expectedVersion: Int!) {
  updateOfficePack(input: $input, expectedVersion: $expectedVersion) {
    user { officePack { software orientation version } }
    errors { code path reasons }
  }
}`;
const PACK = `query($id: ID!) {
  user(id: $id) { officePack { software minutesPerPatient phone parking orientation photos } }
}`;
const input = {
  software: 'Dentrix',
  minutesPerPatient: 60,
  phone: '416 555 0199',
  parking: 'Behind the house',
  orientation: ['Ring twice', 'Ask for Robin'],
};

describe('office packs', () => {
  let world: World;
  let office: User;
  beforeAll(async () => {
    world = await createWorld();
    office = await world.person('clinic');
    await world.ask({
      query: UPDATE,
      variables: { input, expectedVersion: 0 },
      viewer: viewerOf(office),
    });
  });
  afterAll(() => world.close());

  const save = async (who: User, values: object, expectedVersion: number) => {
    const variables = { input: values, expectedVersion };
    const { data, codes } = await world.ask({ query: UPDATE, variables, viewer: viewerOf(who) });
    return { saved: data?.updateOfficePack, codes };
  };
  const packFor = async (viewer: User | null) => {
    const variables = { id: String(office.id) };
    const request = { query: PACK, variables, viewer: viewer && viewerOf(viewer) };
    return (await world.ask(request)).data?.user?.officePack as Record<string, unknown>;
  };

  describe('the way in and the phone are read by', () => {
    it.each([
      ['an unauthenticated caller', async () => null, false],
      ['the clinic', async () => office, true],
      ['an administrator', () => world.admin(), true],
      ['another clinic', () => world.person('clinic'), false],
      ['a professional', () => world.person('hygienist'), false],
      [
        'an applicant',
        async () => {
          const temp = await world.person('hygienist');
          await world.apply(office, temp);
          return temp;
        },
        false,
      ],
      [
        'an accepted applicant',
        async () => {
          const temp = await world.person('hygienist');
          await world.apply(office, temp, { status: 'accepted' });
          return temp;
        },
        true,
      ],
    ] as [string, () => Promise<User | null>, boolean][])('%s: %s', async (_who, make, isShown) => {
      const pack = await packFor(await make());
      expect(pack).toMatchObject({ software: 'Dentrix', minutesPerPatient: 60, photos: [] });
      expect(pack.orientation).toEqual(isShown ? input.orientation : null);
      expect(pack.phone).toBe(isShown ? input.phone : null);
    });
  });

  it('is nothing that professionals have', async () => {
    const temp = await world.person('hygienist');
    expect((await save(temp, input, 0)).codes).toEqual(['FORBIDDEN']);
    const { data } = await world.ask({ query: PACK, variables: { id: String(temp.id) } });
    expect(data?.user).toEqual({ officePack: null });
  });

  it('is saved as a whole; the later of two tabs gets a conflict', async () => {
    const clinic = await world.person('clinic');
    const first = await Promise.all([save(clinic, input, 0), save(clinic, { software: 'B' }, 0)]);
    expect(first.filter(({ saved }) => saved?.user === null)).toMatchObject([
      { saved: { errors: [{ code: 'CONFLICT', reasons: ['stale_version'] }] } },
    ]);
    const { saved } = await save(clinic, { software: 'ABELDent' }, 1);
    expect(saved).toMatchObject({
      user: { officePack: { software: 'ABELDent', orientation: [], version: 2 } },
    });
  });

  it.each([
    [{ minutesPerPatient: 5 }, 'minutesPerPatient'],
    [{ orientation: Array.from({ length: 21 }, () => 'x') }, 'orientation'],
    [{ parking: 'x'.repeat(501) }, 'parking'],
    [{ phone: 'ask Robin' }, 'phone'],
  ])('refuses %j', async (values, field) => {
    const { saved } = await save(office, values, 1);
    expect(saved).toMatchObject({
      user: null,
      errors: [{ code: 'VALIDATION_FAILED', path: expect.arrayContaining([field]) }],
    });
  });
});
