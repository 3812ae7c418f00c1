import {
  MARKETPLACE_AUTHORISATION as TABLE,
  SHIFT_VIEWERS,
  type ShiftViewerKind,
} from '@tbt/contracts/authorisation';
import {
  getNullableType,
  isLeafType,
  isListType,
  type FieldDefinitionNode,
  type GraphQLOutputType,
  type InputValueDefinitionNode,
} from 'graphql';
import { createSchema } from '../../src/schema';
import { createWorld, type World } from '../factories';
import { ACTIONS, callOf } from './action-calls';
import { castOf, type Cast } from './cast';
import { FIELD_PROBES, valueAt } from './field-probes';

const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'];
/** Fields about the viewer, or measured from them. */
const PER_VIEWER = ['actions', 'bookingObstacles', 'distance'];
/** Read by a list; no reference leads there. */
const BY_LIST = 'ScheduleSlot.notes';

const schema = createSchema();
const fieldsOf = (type: string) => {
  const found = schema.getType(type);
  if (!found || !('getFields' in found)) throw new Error(`there is no ${type}`);
  return Object.values(found.getFields());
};
const isLeaf = (type: GraphQLOutputType): boolean => {
  const bare = getNullableType(type);
  return isListType(bare) ? isLeaf(bare.ofType as GraphQLOutputType) : isLeafType(bare);
};
const isExternal = ({
  astNode,
}: {
  astNode?: FieldDefinitionNode | InputValueDefinitionNode | null;
}) => astNode?.directives?.some(({ name }) => name.value === 'external') ?? false;
/** Scalar fields that read the same for all viewers. */
const plainFieldsOf = (type: string) =>
  fieldsOf(type)
    .filter((field) => isLeaf(field.type) && !PER_VIEWER.includes(field.name) && !isExternal(field))
    .map(({ name }) => name)
    .filter((name) => !(`${type}.${name}` in TABLE.fields));

const THINGS: Readonly<Record<string, (ids: Cast['ids']) => { type: string; id: string }>> = {
  'an active Job': ({ openJob }) => ({ type: 'Job', id: openJob }),
  'a Job in another status': ({ bookedJob }) => ({ type: 'Job', id: bookedJob }),
  'an Application': ({ application }) => ({ type: 'Application', id: application }),
  'an Invitation': ({ invitation }) => ({ type: 'Invitation', id: invitation }),
  'a Booking': ({ booking }) => ({ type: 'Booking', id: booking }),
  'a HiringInterest': ({ interest }) => ({ type: 'HiringInterest', id: interest }),
  'a Recommendation': ({ recommendation }) => ({ type: 'Recommendation', id: recommendation }),
};

let world: World;
let cast: Cast;
beforeAll(async () => {
  world = await createWorld();
  cast = await castOf(world);
}, 60_000);
afterAll(() => world.close());

async function byReference(type: string, id: string, path: string, viewer: ShiftViewerKind) {
  const query = `query($of: [_Any!]!) { _entities(representations: $of) { ... on ${type} { ${path} } } }`;
  const of = [{ __typename: type, id }];
  const { data, errors } = await world.graph(query, { of }, cast.viewers[viewer]);
  expect(errors).toBeUndefined();
  return (data as { _entities: unknown[] })._entities[0] ?? null;
}

const viewersWho = async (may: (viewer: ShiftViewerKind) => Promise<boolean>) => {
  const answers: ShiftViewerKind[] = [];
  for (const viewer of SHIFT_VIEWERS) if (await may(viewer)) answers.push(viewer);
  return answers;
};
const inOrder = (viewers: readonly ShiftViewerKind[] = []) =>
  SHIFT_VIEWERS.filter((viewer) => viewers.includes(viewer));

