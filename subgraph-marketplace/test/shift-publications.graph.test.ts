import type { PersonSnapshot, SocialNetwork } from '@tbt/contracts';
import type { RequestInfo } from '@tbt/service-kit';
import { asViewer } from '@tbt/service-kit/testing';
import { createWorld, NOW, type World } from './factories';
import { startFakeNetwork } from './fake-network';

const ERRORS = 'errors { reasons }';
const FIELDS = 'network pageName isExpired text state failure';
const LIST = `query ($jobId: ID!) { shiftPublications(jobId: $jobId) { ${FIELDS} } }`;
const PUBLISH = `mutation ($input: PublishShiftInput!) { act: publishShift(input: $input) { publication { ${FIELDS} } ${ERRORS} } }`;
const START = `mutation ($input: SocialNetworkInput!) { act: startSocialConnection(input: $input) { authorizationUrl } }`;
const COMPLETE = `mutation ($input: CompleteSocialConnectionInput!) { act: completeSocialConnection(input: $input) { account { pageName } } }`;
const MINUTE_MS = 60_000;

type Caller = PersonSnapshot | RequestInfo;
type Publication = {
  network: string;
  pageName: string;
  isExpired: boolean;
  text: string;
  state: string | null;
  failure: string | null;
};

let network: Awaited<ReturnType<typeof startFakeNetwork>>;
let world: World;
let clinic: PersonSnapshot;
let jobId: string;

async function graph(query: string, variables: object, who: Caller = clinic) {
  const { data, errors } = await world.graph(query, variables as Record<string, unknown>, who);
  return { act: data?.act as Record<string, unknown>, data, code: errors?.[0]?.extensions.code };
}

async function connect(on: SocialNetwork) {
  const { act } = await graph(START, { input: { network: on } });
  const returned = network.consent(String(act.authorizationUrl));
  await graph(COMPLETE, { input: { network: on, ...returned } });
}

async function publish(on: SocialNetwork = 'facebook', who: Caller = clinic) {
  const { act, code } = await graph(PUBLISH, { input: { network: on, jobId } }, who);
  const errors = (act?.errors ?? []) as { reasons: string[] }[];
  return {
    publication: act?.publication as Publication | null,
    reasons: errors.flatMap(({ reasons }) => reasons),
    code,
  };
}
const listed = async () => (await graph(LIST, { jobId })).data?.shiftPublications as Publication[];

beforeAll(async () => {
  network = await startFakeNetwork();
  world = await createWorld({ writes: 100_000 }, network.settings);
});
beforeEach(async () => {
  clinic = await world.clinic();
  jobId = String((await world.job(clinic)).id);
  network.setPages([{ id: '77', name: 'Maple Dental', access_token: 'page-token' }]);
  network.posts.length = 0;
  await connect('facebook');
  network.seen.length = 0;
});
afterAll(async () => {
  await world.close();
  await network.stop();
});

it('publishes what it showed before, once', async () => {
  const [before] = await listed();
  expect(before).toMatchObject({ network: 'facebook', pageName: 'Maple Dental', state: null });
  expect(before?.text).toContain('Hygienist, Toronto, ');
  expect(before?.text).toMatch(
    new RegExp(`an hour\\. Apply here: http://site\\.test/jobs/${jobId}$`),
  );
  const { publication } = await publish();
  expect(publication).toMatchObject({ state: 'published', failure: null, text: before?.text });
  expect(network.posts).toEqual([
    { page: '77', text: before?.text, link: `http://site.test/jobs/${jobId}` },
  ]);
  expect(network.seen).toEqual(['POST /api/77/feed Bearer page-token']);
  expect((await publish()).reasons).toEqual(['published']);
  expect(network.posts).toHaveLength(1);
  expect((await listed())[0]?.state).toBe('published');
});

it('writes in the language of the request', async () => {
  const french = { ...asViewer({ userId: clinic.id, role: 'clinic' }), locale: 'fr-CA' as const };
  await world.rows(`UPDATE jobs SET city = 'Les Cèdres' WHERE id = $1`, [Number(jobId)]);
  await publish('facebook', french);
  expect(network.posts[0]?.text).toContain('dentaire, Les Cèdres, ');
  expect(network.posts[0]?.text).toMatch(
    new RegExp(`l’heure\\. Pour postuler\u00a0: http://site\\.test/fr/jobs/${jobId}$`),
  );
});

