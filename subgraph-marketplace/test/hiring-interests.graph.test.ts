import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, newKey, NOW, type World } from './factories';

const FIELDS = `id clinicId professionalId status notes contactedAt hiredAt commissionAmount
  commissionPaid createdAt`;
const SET = `mutation S($input: SetHiringInterestInput!) { setHiringInterest(input: $input) {
  hiringInterest { ${FIELDS} } errors { code path reasons } } }`;
const LIST = `query L($first: Int, $after: String) { hiringInterests(first: $first, after: $after) {
  edges { node { ${FIELDS} } } pageInfo { hasNextPage endCursor } } }`;
const ONE = `query O($of: [_Any!]!) { found: _entities(representations: $of) {
  ... on HiringInterest { id notes } } }`;

type Interest = { id: string; status: string; notes: string | null; professionalId: string };
type Page = {
  hiringInterests: {
    edges: { node: Interest }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
};

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Who = Parameters<World['graph']>[2];
const set = async (who: Who, professionalId: unknown, rest: object = {}) => {
  const input = { professionalId: String(professionalId), ...rest };
  const { data, errors } = await world.graph(SET, { input }, who);
  const payload = (data as { setHiringInterest: object } | null)?.setHiringInterest;
  return { ...payload, code: errors?.[0]?.extensions.code } as {
    hiringInterest?: Interest | null;
    errors?: object[];
    code?: string;
  };
};
const list = async (who: PersonSnapshot, args: Record<string, unknown> = {}) =>
  ((await world.graph(LIST, args, who)).data as Page).hiringInterests;
const publishedEvents = async (professional: PersonSnapshot) => {
  await world.subgraph.outbox.drain();
  return world.bus.published
    .filter(({ name }) => name === 'hiring-interest.changed')
    .map(({ payload }) => payload as { professionalId: number; status: string })
    .filter(({ professionalId }) => professionalId === professional.id)
    .map(({ status }) => status);
};

describe('a clinic’s interest in hiring', () => {
  it('starts with every field, once per pair, and notifies the professional', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const { hiringInterest } = await set(clinic, temp.id, { notes: '  Calm and quick \n' });
    expect(hiringInterest).toEqual({
      id: expect.any(String) as string,
      clinicId: String(clinic.id),
      professionalId: String(temp.id),
      status: 'interested',
      notes: 'Calm and quick',
      contactedAt: null,
      hiredAt: null,
      commissionAmount: null,
      commissionPaid: false,
      createdAt: world.clock.now().toISOString(),
    });
    const again = await Promise.all(Array.from({ length: 6 }, () => set(clinic, temp.id)));
    for (const answer of again) expect(answer.hiringInterest).toEqual(hiringInterest);
    expect(await publishedEvents(temp)).toEqual(['interested']);
  });

  it('goes from interested over contacted to hired, each instant set by the server once', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    await set(clinic, temp.id, { notes: 'Kept' });
    world.clock.advance(60_000);
    const contactedAt = world.clock.now().toISOString();
    expect((await set(clinic, temp.id, { status: 'contacted' })).hiringInterest).toMatchObject({
      ...{ status: 'contacted', contactedAt, hiredAt: null, notes: 'Kept' },
    });
    world.clock.advance(60_000);
    await set(clinic, temp.id, { status: 'contacted', notes: '' });
    const hiredAt = world.clock.now().toISOString();
    expect((await set(clinic, temp.id, { status: 'hired' })).hiringInterest).toMatchObject({
      ...{ status: 'hired', contactedAt, hiredAt, notes: null },
    });
    expect((await set(clinic, temp.id, { status: 'withdrawn' })).hiringInterest).toMatchObject({
      ...{ status: 'withdrawn', contactedAt, hiredAt },
    });
    expect((await set(clinic, temp.id, { status: 'interested' })).hiringInterest).toMatchObject({
      ...{ status: 'interested', contactedAt: null, hiredAt: null },
    });
    expect(await publishedEvents(temp)).toEqual([
      ...['interested', 'contacted', 'hired', 'withdrawn', 'interested'],
    ]);
  });

  it('refuses steps that do not follow', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const illegal = { errors: [{ code: 'CONFLICT', path: ['status'], reasons: ['illegal_step'] }] };
    for (const status of ['contacted', 'hired', 'withdrawn']) {
      expect(await set(clinic, temp.id, { status })).toMatchObject(illegal);
    }
    expect((await list(clinic)).edges).toEqual([]);
    await set(clinic, temp.id);
    expect(await set(clinic, temp.id, { status: 'hired' })).toMatchObject(illegal);
    await set(clinic, temp.id, { status: 'contacted' });
    expect(await set(clinic, temp.id, { status: 'interested' })).toMatchObject(illegal);
    expect(await publishedEvents(temp)).toEqual(['interested', 'contacted']);
  });

  it('answers the same key with the same interest', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const request = world.as(clinic, { idempotencyKey: newKey() });
    const first = await set(request, temp.id);
    expect(await set(request, temp.id)).toEqual(first);
  });

  it('is for clinics, towards professionals who are there and not blocked', async () => {
    const [clinic, other] = [await world.clinic(), await world.clinic()];
    const [temp, left] = [await world.temp(), await world.temp({ isActive: false })];
    const [shunned, shunning] = [await world.temp(), await world.temp()];
    await world.block(clinic, shunned);
    await world.block(shunning, clinic);
    for (const id of [other.id, left.id, shunned.id, shunning.id, 900_500]) {
      expect(await set(clinic, id)).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await set(temp, temp.id)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await set(null, temp.id)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await set(clinic, 'x', { status: 'maybe', notes: 'x'.repeat(2001) })).toMatchObject({
      errors: [{ path: ['professionalId'] }, { path: ['status'] }, { path: ['notes'] }],
    });
  });
});

