import { graph, get, objectOf, post, problemOf } from './support/api';
import type { Json } from './support/api';
import { operation } from './support/documents';
import { demoPerson } from './support/people';
import type { Person } from './support/people';
import { shiftOf } from './support/shifts';

let clinic: Person;
beforeAll(async () => {
  clinic = await demoPerson('clinic');
});

const NEXT_YEAR = new Date().getUTCFullYear() + 1;

/** The `nth` Sunday of a month of next year: nights of clock changes. */
function sunday(month: number, nth: number): string {
  const first = new Date(Date.UTC(NEXT_YEAR, month - 1, 1)).getUTCDay();
  const day = 1 + ((7 - first) % 7) + (nth - 1) * 7;
  return new Date(Date.UTC(NEXT_YEAR, month - 1, day)).toISOString().slice(0, 10);
}
const [SPRING, AUTUMN] = [sunday(3, 2), sunday(11, 1)];

/** What is wrong, the field named, and the message's hint. */
const TABLE: readonly [string, Json, string, RegExp][] = [
  ['in the past', { date: '2020-01-01' }, 'date', /must not start in the past/],
  ['on 30 February', { date: `${NEXT_YEAR}-02-30` }, 'date', /YYYY-MM-DD|date/i],
  ['without length', { endTime: '09:00' }, 'endTime', /must differ from the start/],
  ['of 13 hours', { endTime: '22:00' }, 'endTime', /12 hours/],
  [
    'in a gap',
    { date: SPRING, startTime: '02:30', endTime: '09:00' },
    'startTime',
    /does not exist/,
  ],
  ['at an offset that is none', { utcOffset: 'EST' }, 'utcOffset', /-04:00/],
  ['for 14.99', { hourlyRate: '14.99' }, 'hourlyRate', /15.*500/],
  ['for 500.01', { hourlyRate: '500.01' }, 'hourlyRate', /15.*500/],
  ['for 12,50', { hourlyRate: '12,50' }, 'hourlyRate', /decimal|number/i],
  ['for 1e3', { hourlyRate: '1e3' }, 'hourlyRate', /decimal|number/i],
  ['for three decimals', { hourlyRate: '50.123' }, 'hourlyRate', /decimal/i],
  ['with a long text', { description: 'x'.repeat(10_000) }, 'description', /at most \d+ char/],
  ['with a long title', { title: 'x'.repeat(10_000) }, 'title', /at most \d+ char/],
  ['with a turned title', { title: 'Hygienist \u202Eregor' }, 'title', /without characters/],
  ['with a title in two lines', { title: 'Hygienist\nnow' }, 'title', /one line/],
  ['with half a character', { description: 'a\uD800' }, 'description', /not valid/],
];

type GraphPayload = { job: { id: string } | null; errors: { path: string[]; message: string }[] };

const postByGraph = async (input: Json): Promise<GraphPayload> => {
  const answer = await graph(operation('ContractPostJob'), { input }, { token: clinic.token });
  return (answer.data as { postJob: GraphPayload }).postJob;
};

describe('a shift that cannot be posted', () => {
  it.each(TABLE)('%s is refused alike by both doors', async (_what, change, field, sentence) => {
    const body = shiftOf(change);
    const problem = problemOf(
      await post('/api/jobs', body, { token: clinic.token }),
      400,
      'VALIDATION_FAILED',
    );
    expect(problem.errors).toEqual([{ path: field, message: expect.stringMatching(sentence) }]);
    const { job, errors } = await postByGraph(body);
    expect(job).toBeNull();
    expect(errors).toEqual([
      expect.objectContaining({ path: [field], message: problem.errors[0]?.message }),
    ]);
  });

  it('is refused in the requested language', async () => {
    const headers = { 'accept-language': 'fr-CA' };
    const body = shiftOf({ date: SPRING, startTime: '02:30', endTime: '09:00' });
    const answer = await post('/api/jobs', body, { token: clinic.token, headers });
    const { errors } = problemOf(answer, 400, 'VALIDATION_FAILED');
    expect(errors[0]?.message).toMatch(/n’existe pas/);
  });
});

describe('a shift at a time that the clock shows twice', () => {
  const TWICE = { date: AUTUMN, startTime: '01:30', endTime: '09:00' };
  const startOf = async (utcOffset?: string) => {
    const body = shiftOf({ ...TWICE, ...(utcOffset && { utcOffset }) });
    return objectOf(await post('/api/jobs', body, { token: clinic.token })).startsAt;
  };

  it('is checked through the graph', async () => {
    const { job, errors } = await postByGraph(shiftOf(TWICE));
    expect(job).toBeNull();
    expect(errors).toEqual([
      expect.objectContaining({
        path: ['utcOffset'],
        message: expect.stringMatching(/the first \(-04:00\) or the second \(-05:00\)/) as string,
      }),
    ]);
  });

  it('is the earlier one by REST, unless it is said which is meant', async () => {
    expect(await startOf()).toBe(`${AUTUMN}T05:30:00.000Z`);
    expect(await startOf('-04:00')).toBe(`${AUTUMN}T05:30:00.000Z`);
    expect(await startOf('-05:00')).toBe(`${AUTUMN}T06:30:00.000Z`);
  });
});

describe('odd texts of a shift', () => {
  it('are kept as the text they are, without what turns it around', async () => {
    const title = '<script>alert(1)</script> & more';
    const description = '<b>Bring</b> scrubs \u202Edneirf\u202C, مرحبا';
    const made = objectOf(
      await post('/api/jobs', shiftOf({ title, description }), { token: clinic.token }),
    );
    const kept = { title, description: '<b>Bring</b> scrubs dneirf, مرحبا' };
    expect(made).toMatchObject(kept);
    expect(objectOf(await get(`/api/jobs/${String(made.id)}`))).toMatchObject(kept);
  });
});