describe('the table', () => {
  it('has every query and mutation of the marketplace, and no other', () => {
    const actions = (['Query', 'Mutation'] as const).flatMap((type) =>
      fieldsOf(type)
        .filter(({ name }) => !name.startsWith('_'))
        .map(({ name }) => `${type}.${name}`),
    );
    expect(Object.keys(TABLE.actions).sort()).toEqual(actions.sort());
    expect([...ACTIONS].sort()).toEqual(actions.sort());
  });

  it('has every thing that others refer to', () => {
    const union = schema.getType('_Entity');
    const referred = union && 'getTypes' in union ? union.getTypes().map(({ name }) => name) : [];
    const things = Object.values(THINGS).map((of) => of(cast.ids).type);
    // Fields of a user that are not listed are public; identity names a reviewer.
    expect([...new Set([...things, 'Reviewer', 'User'])].sort()).toEqual([...referred].sort());
    expect(Object.keys(TABLE.entities)).toEqual(Object.keys(THINGS));
    expect([...Object.keys(FIELD_PROBES), BY_LIST].sort()).toEqual(
      Object.keys(TABLE.fields).sort(),
    );
  });

  it('says for every viewer whether they may or how they are refused', () => {
    const rules = Object.entries({ ...TABLE.actions, ...TABLE.routes });
    const open = rules.flatMap(([name, { allowed, refused }]) =>
      SHIFT_VIEWERS.filter((viewer) => allowed.includes(viewer) === viewer in refused).map(
        (viewer) => `${name} ${viewer}`,
      ),
    );
    expect(open).toEqual([]);
  });
});

describe('things', () => {
  it.each(Object.keys(THINGS))('%s is found by whom the table says', async (name) => {
    const { type, id } = THINGS[name]!(cast.ids);
    const isFound = async (viewer: ShiftViewerKind) =>
      (await byReference(type, id, 'id', viewer)) !== null;
    expect(await viewersWho(isFound)).toEqual(inOrder(TABLE.entities[name]));
  });

  it.each([
    ['an active Job', 'job'],
    ['a Job in another status', 'job'],
    ['a Booking', 'booking'],
  ])('%s is found by its id by the same', async (name, query) => {
    const { id } = THINGS[name]!(cast.ids);
    const isFound = async (viewer: ShiftViewerKind) =>
      (await world.graph(`{ found: ${query}(id: ${id}) { id } }`, {}, cast.viewers[viewer])).data
        ?.found !== null;
    expect(await viewersWho(isFound)).toEqual(inOrder(TABLE.entities[name]));
  });

  it.each(Object.keys(THINGS))('%s reads the same for all of them otherwise', async (name) => {
    const { type, id } = THINGS[name]!(cast.ids);
    const answers = new Set<string>();
    for (const viewer of TABLE.entities[name] ?? [])
      answers.add(
        JSON.stringify(await byReference(type, id, plainFieldsOf(type).join(' '), viewer)),
      );
    expect([...answers]).toHaveLength(1);
  });
});

describe('fields', () => {
  it.each(Object.keys(FIELD_PROBES))('%s is read by whom the table says', async (field) => {
    const { typename, id, path } = FIELD_PROBES[field]!(cast);
    const isRead = async (viewer: ShiftViewerKind) =>
      valueAt(await byReference(typename, id, path, viewer), path) !== null;
    expect(await viewersWho(isRead)).toEqual(inOrder(TABLE.fields[field]));
  });

  it('of a user that are not in the table are public', async () => {
    const { id } = cast.people.ownTemp;
    const path = plainFieldsOf('User').join(' ');
    const answers = new Set<string>();
    for (const viewer of SHIFT_VIEWERS)
      answers.add(JSON.stringify(await byReference('User', String(id), path, viewer)));
    expect([...answers]).toHaveLength(1);
  });

  it('of blocked time: its notes are for the person alone', async () => {
    const query = `{ schedule(userId: ${cast.people.ownTemp.id}, from: "2027-11-15", to: "2027-11-15") {
      slot { notes } } }`;
    const isRead = async (viewer: ShiftViewerKind) =>
      JSON.stringify((await world.graph(query, {}, cast.viewers[viewer])).data).includes('Dentist');
    expect(await viewersWho(isRead)).toEqual(inOrder(TABLE.fields[BY_LIST]));
  });
});

describe('actions', () => {
  const cells = Object.keys(TABLE.actions).flatMap((action) =>
    SHIFT_VIEWERS.map((viewer) => [action, viewer] as const),
  );
  it.each(cells)('%s by %s', async (action, viewer) => {
    const { data, errors } = await world.graph(
      await callOf(action, cast),
      {},
      cast.viewers[viewer],
    );
    const [payload] = Object.values(data ?? {}) as ({ errors?: { code: string }[] } | null)[];
    const refused = TABLE.actions[action]?.refused[viewer];
    const codes = [
      ...(errors ?? []).map(({ extensions }) => extensions.code),
      ...(payload?.errors ?? []).map(({ code }) => code),
    ];
    if (refused) expect(codes).toEqual([refused]);
    else
      expect(codes.filter((code) => [...REFUSALS, 'INTERNAL'].includes(String(code)))).toEqual([]);
  });
});
