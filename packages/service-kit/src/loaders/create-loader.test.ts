import { createListLoader, createLoader } from './create-loader';

const people = [
  { id: 2, clinicId: 1 },
  { id: 1, clinicId: 1 },
  { id: 3, clinicId: 9 },
];

describe('createLoader', () => {
  it('batches all keys of a tick in order, with null for a missing one', async () => {
    const asked: (readonly number[])[] = [];
    const loader = createLoader(
      async (ids: readonly number[]) => {
        asked.push(ids);
        return people.filter((person) => ids.includes(person.id));
      },
      (person) => person.id,
    );
    const found = await Promise.all([1, 5, 2, 1].map((id) => loader.load(id)));
    expect(found.map((person) => person?.id ?? null)).toEqual([1, null, 2, 1]);
    await loader.load(1);
    expect(asked).toEqual([[1, 5, 2]]);
  });

  it('accepts a map', async () => {
    const loader = createLoader(
      async (keys: readonly string[]) => new Map(keys.map((k) => [k, k])),
    );
    await expect(loader.load('x')).resolves.toBe('x');
  });
});

describe('createListLoader', () => {
  it('groups rows by parent, empty lists included', async () => {
    const loader = createListLoader(
      async () => people,
      (person) => person.clinicId,
    );
    const lists = await Promise.all([7, 1].map((id) => loader.load(id)));
    expect(lists.map((list) => list.map((person) => person.id))).toEqual([[], [2, 1]]);
  });
});
