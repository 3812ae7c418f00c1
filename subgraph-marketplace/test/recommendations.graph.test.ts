import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, type World } from './factories';
import { MATCH, TUESDAY, type Match } from './matching-operations';

const HOUR = 3_600_000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('recommendations', () => {
  const place = { province: 'Saskatchewan', city: 'Regina' } as const;
  const QUERY = `query ($first: Int, $after: String) { recommendations(first: $first, after: $after) {
    edges { node { id jobId userId matchScore isViewed job { id } match { ${MATCH} } } }
    pageInfo { hasNextPage endCursor } } }`;
  type Node = { id: string; jobId: string; matchScore: string; isViewed: boolean; match: Match };
  type Page = {
    edges: { node: Node }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
  let clinic: PersonSnapshot;
  let temp: PersonSnapshot;
  const page = async (variables: object = {}, who: PersonSnapshot = temp) =>
    ((await world.graph(QUERY, { first: 20, ...variables }, who)).data as { recommendations: Page })
      .recommendations;
  const act = async (mutation: string, id: string, who: PersonSnapshot = temp) =>
    world.graph(
      `mutation ($id: ID!) { ${mutation}(input: { recommendationId: $id }) {
         recommendation { id isViewed } errors { code } } }`,
      { id },
      who,
    );

  beforeAll(async () => {
    clinic = await world.clinic(place);
    temp = await world.temp({ ...place, licences: [world.licence('Saskatchewan')] });
    for (const hourlyRate of ['40.00', '50.00', '60.00']) {
      await world.job(clinic, { ...place, hourlyRate, date: TUESDAY });
    }
  });

  test('are computed on request, stored, best first and paged', async () => {
    const { edges } = await page();
    expect(edges).toHaveLength(3);
    const scores = edges.map(({ node }) => Number(node.matchScore));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    const stored = await world.rows<{ count: number }>(
      'SELECT count(*)::int FROM recommendations WHERE user_id = $1 AND version = $2',
      [temp.id, '1'],
    );
    expect(stored[0]?.count).toBe(3);
    const first = await page({ first: 2 });
    const next = await page({ first: 2, after: first.pageInfo.endCursor });
    expect([...first.edges, ...next.edges].map(({ node }) => node.id)).toEqual(
      edges.map(({ node }) => node.id),
    );
  });

  test('are cached for ten minutes, then refreshed; viewed ones stay viewed', async () => {
    const before = await page();
    await act('viewRecommendation', before.edges[0]!.node.id);
    const added = await world.job(clinic, { ...place, date: TUESDAY });
    expect((await page()).edges).toHaveLength(3);
    world.clock.advance(11 * 60_000);
    const after = await page();
    expect(after.edges.map(({ node }) => Number(node.jobId))).toContain(added.id);
    expect(
      after.edges.find(({ node }) => node.id === before.edges[0]!.node.id)?.node.isViewed,
    ).toBe(true);
  });

  test('count what a language alone hides, until the profile names it', async () => {
    const near = { province: 'Manitoba', city: 'Brandon' } as const;
    const owner = await world.clinic(near);
    const person = await world.temp({ ...near, licences: [world.licence('Manitoba')] });
    const job = (more: object) => world.job(owner, { ...near, date: TUESDAY, ...more });
    await job({});
    for (let n = 0; n < 2; n += 1) await job({ requiredLanguages: ['French'] });
    // Excluded for another reason too, so a language would not help.
    await job({ requiredLanguages: ['French'], role: 'assistant' });
    const read = async () => {
      const query = '{ recommendations { hiddenByLanguage edges { node { id } } } }';
      const { data } = await world.graph(query, {}, person);
      const { hiddenByLanguage, edges } = (
        data as { recommendations: { hiddenByLanguage: number; edges: object[] } }
      ).recommendations;
      return [hiddenByLanguage, edges.length];
    };
    expect(await read()).toEqual([2, 1]);
    await world.services.people.takeOver({
      ...person,
      revision: person.revision + 1_000_000,
      languagesSpoken: ['English', 'French'],
    });
    expect(await read()).toEqual([0, 3]);
  });

  test('of shifts that fit about as well, what was seen less comes first', async () => {
    const near = { province: 'Alberta', city: 'Calgary' } as const;
    const owner = await world.clinic(near);
    const jobs = [];
    for (let n = 0; n < 3; n += 1) jobs.push(await world.job(owner, { ...near, date: TUESDAY }));
    const licences = [world.licence('Alberta')];
    const [one, other] = [
      await world.temp({ ...near, licences }),
      await world.temp({ ...near, licences }),
    ];
    const ids = async (who: PersonSnapshot) =>
      (await page({}, who)).edges.map(({ node }) => Number(node.jobId));
    expect(await ids(one)).toEqual(jobs.map(({ id }) => id));
    await act('viewRecommendation', (await page({}, one)).edges[0]!.node.id, one);
    expect(await ids(other)).toEqual([jobs[1]!.id, jobs[2]!.id, jobs[0]!.id]);
    const first = await page({ first: 1 }, other);
    const rest = await page({ first: 5, after: first.pageInfo.endCursor }, other);
    expect(rest.edges.map(({ node }) => Number(node.jobId))).toEqual([jobs[2]!.id, jobs[0]!.id]);
  });

  test('dismissed shifts leave the list and can be restored', async () => {
    const [first] = (await page()).edges;
    await act('dismissRecommendation', first!.node.id);
    expect((await page()).edges.map(({ node }) => node.id)).not.toContain(first!.node.id);
    world.clock.advance(11 * 60_000);
    expect((await page()).edges.map(({ node }) => node.id)).not.toContain(first!.node.id);
    await act('restoreRecommendation', first!.node.id);
    expect((await page()).edges.map(({ node }) => node.id)).toContain(first!.node.id);
  });

  describe('a reason of a dismissed shift', () => {
    const near = { province: 'Nova Scotia', city: 'Halifax' } as const;
    const DISMISS = `mutation ($id: ID!, $reason: String) {
      dismissRecommendation(input: { recommendationId: $id, reason: $reason }) {
        recommendation { id } errors { path code } } }`;
    const PREFERENCES = `query ($id: ID!) { _entities(representations: [{ __typename: "User", id: $id }]) {
      ... on User { matchingPreferences {
        weights { key weight effective } dismissals { reason count } } } } }`;
    type Preferences = {
      weights: { key: string; weight: number; effective: number }[];
      dismissals: { reason: string; count: number }[];
    };
    const preferencesOf = async (id: number, who: PersonSnapshot | null) => {
      const { data } = await world.graph(PREFERENCES, { id: String(id) }, who);
      return (data as { _entities: [{ matchingPreferences: Preferences | null }] })._entities[0]
        .matchingPreferences;
    };
    let owners: [PersonSnapshot, PersonSnapshot];
    let person: PersonSnapshot;
    const dismiss = async (reason: string | null) => {
      const [first] = (await page({}, person)).edges;
      const answered = await world.graph(DISMISS, { id: first!.node.id, reason }, person);
      return { answered, id: first!.node.id, jobId: Number(first!.node.jobId) };
    };
    beforeEach(async () => {
      owners = [await world.clinic(near), await world.clinic(near)];
      person = await world.temp({ ...near, licences: [world.licence('Nova Scotia')] });
      for (const owner of [...owners, ...owners])
        await world.job(owner, { ...near, date: TUESDAY });
    });
    afterEach(async () => {
      await world.rows("DELETE FROM jobs WHERE province = 'Nova Scotia'", []);
    });

    test('lets its term count more, for the professional alone, until it is restored', async () => {
      const { id } = await dismiss('too_far');
      const distance = async () =>
        (await preferencesOf(person.id, person))!.weights.find(({ key }) => key === 'distance')!;
      const raised = await distance();
      expect(raised.weight).toBe(18);
      expect(raised.effective).toBeGreaterThan(18);
      expect((await preferencesOf(person.id, person))!.dismissals).toEqual([
        { reason: 'too_far', count: 1 },
      ]);
      expect(await preferencesOf(person.id, owners[0])).toBeNull();
      expect(await preferencesOf(person.id, null)).toBeNull();
      await act('restoreRecommendation', id, person);
      expect((await distance()).effective).toBe(18);
    });

    test('may follow later, and is forgotten with the standard weights', async () => {
      const { id } = await dismiss(null);
      await world.graph(DISMISS, { id, reason: 'rate_too_low' }, person);
      expect((await preferencesOf(person.id, person))!.dismissals).toHaveLength(1);
      await world.graph(
        'mutation { setMatchingWeights(input: { weights: [] }) { weights { key } } }',
        {},
        person,
      );
      expect((await preferencesOf(person.id, person))!.dismissals).toEqual([]);
      expect((await page({}, person)).edges.map(({ node }) => node.id)).not.toContain(id);
    });

    test('not_this_clinic hides the other shifts of the clinic for ninety days', async () => {
      const { jobId } = await dismiss('not_this_clinic');
      const clinicOf = async (ids: number[]) =>
        (
          await world.rows<{ clinic_id: number }>(
            'SELECT DISTINCT clinic_id FROM jobs WHERE id = ANY($1)',
            [ids],
          )
        ).map(({ clinic_id }) => clinic_id);
      const [hidden] = await clinicOf([jobId]);
      const left = (await page({}, person)).edges.map(({ node }) => Number(node.jobId));
      expect(left).toHaveLength(2);
      expect(await clinicOf(left)).not.toContain(hidden);
    });

    test('that is unknown is refused, and nothing is dismissed', async () => {
      const { answered, id } = await dismiss('ugly');
      expect(answered.data).toMatchObject({
        dismissRecommendation: { recommendation: null, errors: [{ path: ['reason'] }] },
      });
      expect((await page({}, person)).edges.map(({ node }) => node.id)).toContain(id);
    });
  });

  test('another person’s are not found, and clinics have none', async () => {
    const [first] = (await page()).edges;
    const other = await world.temp(place);
    expect(await act('viewRecommendation', first!.node.id, other)).toMatchObject({
      errors: [{ extensions: { code: 'NOT_FOUND' } }],
    });
    expect(await world.graph(QUERY, {}, clinic)).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
    expect(await world.graph(QUERY)).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  test('the job refreshes those that are hours old, each once', async () => {
    world.clock.advance(7 * HOUR);
    const counts = await Promise.all([
      world.services.recommendations.refreshDue(),
      world.services.recommendations.refreshDue(),
    ]);
    expect(Math.max(...counts)).toBeGreaterThan(0);
    expect(await world.services.recommendations.refreshDue()).toBe(0);
    const doubles = await world.rows(
      'SELECT 1 FROM recommendations GROUP BY user_id, job_id HAVING count(*) > 1',
    );
    expect(doubles).toEqual([]);
  });
});

describe('requesting a human review', () => {
  const ASK = `mutation ($jobId: ID, $text: String!) { requestHumanReview(input: { jobId: $jobId, text: $text }) {
    isSent errors { code reasons path } } }`;
  const ANSWER = `mutation ($id: ID!, $answer: String!) { answerHumanReview(input: { requestId: $id, answer: $answer }) {
    request { id answer answeredAt } errors { code } } }`;
  const OPEN = '{ humanReviewRequests { id text user { id } job { id } } }';

  test('is queued once, answered once, and published to the professional', async () => {
    const temp = await world.temp();
    const admin = await world.person({ role: null, isAdmin: true });
    const ask = () => world.graph(ASK, { text: 'Why so low?' }, temp);
    expect((await ask()).data).toMatchObject({ requestHumanReview: { isSent: true, errors: [] } });
    expect((await ask()).data).toMatchObject({
      requestHumanReview: { errors: [{ code: 'CONFLICT' }] },
    });
    const { data } = await world.graph(OPEN, {}, admin);
    const [request] = (data as { humanReviewRequests: { id: string; user: { id: string } }[] })
      .humanReviewRequests;
    expect(request).toMatchObject({
      text: 'Why so low?',
      user: { id: String(temp.id) },
      job: null,
    });
    const answer = () =>
      world.graph(ANSWER, { id: request!.id, answer: 'No days were stated.' }, admin);
    expect((await answer()).data).toMatchObject({
      answerHumanReview: { request: { answer: 'No days were stated.' } },
    });
    expect((await answer()).data).toMatchObject({
      answerHumanReview: { errors: [{ code: 'CONFLICT' }] },
    });
    const mine = await world.graph('{ myHumanReviewRequests { answer } }', {}, temp);
    expect(mine.data).toEqual({ myHumanReviewRequests: [{ answer: 'No days were stated.' }] });
    const events = await world.rows<{ name: string }>(
      "SELECT name FROM outbox_events WHERE name LIKE 'human-review.%' ORDER BY name DESC",
    );
    expect(events.map(({ name }) => name)).toEqual([
      'human-review.requested',
      'human-review.answered',
    ]);
  });

  test('a shift out of sight is not found, blank text is refused, the queue is for administrators', async () => {
    const temp = await world.temp();
    expect(await world.graph(ASK, { jobId: '999999', text: 'Why?' }, temp)).toMatchObject({
      errors: [{ extensions: { code: 'NOT_FOUND' } }],
    });
    expect((await world.graph(ASK, { text: '  ' }, temp)).data).toMatchObject({
      requestHumanReview: { errors: [{ code: 'VALIDATION_FAILED' }] },
    });
    expect(await world.graph(OPEN, {}, temp)).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
  });
});