it('publishes once when asked ten times at once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => publish()));
  expect(answers.filter(({ publication }) => publication?.state === 'published')).toHaveLength(1);
  expect(network.posts).toHaveLength(1);
});

it('publishes on each page, with LinkedIn’s reserved characters escaped', async () => {
  await connect('linkedin');
  await world.rows(`UPDATE jobs SET city = 'Toronto (East)' WHERE id = $1`, [Number(jobId)]);
  await publish();
  expect((await publish('linkedin')).publication?.state).toBe('published');
  expect(network.posts.map(({ page }) => page)).toEqual(['77', 'urn:li:organization:77']);
  expect(network.posts[1]?.text).toContain(String.raw`Toronto \(East\)`);
});

it.each([
  [401, 'permission_ended'],
  [{ status: 400, body: '{"error":{"code":190}}' }, 'permission_ended'],
  [{ status: 400, body: '{"error":{"code":368}}' }, 'refused'],
  [400, 'refused'],
  [500, 'no_answer'],
  [{ body: '<html>' }, 'no_answer'],
] as const)('says what went wrong: %j is %s', async (fault, failure) => {
  network.plant('/api/77/feed', fault);
  expect((await publish()).publication).toMatchObject({
    ...{ state: 'failed', failure },
    isExpired: failure === 'permission_ended',
  });
  expect((await listed())[0]).toMatchObject({ state: 'failed', failure });
  if (failure === 'permission_ended') {
    expect((await publish()).reasons).toEqual(['permission_ended']);
    await connect('facebook');
  }
  expect((await publish()).publication?.state).toBe('published');
});

it('publishes again after a process died while it asked, and not before', async () => {
  await world.rows(
    `INSERT INTO social_publications (job_id, network, page_id, clinic_id, state, asked_at)
    VALUES ($1, 'facebook', '77', $2, 'sending', $3)`,
    [Number(jobId), clinic.id, NOW],
  );
  expect((await publish()).reasons).toEqual(['sending']);
  expect((await listed())[0]).toMatchObject({ state: 'sending', failure: null });
  world.clock.set(new Date(NOW.getTime() + 2 * MINUTE_MS));
  expect((await listed())[0]).toMatchObject({ state: 'failed', failure: 'no_answer' });
  expect((await publish()).publication?.state).toBe('published');
  world.clock.set(NOW);
});

it.each([
  ['disconnected', `DELETE FROM social_accounts WHERE clinic_id = $1`, []],
  [
    'connected again',
    `UPDATE social_accounts SET sealed_token = 'newer' WHERE clinic_id = $1`,
    ['newer'],
  ],
])('leaves a page alone that was %s while the network was asked', async (_, change, tokens) => {
  network.plant('/api/77/feed', 401, () => world.rows(change, [clinic.id]));
  expect((await publish()).publication).toMatchObject({ failure: 'permission_ended' });
  const kept = await world.rows<{ token: string }>(
    'SELECT sealed_token AS token FROM social_accounts WHERE clinic_id = $1',
    [clinic.id],
  );
  expect(kept.map(({ token }) => token)).toEqual(tokens);
});

it('publishes open shifts of the own clinic alone, for owners', async () => {
  const other = await world.clinic();
  expect((await publish('facebook', other)).code).toBe('FORBIDDEN');
  const manager = asViewer({
    ...{
      userId: 900_001,
      role: 'hygienist' as const,
      actingClinicId: clinic.id,
      clinicRole: 'manager' as const,
    },
  });
  expect((await publish('facebook', manager)).code).toBe('FORBIDDEN');
  expect((await publish('linkedin')).reasons).toEqual(['not_connected']);
  await world.rows(`UPDATE jobs SET status = 'closed' WHERE id = $1`, [Number(jobId)]);
  expect((await publish()).reasons).toEqual(['not_open']);
  expect(network.posts).toEqual([]);
});
