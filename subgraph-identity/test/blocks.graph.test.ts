import { randomUUID } from 'node:crypto';
import { countStatements } from '@tbt/service-kit';
import type { User } from '../src';
import { createWorld, NOW, viewerOf, type World } from './factories';

const OPEN = 'query($id: ID!) { user(id: $id) { id firstName } }';
const ENTITY = `query($of: [_Any!]!) { _entities(representations: $of) { ... on User { firstName } } }`;
const HOLDERS = 'query($number: String!) { licenceHolders(number: $number) { id } }';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Delivers the event as messaging would. */
async function tell(blocker: User, blocked: User, revision: number, isBlocked = true) {
  const at = NOW.toISOString();
  const pair = { blockerId: blocker.id, blockedId: blocked.id };
  const event = {
    id: randomUUID(),
    name: 'block.changed' as const,
    payload: { ...pair, isBlocked, revision, at },
    createdAt: at,
  };
  await world.bus.publish([event]);
  await world.bus.settled();
  return event;
}

const pair = async () =>
  [await world.person('clinic'), await world.person('hygienist')] as [User, User];

const opens = async (viewer: User | null, person: User): Promise<boolean> => {
  const asked = { query: OPEN, variables: { id: String(person.id) } };
  const { data, errors } = await world.ask({ ...asked, viewer: viewer && viewerOf(viewer) });
  expect(errors).toBeUndefined();
  return data?.user !== null;
};

describe('a block', () => {
  it('hides the public profiles of both from each other, and from no one else', async () => {
    const [clinic, temp] = await pair();
    const [otherClinic, otherTemp] = await pair();
    await tell(clinic, temp, 1);
    expect([await opens(clinic, temp), await opens(temp, clinic)]).toEqual([false, false]);
    for (const viewer of [null, otherClinic, otherTemp, await world.admin()]) {
      expect([await opens(viewer, clinic), await opens(viewer, temp)]).toEqual([true, true]);
    }
    expect([await opens(clinic, clinic), await opens(clinic, otherTemp)]).toEqual([true, true]);
  });

  it('hides them from an entitled clinic too, also by licence number', async () => {
    const [clinic, temp] = await pair();
    await world.submittedLicence(temp, 'Ontario', 'BLOCK-1');
    await world.apply(clinic, temp);
    const found = async () => {
      const asked = { query: HOLDERS, variables: { number: 'BLOCK-1' } };
      return (await world.ask({ ...asked, viewer: viewerOf(clinic) })).data?.licenceHolders;
    };
    expect(await found()).toEqual([{ id: String(temp.id) }]);
    await tell(temp, clinic, 1);
    expect(await found()).toEqual([]);
    expect(await opens(clinic, temp)).toBe(false);
  });

  it('leaves the clinic of a booking open to its professional, who needs the way in', async () => {
    const [clinic, temp] = await pair();
    await world.apply(clinic, temp, { status: 'accepted' });
    await tell(clinic, temp, 1);
    expect([await opens(temp, clinic), await opens(clinic, temp)]).toEqual([true, false]);
  });

  it('keeps the names in bookings and conversations that other subgraphs refer to', async () => {
    const [clinic, temp] = await pair();
    await tell(temp, clinic, 1);
    const of = [{ __typename: 'User', id: String(temp.id) }];
    const asked = { query: ENTITY, variables: { of }, viewer: viewerOf(clinic) };
    expect((await world.ask(asked)).data?._entities).toEqual([{ firstName: temp.firstName }]);
  });

  it('costs one statement, for signed-in viewers only', async () => {
    const [clinic, temp] = await pair();
    const cost = (viewer: User | null) =>
      countStatements(world.database.pool, () => opens(viewer, temp));
    expect([await cost(null), await cost(temp), await cost(clinic)]).toEqual([1, 1, 2]);
  });
});

describe('the read model of blocks', () => {
  it('ends when both have unblocked', async () => {
    const [clinic, temp] = await pair();
    await tell(clinic, temp, 1);
    await tell(temp, clinic, 2);
    await tell(clinic, temp, 3, false);
    expect(await opens(clinic, temp)).toBe(false);
    await tell(temp, clinic, 4, false);
    expect(await opens(clinic, temp)).toBe(true);
  });

  it('keeps the latest revision, in any order and with repeated events', async () => {
    const [clinic, temp] = await pair();
    const first = await tell(clinic, temp, 7);
    await tell(clinic, temp, 9, false);
    await tell(clinic, temp, 8);
    await world.bus.publish([first]);
    await world.bus.settled();
    expect(await opens(temp, clinic)).toBe(true);
  });
});
