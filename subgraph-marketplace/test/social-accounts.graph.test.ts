import type { PersonSnapshot, SocialNetwork } from '@tbt/contracts';
import type { RequestInfo } from '@tbt/service-kit';
import { asViewer } from '@tbt/service-kit/testing';
import { createWorld, NOW, type World } from './factories';
import { startFakeNetwork } from './fake-network';

const ERRORS = 'errors { code reasons message }';
const ACCOUNT = 'network isAvailable pageName connectedAt expiresAt isExpired';
const LIST = `{ socialAccounts { ${ACCOUNT} } }`;
const START = `mutation ($input: SocialNetworkInput!) { act: startSocialConnection(input: $input) { authorizationUrl ${ERRORS} } }`;
const COMPLETE = `mutation ($input: CompleteSocialConnectionInput!) { act: completeSocialConnection(input: $input) { account { ${ACCOUNT} } choice { choice pages { id name } } ${ERRORS} } }`;
const CHOOSE = `mutation ($input: ChooseSocialPageInput!) { act: chooseSocialPage(input: $input) { account { ${ACCOUNT} } ${ERRORS} } }`;
const DISCONNECT = `mutation ($input: SocialNetworkInput!) { act: disconnectSocialAccount(input: $input) { account { ${ACCOUNT} } ${ERRORS} } }`;

const NETWORKS = ['facebook', 'linkedin'] as const;
const MINUTE_MS = 60_000;
const LINKEDIN_LIFE_MS = 5_184_000_000;

type Account = { network: string; pageName: string | null; isExpired: boolean };
type Outcome = {
  authorizationUrl?: string | null;
  account?: Account | null;
  choice?: { choice: string; pages: { id: string; name: string }[] } | null;
  code?: string;
  errors: { reasons: string[]; message: string }[];
};
type Caller = PersonSnapshot | RequestInfo;

let network: Awaited<ReturnType<typeof startFakeNetwork>>;
let world: World;
let clinic: PersonSnapshot;

beforeAll(async () => {
  network = await startFakeNetwork();
  world = await createWorld({ writes: 100_000 }, network.settings);
});
beforeEach(async () => {
  clinic = await world.clinic();
  network.seen.length = 0;
  network.setPages([{ id: '77', name: 'Maple Dental', access_token: 'page-token' }]);
});
afterAll(async () => {
  await world.close();
  await network.stop();
});

async function act(query: string, input: object, who: Caller = clinic): Promise<Outcome> {
  const { data, errors } = await world.graph(query, { input }, who);
  if (data?.act) return data.act as Outcome;
  return { code: String(errors?.[0]?.extensions.code), errors: [] };
}
const begin = async (on: SocialNetwork, who: Caller = clinic) =>
  network.consent((await act(START, { network: on }, who)).authorizationUrl ?? '');
const complete = (on: SocialNetwork, returned: object, who: Caller = clinic) =>
  act(COMPLETE, { network: on, ...returned }, who);
const listed = async (who: Caller = clinic) =>
  (await world.graph(LIST, {}, who)).data?.socialAccounts as Account[];
const reasonsOf = ({ errors }: Outcome) => errors.flatMap(({ reasons }) => reasons);
const member = (clinicRole: 'owner' | 'manager') =>
  asViewer({ userId: 900_001, role: 'hygienist', actingClinicId: clinic.id, clinicRole });

it('asks for consent with a state, and a challenge where the network takes one', async () => {
  const { authorizationUrl } = await act(START, { network: 'facebook' });
  const { searchParams } = new URL(authorizationUrl ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'app',
    redirect_uri: 'http://site.test/facebook-connected',
    code_challenge_method: 'S256',
  });
  expect(authorizationUrl).not.toContain('app-secret');
  const linkedin = await act(START, { network: 'linkedin' });
  expect(linkedin.authorizationUrl).not.toContain('code_challenge');
});

it.each(NETWORKS)('connects the page on %s, whose token is stored sealed', async (on) => {
  const { account, errors } = await complete(on, await begin(on));
  expect(errors).toEqual([]);
  const expiresAt =
    on === 'linkedin'
      ? new Date(world.clock.now().getTime() + LINKEDIN_LIFE_MS).toISOString()
      : null;
  expect(account).toMatchObject({ network: on, pageName: 'Maple Dental', expiresAt });
  expect((await listed()).map(({ pageName }) => pageName).sort()).toEqual(['Maple Dental', null]);
  const rows = await world.rows('SELECT * FROM social_accounts WHERE clinic_id = $1', [clinic.id]);
  expect(JSON.stringify(rows)).not.toMatch(/page-token|user-token/);
});

it('keeps the page’s token of Facebook, got with the lasting one of the user', async () => {
  await complete('facebook', await begin('facebook'));
  expect(network.seen).toEqual([
    ...['POST /token', 'POST /token'],
    'GET /api/me/accounts Bearer lasting-user-token',
  ]);
});

it('replaces a page, and forgets it when it is disconnected', async () => {
  await complete('facebook', await begin('facebook'));
  network.setPages([{ id: '78', name: 'Harbour Dental', access_token: 'other' }]);
  await complete('facebook', await begin('facebook'));
  expect((await listed())[0]?.pageName).toBe('Harbour Dental');
  const { account } = await act(DISCONNECT, { network: 'facebook' });
  expect(account?.pageName).toBeNull();
  expect(
    await world.rows('SELECT 1 FROM social_accounts WHERE clinic_id = $1', [clinic.id]),
  ).toEqual([]);
});