describe('reading interests', () => {
  it('is listed for both sides, with notes for the clinic only', async () => {
    const [clinic, temp, stranger] = [await world.clinic(), await world.temp(), await world.temp()];
    const { hiringInterest } = await set(clinic, temp.id, { notes: 'Ask in May' });
    const of = [{ __typename: 'HiringInterest', id: hiringInterest!.id }];
    const seen = async (who: PersonSnapshot | null) =>
      ((await world.graph(ONE, { of }, who)).data as { found: unknown[] }).found[0];
    expect((await list(clinic)).edges.map(({ node }) => node.notes)).toEqual(['Ask in May']);
    expect((await list(temp)).edges.map(({ node }) => node.notes)).toEqual([null]);
    expect(await seen(clinic)).toMatchObject({ notes: 'Ask in May' });
    expect(await seen(temp)).toMatchObject({ notes: null });
    for (const who of [stranger, await world.clinic(), null]) expect(await seen(who)).toBeNull();
    await world.block(temp, clinic);
    for (const who of [clinic, temp]) expect((await list(who)).edges).toEqual([]);
  });

  it('pages by keyset, each once, also with the same instant', async () => {
    const clinic = await world.clinic();
    const people: PersonSnapshot[] = [];
    for (let n = 0; n < 5; n += 1) people.push(await world.temp());
    for (const { id } of people) await set(clinic, id);
    const ids: string[] = [];
    for (let after: string | null = null; ;) {
      const { edges, pageInfo } = await list(clinic, { first: 2, after });
      ids.push(...edges.map(({ node }) => node.professionalId));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(ids).toEqual(people.map(({ id }) => String(id)).reverse());
    const foreign = await world.graph(LIST, { after: 'x' }, clinic);
    expect(foreign.errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
  });

  it('is held to its invariants by the database', async () => {
    const values = `(1, 2, 'interested', $1), (1, 2, 'interested', $1)`;
    await expect(
      world.rows(
        `INSERT INTO hiring_interests (clinic_id, professional_id, status, created_at) VALUES ${values}`,
        [NOW],
      ),
    ).rejects.toThrow('hiring_interests_one_per_pair');
    for (const [column, constraint] of [
      [`status = 'maybe'`, 'status_known'],
      ['commission_amount = 5', 'no_commission'],
      ['commission_paid = true', 'no_commission'],
    ]) {
      await expect(world.rows(`UPDATE hiring_interests SET ${column}`)).rejects.toThrow(constraint);
    }
  });
});
