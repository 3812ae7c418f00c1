import { randomUUID } from 'node:crypto';
import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, NOW, type World } from './factories';

const FIND = '{ professionals(first: 100) { edges { node { id } } } }';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const found = async (who: PersonSnapshot | null) => {
  const { data } = await world.graph(FIND, {}, who);
  const { edges } = (data as { professionals: { edges: { node: { id: string } }[] } })
    .professionals;
  return edges.map(({ node }) => Number(node.id));
};

describe('the read model of blocks', () => {
  it('keeps the latest word, in whatever order and however often it comes', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const tell = async (revision: number, isBlocked: boolean, id: string = randomUUID()) => {
      const at = NOW.toISOString();
      const payload = { blockerId: clinic.id, blockedId: temp.id, isBlocked, revision, at };
      await world.bus.publish([{ id, name: 'block.changed', payload, createdAt: at }]);
      await world.bus.settled();
      return id;
    };
    const first = await tell(7, true);
    expect(await found(clinic)).not.toContain(temp.id);
    await tell(9, false);
    await tell(8, true);
    await tell(7, true, first);
    expect(await found(clinic)).toContain(temp.id);
  });
});

describe('searching professionals', () => {
  it('leaves out who is blocked, whoever of the two did it, and nobody for others', async () => {
    const [clinic, other] = [await world.clinic(), await world.clinic()];
    const [shunned, shunning] = [await world.temp(), await world.temp()];
    await world.block(clinic, shunned);
    await world.block(shunning, clinic);
    const both = [shunned.id, shunning.id];
    expect((await found(clinic)).filter((id) => both.includes(id))).toEqual([]);
    for (const who of [other, null]) expect(await found(who)).toEqual(expect.arrayContaining(both));
    await world.block(shunning, clinic, false);
    expect(await found(clinic)).toContain(shunning.id);
  });
});