it('says that a consent has ended', async () => {
  await complete('linkedin', await begin('linkedin'));
  world.clock.set(new Date(world.clock.now().getTime() + LINKEDIN_LIFE_MS + MINUTE_MS));
  expect((await listed())[1]).toMatchObject({ pageName: 'Maple Dental', isExpired: true });
  world.clock.set(NOW);
});

describe.each(NETWORKS)('several pages on %s', (on) => {
  const list = [
    { id: '77', name: 'Maple Dental', access_token: 'page-token' },
    { id: '78', name: 'Harbour Dental', access_token: 'harbour-token' },
  ];
  const choose = (input: object, who: Caller = clinic) =>
    act(CHOOSE, { network: on, ...input }, who);
  let choice: string;

  beforeEach(async () => {
    network.setPages(list);
    const { account, choice: offered } = await complete(on, await begin(on));
    expect(account).toBeNull();
    expect(offered?.pages).toEqual(list.map(({ id, name }) => ({ id, name })));
    choice = offered?.choice ?? '';
    expect(choice).not.toContain('token');
  });

  it('connects the page that the owner chooses', async () => {
    expect((await listed()).every(({ pageName }) => pageName === null)).toBe(true);
    const { account } = await choose({ choice, pageId: '78' });
    expect(account).toMatchObject({ network: on, pageName: 'Harbour Dental' });
  });

  it('refuses a page that is not listed, a late choice and that of others', async () => {
    const other = await world.clinic();
    expect(reasonsOf(await choose({ choice, pageId: '79' }))).toEqual(['other_page']);
    expect(reasonsOf(await choose({ choice, pageId: '78' }, other))).toEqual(['other_session']);
    expect(reasonsOf(await choose({ choice: 'forged', pageId: '78' }))).toEqual(['choice_expired']);
    world.clock.set(new Date(NOW.getTime() + 11 * MINUTE_MS));
    expect(reasonsOf(await choose({ choice, pageId: '78' }))).toEqual(['choice_expired']);
    world.clock.set(NOW);
    expect((await listed()).every(({ pageName }) => pageName === null)).toBe(true);
  });
});

it('refuses an answer that came too late, or that it did not ask for', async () => {
  const late = await begin('facebook');
  world.clock.set(new Date(NOW.getTime() + 11 * MINUTE_MS));
  expect(reasonsOf(await complete('facebook', late))).toEqual(['state_expired']);
  world.clock.set(NOW);
  const { code } = await begin('facebook');
  expect(reasonsOf(await complete('facebook', { code, state: 'forged' }))).toEqual([
    'state_expired',
  ]);
  expect(network.seen).toEqual([]);
});

it('refuses the answer to another session, clinic or network', async () => {
  const other = await world.clinic();
  const returned = await begin('facebook');
  for (const who of [other, member('owner')])
    expect(reasonsOf(await complete('facebook', returned, who))).toEqual(['other_session']);
  expect(reasonsOf(await complete('linkedin', returned))).toEqual(['other_session']);
  expect(network.seen).toEqual([]);
  expect((await complete('facebook', returned)).account?.pageName).toBe('Maple Dental');
});

it('accepts an answer once', async () => {
  const returned = await begin('facebook');
  await complete('facebook', returned);
  expect(reasonsOf(await complete('facebook', returned))).toEqual(['code_refused']);
  expect((await listed())[0]?.pageName).toBe('Maple Dental');
});

it.each(NETWORKS)('says that an account manages no page on %s', async (on) => {
  network.setPages([]);
  expect(reasonsOf(await complete(on, await begin(on)))).toEqual(['no_page']);
});

it.each(NETWORKS)('says that %s gave no permission', async (on) => {
  network.plant(network.pathOfPages(on), 403);
  expect(reasonsOf(await complete(on, await begin(on)))).toEqual(['no_permission']);
});

it.each([
  ['/token', 500],
  ['/token', 'silence'],
  ['/api/me/accounts', 503],
  ['/api/me/accounts', 'silence'],
  ['/api/me/accounts', { body: '<html>' }],
  ['/api/me/accounts', { body: `{"data":"${'x'.repeat(300_000)}"}` }],
] as const)('is unavailable, and stores nothing, when %s answers %j', async (path, fault) => {
  const returned = await begin('facebook');
  network.plant(path, fault);
  const began = Date.now();
  expect((await complete('facebook', returned)).code).toBe('UNAVAILABLE');
  expect(Date.now() - began).toBeLessThan(3_500);
  expect((await listed())[0]?.pageName).toBeNull();
});

it('is for owners, who see that a network is not available here', async () => {
  const manager = member('manager');
  expect((await act(START, { network: 'facebook' }, manager)).code).toBe('FORBIDDEN');
  expect((await world.graph(LIST, {}, manager)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const closed = await createWorld();
  const own = await closed.clinic();
  const { data } = await closed.graph(LIST, {}, own);
  expect(data?.socialAccounts).toMatchObject([{ isAvailable: false }, { isAvailable: false }]);
  const started = await closed.graph(START, { input: { network: 'facebook' } }, own);
  expect(reasonsOf(started.data?.act as Outcome)).toEqual(['not_available']);
  await closed.close();
});

it('seals a token for its clinic and network alone', async () => {
  await complete('facebook', await begin('facebook'));
  const { sealer } = world.deployment;
  const [row] = await world.rows<{ sealed_token: string }>(
    'SELECT sealed_token FROM social_accounts WHERE clinic_id = $1',
    [clinic.id],
  );
  const purpose = `social token facebook ${clinic.id}`;
  expect(await sealer.open(purpose, row?.sealed_token ?? '')).toEqual({ token: 'page-token' });
  expect(await sealer.open('social token facebook 1', row?.sealed_token ?? '')).toBeNull();
});
