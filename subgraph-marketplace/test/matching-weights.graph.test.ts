import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, type World } from './factories';
import { candidatesOf, matchOf, TUESDAY } from './matching-operations';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('weights', () => {
  const SET = `mutation ($weights: [MatchingWeightInput!]!) { setMatchingWeights(input: { weights: $weights }) {
    weights { key weight standard min max } errors { path message code } } }`;
  const set = async (weights: object[], who: PersonSnapshot | null) =>
    world.graph(SET, { weights }, who);

  test('are normalised to 100 within their bounds, and reset to the standard', async () => {
    const temp = await world.temp();
    const { data } = await set([{ key: 'distance', weight: 27 }], temp);
    const { weights } = (
      data as { setMatchingWeights: { weights: { key: string; weight: number; max: number }[] } }
    ).setMatchingWeights;
    expect(weights.reduce((sum, { weight }) => sum + Math.round(weight * 10), 0)).toBe(1_000);
    expect(weights.find(({ key }) => key === 'distance')!.weight).toBeGreaterThan(18);
    const { data: back } = await set([], temp);
    expect(back).toMatchObject({
      setMatchingWeights: {
        weights: expect.arrayContaining([expect.objectContaining({ key: 'distance', weight: 18 })]),
      },
    });
  });

  test('that cannot be written exactly are answered with one decimal', async () => {
    const place = { province: 'Prince Edward Island', city: 'Charlottetown' } as const;
    const licences = [world.licence('Prince Edward Island')];
    const temp = await world.temp({ ...place, licences, availability: ['Tuesday'] });
    const job = await world.job(await world.clinic(place), { ...place, date: TUESDAY });
    const { data } = await set(
      [
        { key: 'distance', weight: 14.000000000000002 },
        { key: 'rate', weight: 13.333333333333334 },
      ],
      temp,
    );
    const { weights } = (data as { setMatchingWeights: { weights: { weight: number }[] } })
      .setMatchingWeights;
    const read = await world.graph('{ matchingWeights { weight } }', {}, temp);
    const match = await matchOf(world, job.id, temp);
    const answered = [
      ...weights,
      ...(read.data?.matchingWeights as { weight: number }[]),
      ...match!.factors,
    ];
    expect(answered).toHaveLength(27);
    for (const { weight } of answered) expect(String(weight)).toMatch(/^\d+(\.\d)?$/);
  });

  describe('of a clinic', () => {
    const place = { province: 'New Brunswick', city: 'Moncton' } as const;
    const QUERY = '{ hasAdvancedMatching matchingWeights { key weight } }';
    const weightOf = async (who: PersonSnapshot) => {
      const { data } = await world.graph(QUERY, {}, who);
      const { hasAdvancedMatching, matchingWeights } = data as {
        hasAdvancedMatching: boolean;
        matchingWeights: { key: string; weight: number }[];
      };
      return {
        hasAdvancedMatching,
        distance: matchingWeights.find(({ key }) => key === 'distance')!.weight,
      };
    };

    test.each([
      [null, 'free'],
      ['basic', 'active'],
      ['pro', 'active'],
      ['premium', 'ended'],
    ] as const)('with the plan %s, %s, are the standard ones', async (tier, status) => {
      const clinic = await world.clinic({ subscriptionTier: tier, subscriptionStatus: status });
      expect(await weightOf(clinic)).toEqual({ hasAdvancedMatching: false, distance: 18 });
      expect(await set([{ key: 'distance', weight: 27 }], clinic)).toMatchObject({
        errors: [{ extensions: { code: 'FORBIDDEN', reasons: ['plan_limit'] } }],
      });
    });

    test('apply while the plan includes them, and again after an upgrade', async () => {
      const clinic = await world.clinic({ ...place, subscriptionStatus: 'trial' });
      const licences = [world.licence('New Brunswick')];
      const temp = await world.temp({
        ...{ ...place, licences, travelDistance: 50, availability: ['Monday'] },
      });
      const job = await world.job(clinic, {
        ...{ ...place, city: 'Dieppe', date: TUESDAY, hourlyRate: '30.00' },
      });
      // A rate that is asked for makes a raise worth it.
      const asked = { jobId: String(job.id), hourlyRate: '36.00' };
      await world.services.applications.apply(world.as(temp), asked);
      const best = async () => (await candidatesOf(world, job.id, clinic))!.edges[0]!.node.match;
      const standard = await best();
      await set(
        [
          { key: 'availability', weight: 27 },
          { key: 'distance', weight: 9 },
        ],
        clinic,
      );
      const own = await best();
      expect(own.score).not.toBe(standard.score);
      expect(own.advice).not.toBeNull();
      const plan = async (
        subscriptionStatus: PersonSnapshot['subscriptionStatus'],
        revision: number,
      ) => world.services.people.takeOver({ ...clinic, revision, subscriptionStatus });
      await plan('ended', 2);
      expect(await best()).toEqual({ score: standard.score, advice: null });
      await plan('active', 3);
      expect(await best()).toEqual(own);
    });

    test('are refused to an account that is neither side', async () => {
      expect(await world.graph(QUERY)).toMatchObject({
        errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
      });
    });
  });

  test('out of bounds, unknown or twice are refused by entry', async () => {
    const temp = await world.temp();
    const { data } = await set(
      [
        { key: 'distance', weight: 28 },
        { key: 'beauty', weight: 5 },
        { key: 'rate', weight: 14 },
        { key: 'rate', weight: 14 },
      ],
      temp,
    );
    const { errors } = (data as { setMatchingWeights: { errors: { path: string[] }[] } })
      .setMatchingWeights;
    expect(errors).toHaveLength(3);
  });

  test('apply to the user who set them', async () => {
    const place = { province: 'Prince Edward Island', city: 'Charlottetown' } as const;
    const clinic = await world.clinic(place);
    const temp = await world.temp({ ...place, licences: [world.licence('Prince Edward Island')] });
    const job = await world.job(clinic, { ...place, date: TUESDAY });
    const before = await matchOf(world, job.id, temp);
    await set([{ key: 'distance', weight: 27 }], temp);
    const after = await matchOf(world, job.id, temp);
    expect(Number(after!.score)).toBeGreaterThan(Number(before!.score));
  });

  test('anonymous viewers and administrators have none', async () => {
    expect(await set([], null)).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    const admin = await world.person({ role: null, isAdmin: true });
    expect(await set([], admin)).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });
});
