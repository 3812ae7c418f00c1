import type { PersonSnapshot } from '@tbt/contracts';
import { countStatements } from '@tbt/service-kit';
import { createWorld, NOW, type World } from './factories';

const SEARCH = 'id name newCount filter { role province language isVerified q }';
const LIST = `{ savedSearches { ${SEARCH} } }`;
const SAVE = `mutation ($input: SaveSearchInput!) {
  act: saveSearch(input: $input) { savedSearch { ${SEARCH} } errors { code path reasons } } }`;
const OPEN = `mutation ($input: SavedSearchInput!) {
  act: openSavedSearch(input: $input) { savedSearch { ${SEARCH} } errors { code } } }`;
const REMOVE = `mutation ($input: SavedSearchInput!) {
  act: removeSavedSearch(input: $input) { isRemoved errors { code } } }`;

interface Search {
  id: string;
  name: string;
  newCount: number;
}
interface Outcome {
  savedSearch?: Search | null;
  isRemoved?: boolean;
  errors: { code: string; path: string[]; reasons: string[] }[];
}

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

async function act(query: string, input: object, who: PersonSnapshot) {
  const { data, errors } = await world.graph(query, { input }, who);
  return { ...(data?.act as Outcome), code: errors?.[0]?.extensions.code };
}
const save = (who: PersonSnapshot, name: string, filter: object = {}) =>
  act(SAVE, { name, filter }, who);
async function searchesOf(who: PersonSnapshot): Promise<Search[]> {
  const { data, errors } = await world.graph(LIST, {}, who);
  if (errors) throw new Error(errors[0]?.message);
  return data?.savedSearches as Search[];
}
const joined = (changes: Partial<PersonSnapshot>) => {
  world.clock.advance(60_000);
  return world.temp({ createdAt: world.clock.now().toISOString(), ...changes });
};

it('counts who joined since it was opened, without the blocked', async () => {
  const clinic = await world.clinic();
  const filter = { role: 'hygienist', province: 'Yukon', isVerified: true };
  const { savedSearch } = await save(clinic, 'Whitehorse', filter);
  expect(savedSearch).toMatchObject({ name: 'Whitehorse', newCount: 0, filter });
  await joined({ province: 'Yukon' });
  const blocked = await joined({ province: 'Yukon' });
  await joined({ province: 'Yukon', role: 'assistant' });
  await joined({ province: 'Manitoba' });
  await world.block(blocked, clinic);
  expect(await searchesOf(clinic)).toEqual([expect.objectContaining({ newCount: 1 })]);
  world.clock.advance(60_000);
  const opened = await act(OPEN, { searchId: savedSearch?.id }, clinic);
  expect(opened.savedSearch).toMatchObject({ newCount: 0 });
  await joined({ province: 'Yukon' });
  expect(await searchesOf(clinic)).toEqual([expect.objectContaining({ newCount: 1 })]);
});

it('keeps no days', async () => {
  const clinic = await world.clinic();
  const { savedSearch, errors } = await save(clinic, 'Free', {
    role: 'assistant',
    availableOn: { date: '2026-12-01' },
  });
  expect(errors).toEqual([]);
  expect(savedSearch).toMatchObject({ filter: { role: 'assistant' } });
});

it('has one name once, in any case, and at most ten', async () => {
  const clinic = await world.clinic();
  await save(clinic, 'Évening');
  expect(await save(clinic, 'evening')).toMatchObject({
    errors: [{ code: 'CONFLICT', path: ['name'], reasons: ['name_taken'] }],
  });
  const names = Array.from({ length: 12 }, (_, index) => `Search ${index}`);
  const outcomes = await Promise.all(names.map((name) => save(clinic, name)));
  expect(outcomes.filter(({ errors }) => errors.length === 0)).toHaveLength(9);
  expect(outcomes.flatMap(({ errors }) => errors.flatMap(({ reasons }) => reasons))).toEqual([
    ...['too_many', 'too_many', 'too_many'],
  ]);
});

it.each([
  ['a name of spaces', { name: '  ', filter: {} }, ['name']],
  ['a long name', { name: 'x'.repeat(61), filter: {} }, ['name']],
  ['an unknown province', { name: 'X', filter: { province: 'Texas' } }, ['province']],
])('refuses %s', async (_, input, path) => {
  const outcome = await act(SAVE, input, await world.clinic());
  expect(outcome.errors).toEqual([expect.objectContaining({ code: 'VALIDATION_FAILED', path })]);
});

it('is removed by its clinic alone', async () => {
  const [clinic, other] = [await world.clinic(), await world.clinic()];
  const { savedSearch } = await save(clinic, 'Mine');
  const input = { searchId: savedSearch?.id };
  expect(await act(REMOVE, input, other)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await act(OPEN, input, other)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await act(REMOVE, input, clinic)).toMatchObject({ isRemoved: true });
  expect(await searchesOf(clinic)).toEqual([]);
});

it('counts all in one statement', async () => {
  const clinic = await world.clinic();
  const count = () =>
    countStatements(world.subgraph.database.pool, () => world.graph(LIST, {}, clinic));
  await save(clinic, 'One');
  const one = await count();
  for (const name of ['Two', 'Three']) await save(clinic, name, { role: 'hygienist' });
  expect(await count()).toBe(one);
});
