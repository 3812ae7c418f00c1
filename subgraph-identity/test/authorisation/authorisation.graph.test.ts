import { IDENTITY_AUTHORISATION as TABLE, VIEWERS } from '@tbt/contracts/authorisation';
import { isListType, isLeafType, isNonNullType, type GraphQLOutputType } from 'graphql';
import { createSchema } from '../../src/schema';
import { createWorld, type World } from '../factories';
import { ACTION_CALLS } from './action-calls';
import { castFor, type Cast, type Subject } from './cast';

const SUBJECTS = ['professional', 'clinic'] as const;
/** Fields that the subject's kind does not have. */
const ABSENT: Readonly<Record<Subject, readonly string[]>> = {
  professional: ['officePack', 'clinics'],
  clinic: ['verifiedProvinces', 'licences'],
};
const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'];

const schema = createSchema();
const fieldsOf = (type: 'User' | 'Query' | 'Mutation') => {
  const found = schema.getType(type);
  if (!found || !('getFields' in found)) throw new Error(`there is no ${type}`);
  return Object.values(found.getFields());
};
const isInternal = (name: string) => name.startsWith('_');

const bare = (type: GraphQLOutputType): GraphQLOutputType =>
  isNonNullType(type) || isListType(type) ? bare(type.ofType as GraphQLOutputType) : type;
const selectionOf = (name: string): string => {
  const field = fieldsOf('User').find((candidate) => candidate.name === name);
  if (!field) throw new Error(`User has no ${name}`);
  // Registered at home, so gaps are only in another province.
  if (name === 'credentialGaps') return `${name}(province: "Alberta") { code }`;
  return isLeafType(bare(field.type)) ? name : `${name} { __typename }`;
};
// A false flag is public.
const isShown = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;

let world: World;
const casts = new Map<Subject, Cast>();
beforeAll(async () => {
  world = await createWorld();
  for (const subject of SUBJECTS) casts.set(subject, await castFor(world, subject));
});
afterAll(() => world.close());

describe('the table', () => {
  it('has every field of a person that identity answers, and no other', () => {
    const fields = fieldsOf('User').map(({ name }) => name);
    expect(Object.keys(TABLE.fields).sort()).toEqual(fields.sort());
  });

  it('has every query and mutation of identity, and no other', () => {
    const actions = (['Query', 'Mutation'] as const).flatMap((type) =>
      fieldsOf(type)
        .filter(({ name }) => !isInternal(name))
        .map(({ name }) => `${type}.${name}`),
    );
    expect(Object.keys(TABLE.actions).sort()).toEqual(actions.sort());
    expect(Object.keys(ACTION_CALLS).sort()).toEqual(actions.sort());
  });

  it('lists every viewer’s permission or refusal', () => {
    const open = Object.entries(TABLE.actions).flatMap(([action, { allowed, refused }]) =>
      VIEWERS.filter((viewer) => allowed.includes(viewer) === viewer in refused).map(
        (viewer) => `${action} ${viewer}`,
      ),
    );
    expect(open).toEqual([]);
  });
});

const readers = SUBJECTS.flatMap((subject) => VIEWERS.map((viewer) => [subject, viewer] as const));

describe.each(['user', '_entities'] as const)('fields by %s', (protocol) => {
  it.each(readers)('of a %s for %s', async (kind, viewerKind) => {
    const { subject, viewers } = casts.get(kind)!;
    const fields = Object.keys(TABLE.fields);
    const selection = fields.map(selectionOf).join(' ');
    const id = String(subject.id);
    const call =
      protocol === 'user'
        ? { query: `query($id: ID!) { user(id: $id) { ${selection} } }`, variables: { id } }
        : {
            query: `query($of: [_Any!]!) { _entities(representations: $of) { ... on User { ${selection} } } }`,
            variables: { of: [{ __typename: 'User', id }] },
          };
    const { data, errors } = await world.ask({ ...call, viewer: viewers[viewerKind] });
    expect(errors).toBeUndefined();
    const answer = data as { user?: object; _entities?: object[] };
    const person = (answer.user ?? answer._entities?.[0]) as Record<string, unknown>;
    const wanted = fields.filter(
      (field) => !ABSENT[kind].includes(field) && TABLE.fields[field]?.[kind].includes(viewerKind),
    );
    const shown = fields.filter((field) => isShown(person[field]));
    expect(shown.sort()).toEqual(wanted.sort());
  });
});

describe('actions', () => {
  const cells = Object.keys(TABLE.actions).flatMap((action) =>
    VIEWERS.map((viewer) => [action, viewer] as const),
  );
  it.each(cells)('%s by %s', async (action, viewerKind) => {
    const cast = casts.get('professional')!;
    const call = ACTION_CALLS[action]!(cast);
    const { codes } = await world.ask({ ...call, viewer: cast.viewers[viewerKind] });
    const refused = TABLE.actions[action]?.refused[viewerKind];
    if (refused) expect(codes).toEqual([refused]);
    else if (action === 'Mutation.logIn') expect(codes).not.toContain('FORBIDDEN');
    else expect(codes.filter((code) => REFUSALS.includes(String(code)))).toEqual([]);
  });
});
