import { call, get, listOf, objectOf, post, problemOf, problemPaths } from './support/api';
import { demoPerson, newPerson } from './support/people';
import type { Person } from './support/people';

let temp: Person;
let other: Person;
let clinic: Person;
let day = 0;

const nextDate = () => {
  day += 1;
  return new Date(Date.now() + (40 + day) * 86_400_000).toISOString().slice(0, 10);
};
const slotOn = (date: string, changes: object = {}) => ({
  date,
  startTime: '09:00',
  endTime: '17:00',
  isAvailable: true,
  isRecurring: false,
  notes: 'By bus',
  ...changes,
});
const add = (person: Person | null, body: object) =>
  post('/api/schedules', body, { token: person?.token });
const read = (person: Person | null, userId: number, query: string) =>
  get(`/api/schedules/${userId}${query}`, { token: person?.token });

beforeAll(async () => {
  temp = await newPerson('hygienist');
  other = await newPerson('assistant');
  clinic = await demoPerson('clinic');
});

describe('a schedule', () => {
  it('takes the slot that the specification’s client sends, and shows it', async () => {
    const date = nextDate();
    const answer = await add(temp, { userId: temp.id, ...slotOn(date) });
    expect(answer.status).toBe(201);
    const slot = objectOf(answer);
    expect(slot).toEqual({
      id: expect.any(Number),
      userId: temp.id,
      ...slotOn(date),
      recurringPattern: null,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect(listOf(await read(temp, temp.id, `?date=${date}`))).toEqual([slot]);
    expect(listOf(await read(clinic, temp.id, `?date=${date}`))).toEqual([
      { ...slot, notes: null },
    ]);
  });

  it('refuses in the order of the contract', async () => {
    const date = nextDate();
    problemOf(await add(null, {}), 401, 'UNAUTHENTICATED');
    const wrong = await add(temp, { userId: other.id, ...slotOn('soon') });
    expect(problemPaths(problemOf(wrong, 400, 'VALIDATION_FAILED'))).toEqual(['date']);
    problemOf(await add(temp, { userId: other.id, ...slotOn(date) }), 403, 'FORBIDDEN');
    expect((await add(temp, slotOn(date))).status).toBe(201);
    const overlap = await add(temp, slotOn(date, { startTime: '16:00', endTime: '02:00' }));
    expect(problemOf(overlap, 409, 'CONFLICT').reasons).toEqual(['overlap']);
  });

  it('is read by day, by the person and by clinics', async () => {
    const query = `?date=${nextDate()}`;
    problemOf(await read(null, temp.id, query), 401, 'UNAUTHENTICATED');
    problemOf(await read(temp, temp.id, ''), 400, 'VALIDATION_FAILED');
    problemOf(await read(temp, temp.id, '?date=2026-02-30'), 400, 'VALIDATION_FAILED');
    problemOf(await read(other, temp.id, query), 404, 'NOT_FOUND');
    problemOf(await read(clinic, 2_000_000_000, query), 404, 'NOT_FOUND');
    expect(listOf(await read(temp, temp.id, query))).toEqual([]);
  });

  it('shows a series on each of its days', async () => {
    const date = nextDate();
    const later = new Date(Date.parse(date) + 7 * 86_400_000).toISOString().slice(0, 10);
    const series = { isRecurring: true, startTime: '20:00', endTime: '21:00' };
    const slot = objectOf(await add(temp, slotOn(date, series)));
    expect(slot).toMatchObject({ isRecurring: true, recurringPattern: 'FREQ=WEEKLY' });
    expect(listOf(await read(temp, temp.id, `?date=${later}`))).toContainEqual({
      ...slot,
      date: later,
    });
  });

  it('loses a slot to its owner alone', async () => {
    const date = nextDate();
    const { id } = objectOf(await add(other, slotOn(date)));
    const remove = (person: Person | null) =>
      call('DELETE', `/api/schedules/${String(id)}`, { token: person?.token });
    problemOf(await remove(null), 401, 'UNAUTHENTICATED');
    problemOf(await remove(temp), 404, 'NOT_FOUND');
    expect((await remove(other)).status).toBe(204);
    problemOf(await remove(other), 404, 'NOT_FOUND');
    expect(listOf(await read(other, other.id, `?date=${date}`))).toEqual([]);
  });

  it('cannot be guessed', async () => {
    problemOf(await get(`/calendar/${'A'.repeat(43)}.ics`), 404, 'NOT_FOUND');
    problemOf(await get('/calendar/secret'), 404, 'NOT_FOUND');
  });
});
