import { get, listOf, objectOf, post, problemOf, problemPaths } from './support/api';
import type { Json } from './support/api';
import { demoPerson, newPerson } from './support/people';
import type { Person } from './support/people';
import { freeDay, postShift, shiftOf } from './support/shifts';

const YUKON = { province: 'Yukon', city: 'Whitehorse' };

let clinic: Person;
let dear: Json & { id: number };
let soon: Json & { id: number };
beforeAll(async () => {
  clinic = await demoPerson('clinic');
  const days = [freeDay(), freeDay()].sort();
  dear = await postShift(clinic, { ...YUKON, date: days[1], hourlyRate: '77.00' });
  soon = await postShift(clinic, { ...YUKON, date: days[0], hourlyRate: '61.00' });
});

const idsFor = async (query: string, token?: string): Promise<unknown[]> =>
  listOf(await get(`/api/jobs?limit=100&province=Yukon&${query}`, { token })).map(({ id }) => id);
const orderOf = (ids: unknown[]) =>
  [dear.id, soon.id].sort((a, b) => ids.indexOf(a) - ids.indexOf(b));

describe('listing shifts beyond the specification', () => {
  it('sorts by rate, start and distance', async () => {
    expect(orderOf(await idsFor('sort=highest_rate'))).toEqual([dear.id, soon.id]);
    expect(orderOf(await idsFor('sort=soonest'))).toEqual([soon.id, dear.id]);
    expect(orderOf(await idsFor('sort=newest'))).toEqual([soon.id, dear.id]);
    expect(await idsFor('sort=nearest&postalCode=y1a%201a1')).toContain(dear.id);
  });

  it('narrows by days, rate and distance', async () => {
    const between = `dateFrom=${String(soon.date)}&dateTo=${String(soon.date)}`;
    expect(await idsFor(between)).toContain(soon.id);
    expect(await idsFor(between)).not.toContain(dear.id);
    expect(await idsFor('minRate=61.01')).toContain(dear.id);
    expect(await idsFor('minRate=61.01')).not.toContain(soon.id);
    expect(await idsFor('maxDistance=50&postalCode=Y1A1A1')).toContain(soon.id);
    expect(await idsFor('maxDistance=50&postalCode=M5V2T6')).toEqual([]);
    expect(await idsFor('maxDistance=50', clinic.token)).toEqual([]);
  });

  it('takes blank parameters for absent ones', async () => {
    const blank = 'sort=&dateFrom=&dateTo=&minRate=&maxDistance=&postalCode=';
    expect(await idsFor(blank)).toEqual(await idsFor(''));
  });

  it('continues a sorted page, only with the same filters', async () => {
    const path = '/api/jobs?limit=1&province=Yukon&sort=highest_rate&minRate=60';
    const first = await get(path);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = listOf(await get(next));
    expect(second).toHaveLength(1);
    expect(second[0]?.id).not.toBe(listOf(first)[0]?.id);
    const { searchParams } = new URL(next, 'http://site');
    const after = encodeURIComponent(searchParams.get('after') ?? '');
    const other = await get(`/api/jobs?province=Yukon&sort=soonest&after=${after}`);
    expect(problemPaths(problemOf(other, 400, 'VALIDATION_FAILED'))).toEqual(['after']);
  });

  it.each([
    ['sort=cheapest', 'sort'],
    ['dateFrom=2027-02-30', 'dateFrom'],
    ['dateFrom=2027-03-02&dateTo=2027-03-01', 'dateTo'],
    ['minRate=1e2', 'minRate'],
    ['minRate=50.123', 'minRate'],
    ['minRate=-5', 'minRate'],
    ['maxDistance=0', 'maxDistance'],
    ['maxDistance=5001', 'maxDistance'],
    ['maxDistance=ten', 'maxDistance'],
    ['maxDistance=1.5', 'maxDistance'],
    ['maxDistance=10', 'postalCode'],
    ['sort=nearest', 'postalCode'],
    ['postalCode=90210', 'postalCode'],
    ['sort=soonest&sort=newest', 'sort'],
  ])('refuses %s and names %s', async (query, parameter) => {
    const problem = problemOf(await get(`/api/jobs?${query}`), 400, 'VALIDATION_FAILED');
    expect(problemPaths(problem)).toEqual([parameter]);
  });
});

describe('posting shifts beyond the specification', () => {
  const send = (more: Json) => post('/api/jobs', shiftOf(more), { token: clinic.token });

  it('takes terms and French text, and answers the same entity', async () => {
    const more = { paymentTerms: 'net_14', frenchTitle: 'Hygiéniste', isTakenWhole: false };
    const answer = await send(more);
    expect(answer.status).toBe(201);
    expect(Object.keys(objectOf(answer)).sort()).toEqual(Object.keys(dear).sort());
    expect(answer.headers.get('link')).toBeNull();
  });

  it('posts one shift for each of several days and names them', async () => {
    const [date, ...moreDates] = [freeDay(), freeDay(), freeDay()].sort();
    const answer = await send({ date, moreDates, isTakenWhole: true });
    expect([answer.status, objectOf(answer).date]).toEqual([201, date]);
    const paths = [...(answer.headers.get('link') ?? '').matchAll(/<([^>]+)>; rel="item"/g)];
    const days = await Promise.all(paths.map(async ([, path = '']) => objectOf(await get(path))));
    expect(days.map((day) => day.date)).toEqual(moreDates);
  });

  it('asks invited professionals first: others do not see the shift', async () => {
    const { id: invitedId } = await demoPerson('hygienist');
    const { id, status } = objectOf(await send({ inviteIds: [invitedId] }));
    expect(status).toBe('invited');
    const stranger = await newPerson('hygienist');
    const answer = await get(`/api/jobs/${String(id)}`, { token: stranger.token });
    problemOf(answer, 404, 'NOT_FOUND');
  });

  it.each([
    ['paymentTerms', 'someday', 'paymentTerms'],
    ['frenchTitle', 'deux\nlignes', 'frenchTitle'],
    ['moreDates', ['2027-02-30'], 'moreDates.0'],
    ['moreDates', 'tomorrow', 'moreDates'],
    ['isTakenWhole', 'yes', 'isTakenWhole'],
    ['inviteIds', ['abc'], 'inviteIds.0'],
    ['inviteIds', [1, 2, 3, 4, 5, 6, 7], 'inviteIds'],
    ['utcOffset', 'EST', 'utcOffset'],
  ])('refuses %s = %p', async (field, value, path) => {
    const problem = problemOf(await send({ [field]: value }), 400, 'VALIDATION_FAILED');
    expect(problemPaths(problem)).toEqual([path]);
  });
});
