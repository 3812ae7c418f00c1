import { call, get, listOf, objectOf, post, problemOf, problemPaths } from './support/api';
import { demoPerson, newPerson } from './support/people';
import type { Person } from './support/people';
import { postShift, shiftOf } from './support/shifts';

let clinic: Person;
let other: Person;

beforeAll(async () => {
  clinic = await demoPerson('clinic');
  other = await newPerson('clinic');
});

const FIELDS = [
  'id',
  'clinicId',
  'title',
  'description',
  'role',
  'province',
  'city',
  'date',
  'startTime',
  'endTime',
  'hourlyRate',
  'isUrgent',
  'isRecurring',
  'status',
  'preferredWorkingStyle',
  'clinicVibe',
  'patientTypes',
  'specialtyFocus',
  'requiredLanguages',
  'teamEnvironment',
  'workPace',
  'idealPersonality',
  'createdAt',
  'timeZone',
  'startsAt',
  'endsAt',
];

describe('posting a shift', () => {
  it('answers 201 with the whole entity and its address', async () => {
    const body = shiftOf({
      description: 'Two chairs.',
      hourlyRate: 52.5,
      isUrgent: true,
      patientTypes: ['general', 'pediatric'],
      requiredLanguages: ['English'],
      clinicVibe: 'chill',
      status: 'booked',
      createdAt: '2001-01-01T00:00:00Z',
    });
    const answer = await post('/api/jobs', body, { token: clinic.token });
    expect(answer.status).toBe(201);
    const job = objectOf(answer);
    expect(Object.keys(job).sort()).toEqual([...FIELDS].sort());
    expect(job).toMatchObject({
      clinicId: clinic.id,
      hourlyRate: '52.50',
      isUrgent: true,
      isRecurring: false,
      status: 'active',
      timeZone: 'America/Toronto',
      patientTypes: ['general', 'pediatric'],
      clinicVibe: 'chill',
      date: body.date,
      startTime: '09:00',
    });
    expect(answer.headers.get('location')).toBe(`/api/jobs/${String(job.id)}`);
    expect(objectOf(await get(`/api/jobs/${String(job.id)}`))).toEqual(job);
    const newest = listOf(await get('/api/jobs?limit=5'));
    expect(newest).toContainEqual(job);
  });

  it.each([
    ['hourlyRate', '52.505'],
    ['hourlyRate', 14],
    ['hourlyRate', 501],
    ['hourlyRate', '1e2'],
    ['date', '2020-01-01'],
    ['date', '2027-02-30'],
    ['date', '2099-01-01'],
    ['startTime', '9:00'],
    ['endTime', '09:00'],
    ['endTime', '22:00'],
    ['role', 'clinic'],
    ['province', 'Texas'],
    ['title', '  '],
    ['clinicVibe', 'loud'],
    ['isUrgent', 'yes'],
    ['clinicId', 'abc'],
    ['title', 'a\u0000b'],
  ])('refuses %s = %p and names it', async (field, value) => {
    const answer = await post('/api/jobs', shiftOf({ [field]: value }), { token: clinic.token });
    expect(problemPaths(problemOf(answer, 400, 'VALIDATION_FAILED'))).toEqual([field]);
  });

  it('names the value of a list that is wrong', async () => {
    const body = shiftOf({ patientTypes: ['general', 'aliens'] });
    const answer = await post('/api/jobs', body, { token: clinic.token });
    const paths = problemPaths(problemOf(answer, 400, 'VALIDATION_FAILED'));
    expect(paths).toEqual(['patientTypes.1']);
  });

  it('stores nothing for another clinic', async () => {
    const title = `Foreign ${Date.now()}`;
    const body = shiftOf({ clinicId: other.id, title });
    problemOf(await post('/api/jobs', body, { token: clinic.token }), 403, 'FORBIDDEN');
    const titles = listOf(await get('/api/jobs?limit=20')).map((job) => job.title);
    expect(titles).not.toContain(title);
  });

  it('accepts an overnight shift, and its own clinic by id', async () => {
    // No clock changes in a July night.
    const date = `${new Date().getUTCFullYear() + 1}-07-14`;
    const shift = { clinicId: clinic.id, date, startTime: '20:00', endTime: '04:00' };
    const job = await postShift(clinic, shift);
    expect(Date.parse(String(job.endsAt)) - Date.parse(String(job.startsAt))).toBe(8 * 3_600_000);
  });

  it('gives the first answer again for the same Idempotency-Key', async () => {
    const body = shiftOf();
    const key = { 'idempotency-key': `post-${Date.now()}` };
    const send = (shift: object, headers = key) =>
      post('/api/jobs', shift, { token: clinic.token, headers });
    const [first, second] = [await send(body), await send(body)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    problemOf(await send({ ...body, title: 'Another' }), 409, 'CONFLICT');
    problemOf(await send(body, { 'idempotency-key': 'x'.repeat(256) }), 400, 'VALIDATION_FAILED');
  });

  it('is bounded by the plan', async () => {
    await postShift(other);
    const answer = await post('/api/jobs', shiftOf(), { token: other.token });
    expect(problemOf(answer, 403, 'FORBIDDEN').reasons).toEqual(['plan_limit']);
  });
});

describe('listing shifts', () => {
  it('filters by role, province, city and schedule', async () => {
    const shift = { role: 'assistant', province: 'Nova Scotia', city: 'Halifax' };
    const full = await postShift(clinic, { ...shift, startTime: '08:00', endTime: '14:00' });
    const half = await postShift(clinic, { ...shift, startTime: '16:00', endTime: '20:00' });
    const idsFor = async (query: string) =>
      listOf(await get(`/api/jobs?limit=100&province=Nova%20Scotia&${query}`)).map(({ id }) => id);
    expect(await idsFor('role=assistant')).toEqual(expect.arrayContaining([full.id, half.id]));
    expect(await idsFor('role=hygienist')).not.toContain(full.id);
    expect(await idsFor('city=halifax')).toContain(half.id);
    expect(await idsFor('schedule=full-day')).toContain(full.id);
    expect(await idsFor('schedule=full-day')).not.toContain(half.id);
    expect(await idsFor('schedule=half-day')).toContain(half.id);
    expect(await idsFor('schedule=evening')).toContain(half.id);
  });

  it('shows active shifts to the public and the rest to their owner', async () => {
    const statuses = async (query: string, token?: string) =>
      new Set(
        listOf(await get(`/api/jobs?limit=100&${query}`, { token })).map(({ status }) => status),
      );
    expect(await statuses('')).toEqual(new Set(['active']));
    expect(await statuses('status=all')).toEqual(new Set(['active']));
    expect(await statuses('status=booked')).toEqual(new Set());
    expect(await statuses('status=booked', clinic.token)).toEqual(new Set(['booked']));
    expect(await statuses('status=booked', other.token)).toEqual(new Set());
    expect((await statuses('status=all', clinic.token)).has('booked')).toBe(true);
  });

  it('answers HEAD like GET without a body', async () => {
    const head = await call('HEAD', '/api/jobs?limit=1');
    expect([head.status, head.text]).toEqual([200, '']);
  });
});
