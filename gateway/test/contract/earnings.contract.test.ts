import { get, listOf, objectOf, post, problemOf } from './support/api';
import { demoPerson, newPerson, type Person } from './support/people';
import { applyTo, postShift } from './support/shifts';

let clinic: Person;
let hygienist: Person;
let newcomer: Person;

beforeAll(async () => {
  clinic = await demoPerson('clinic');
  hygienist = await demoPerson('hygienist');
  newcomer = await newPerson('hygienist');
});

const CSV = { accept: 'text/csv' };
const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');

describe('earnings', () => {
  it('are JSON by default, with decimals as text', async () => {
    const answer = await get('/api/earnings?year=2026', { token: newcomer.token });
    expect(answer.status).toBe(200);
    expect(objectOf(answer)).toMatchObject({
      ...{ year: 2026, months: [], partners: [], invoices: [] },
      totals: { count: 0, minutes: 0, subtotal: '0.00', total: '0.00', unpaid: '0.00' },
    });
  });

  it('are CSV when asked for, with headings in the caller’s language', async () => {
    const { token } = newcomer;
    const english = await get('/api/earnings?year=2026', { token, headers: CSV });
    expect(english.status).toBe(200);
    expect(english.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(english.headers.get('content-disposition')).toContain('earnings-2026.csv');
    expect(english.headers.get('vary')).toMatch(/accept/i);
    expect(linesOf(english.text)[0]).toMatch(/^Invoice number,Status,/);
    const french = await get('/api/earnings', {
      ...{ token, headers: { ...CSV, 'accept-language': 'fr-CA' } },
    });
    expect(linesOf(french.text)[0]).toMatch(/^Numéro de facture,État,/);
  });

  it('are for professionals, spending is for clinics', async () => {
    const refused = async (path: string, who: Person | null, status: number, code: string) =>
      problemOf(await get(path, { token: who?.token }), status, code);
    await refused('/api/earnings', clinic, 403, 'FORBIDDEN');
    await refused('/api/spending', hygienist, 403, 'FORBIDDEN');
    await refused('/api/earnings', null, 401, 'UNAUTHENTICATED');
    await refused('/api/earnings?year=26', hygienist, 400, 'VALIDATION_FAILED');
    await refused('/api/earnings?year=1999', hygienist, 400, 'VALIDATION_FAILED');
    expect((await get('/api/spending', { token: clinic.token })).status).toBe(200);
  });
});

describe('a roster', () => {
  it('names who works when; a title that looks like a formula is harmless in CSV', async () => {
    const job = await postShift(clinic, { title: '=HYPERLINK("https://x.test")' });
    const { id } = await applyTo(job.id, hygienist);
    const accepted = await post(`/api/applications/${id}/accept`, {}, { token: clinic.token });
    expect(accepted.status).toBe(200);
    const path = `/api/roster?from=${String(job.date)}&to=${String(job.date)}`;
    const json = await get(path, { token: clinic.token });
    expect(listOf(json)).toContainEqual(
      expect.objectContaining({ jobId: job.id, date: job.date, startTime: '09:00' }),
    );
    const { text } = await get(path, { token: clinic.token, headers: CSV });
    const line = linesOf(text).find((each) => each.includes('HYPERLINK'));
    expect(line).toContain(`"'=HYPERLINK(`);
  });

  it.each(['', '?from=2027-01-01', '?from=2027-01-02&to=2027-01-01', '?from=x&to=y'])(
    'refuses %j',
    async (query) => {
      const answer = await get(`/api/roster${query}`, { token: clinic.token });
      problemOf(answer, 400, 'VALIDATION_FAILED');
    },
  );

  it('is for clinics only', async () => {
    const path = '/api/roster?from=2027-01-01&to=2027-01-02';
    expect((await get(path, { token: hygienist.token })).status).toBe(403);
    expect((await get(path)).status).toBe(401);
  });
});
