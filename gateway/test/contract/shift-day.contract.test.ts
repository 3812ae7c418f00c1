import { pdf, pdfWith, svg } from '../support/sample-files';
import {
  get,
  graph,
  listOf,
  objectOf,
  post,
  problemOf,
  problemPaths,
  type Json,
} from './support/api';
import { operation } from './support/documents';
import { bytesAt, EVIDENCE, sendFiles } from './support/files';
import { demoPerson, newPerson, type Person } from './support/people';
import { applyTo, postShift } from './support/shifts';

let clinic: Person;
let hygienist: Person;
let stranger: Person;
let admin: Person;
let coming: number;

beforeAll(async () => {
  clinic = await demoPerson('clinic');
  hygienist = await demoPerson('hygienist');
  admin = await demoPerson('admin');
  stranger = await newPerson('hygienist');
  const { id } = await applyTo((await postShift(clinic)).id, hygienist);
  const accepted = await post(`/api/applications/${id}/accept`, undefined, { token: clinic.token });
  coming = (objectOf(accepted) as { booking: { id: number } }).booking.id;
});

const step = (id: unknown, name: string, who: Person | null, body?: unknown) =>
  post(`/api/bookings/${String(id)}/${name}`, body, { token: who?.token });

/** A booking of the demo world between the two. */
async function bookingAs(status: string): Promise<Json> {
  const list = listOf(await get('/api/bookings?limit=100', { token: hygienist.token }));
  const found = list.find((each) => each.status === status && each.clinicId === clinic.id);
  if (!found) throw new Error(`The demo world has no booking that is ${status}`);
  return found;
}

describe('a booking', () => {
  it('is read by both sides, with what each may do now', async () => {
    for (const { token } of [clinic, hygienist]) {
      const booking = objectOf(await get(`/api/bookings/${coming}`, { token }));
      expect(booking).toMatchObject({
        ...{ id: coming, status: 'booked', checkInCode: null, hours: null, invoiceId: null },
        nextSteps: expect.any(Array) as string[],
      });
    }
    const path = `/api/bookings/${coming}`;
    problemOf(await get(path, { token: stranger.token }), 404, 'NOT_FOUND');
    problemOf(await get(path), 401, 'UNAUTHENTICATED');
  });

  it('is checked in from an hour before the start, by its sides', async () => {
    const refused = problemOf(
      await step(coming, 'check-in', hygienist, { code: '123456' }),
      ...([409, 'CONFLICT'] as const),
    );
    expect(refused.reasons).toEqual(['too_early']);
    const bad = await step(coming, 'check-in', hygienist, { code: 'x' });
    expect(problemPaths(problemOf(bad, 400, 'VALIDATION_FAILED'))).toEqual(['code']);
    const other = await step(coming, 'check-in', stranger, { code: '123456' });
    problemOf(other, 404, 'NOT_FOUND');
  });

  it('is cancelled at its price only, and brought back', async () => {
    const wrong = await step(coming, 'cancel', clinic, { acceptedPrice: '999.00' });
    const refused = problemOf(wrong, 409, 'CONFLICT');
    expect(refused.reasons).toContain('price_changed');
    problemOf(await step(coming, 'undo-cancel', hygienist), 409, 'CONFLICT');
    const cancelled = await step(coming, 'cancel', hygienist);
    expect(objectOf(cancelled)).toMatchObject({ status: 'cancelled_by_temp' });
    problemOf(await step(coming, 'undo-cancel', clinic), 409, 'CONFLICT');
    const back = await step(coming, 'undo-cancel', hygienist);
    expect(objectOf(back)).toMatchObject({ id: coming, status: 'booked' });
  });
});

describe('a dispute', () => {
  it('is refused before the check-in, without words and to others', async () => {
    const body = { reason: 'hours', statement: 'Shorter than agreed.' };
    const early = problemOf(await step(coming, 'dispute', hygienist, body), 409, 'CONFLICT');
    expect(early.reasons).toEqual(['illegal_step']);
    const empty = problemOf(await step(coming, 'dispute', clinic, {}), 400, 'VALIDATION_FAILED');
    expect(problemPaths(empty).sort()).toEqual(['reason', 'statement']);
    problemOf(await step(coming, 'dispute', stranger, body), 404, 'NOT_FOUND');
  });

  it('takes evidence of documents up to their size', async () => {
    const { token } = hygienist;
    const taken = await sendFiles(EVIDENCE, [pdf], { token });
    expect({ status: taken.status, body: taken.body }).toMatchObject({
      ...{ status: 201, body: { proof: expect.any(String) as string } },
    });
    const large = await sendFiles(EVIDENCE, [Buffer.alloc(11 * 1024 * 1024)], { token });
    problemOf(large, 413, 'VALIDATION_FAILED');
    const script = pdfWith('/OpenAction 2 0 R', '<< /S /JavaScript /JS (app.alert(1)) >>');
    for (const content of [svg, Buffer.from('<script>1</script>'), script]) {
      const refused = await sendFiles(EVIDENCE, [content], { token, name: 'a.pdf' });
      expect(problemPaths(problemOf(refused, 400, 'VALIDATION_FAILED'))).toEqual(['evidence']);
    }
  });

  it('waits in a queue that exists for administrators alone', async () => {
    const cases = await get('/api/admin/disputes', { token: admin.token });
    expect(cases.status).toBe(200);
    expect(listOf(cases)[0]).toMatchObject({ status: expect.any(String) as string, rulings: [] });
    for (const { token } of [clinic, hygienist, stranger])
      problemOf(await get('/api/admin/disputes', { token }), 404, 'NOT_FOUND');
  });
});

describe('an invoice', () => {
  const invoiceOf = async () =>
    objectOf(await get(`/api/bookings/${String((await bookingAs('invoiced')).id)}`, clinic))
      .invoiceId as number;

  it('is read by both sides, with money as decimals', async () => {
    const id = await invoiceOf();
    for (const { token } of [clinic, hygienist]) {
      expect(listOf(await get('/api/invoices', { token })).length).toBeGreaterThan(0);
      const invoice = objectOf(await get(`/api/invoices/${id}`, { token }));
      expect(invoice).toMatchObject({ id, professionalId: hygienist.id, clinicId: clinic.id });
      expect(invoice.total).toMatch(/^\d+\.\d{2}$/);
    }
    problemOf(await get(`/api/invoices/${id}`, { token: stranger.token }), 404, 'NOT_FOUND');
  });

  it.each(['en', 'fr'])('is a PDF in %s, the same bytes twice', async (lang) => {
    const path = `/api/invoices/${await invoiceOf()}/pdf?lang=${lang}`;
    const first = await get(path, { token: clinic.token });
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toMatch(/^application\/pdf/);
    expect(first.text.slice(0, 5)).toBe('%PDF-');
    expect((await get(path, { token: hygienist.token })).text).toBe(first.text);
    problemOf(await get(path, { token: stranger.token }), 404, 'NOT_FOUND');
    expect((await bytesAt(path)).response.status).toBe(401);
  });

  it('is marked by the right side, on a day that can be', async () => {
    const { id } = await bookingAs('invoiced');
    const payment = { paidOn: '2020-01-01', method: 'cheque' };
    problemOf(await step(id, 'mark-paid', hygienist, payment), 403, 'FORBIDDEN');
    problemOf(await step(id, 'mark-received', clinic, payment), 403, 'FORBIDDEN');
    problemOf(await step(id, 'mark-paid', stranger, payment), 404, 'NOT_FOUND');
    const early = problemOf(await step(id, 'mark-paid', clinic, payment), 400, 'VALIDATION_FAILED');
    expect(problemPaths(early)).toEqual(['paidOn']);
    problemOf(await step(coming, 'mark-paid', clinic, payment), 409, 'CONFLICT');
  });
});

describe('billing details', () => {
  it.each([
    ['gstNumber', '123456789'],
    ['gstNumber', '12345678XRT0001'],
    ['qstNumber', '1234567890'],
    ['paymentInstructions', 'x'.repeat(301)],
  ])('refuse the %s %s', async (field, value) => {
    const { token } = stranger;
    const input = { gstNumber: null, qstNumber: null, paymentInstructions: null, [field]: value };
    const { data, errors } = await graph(operation('ContractBillingDetails'), { input }, { token });
    expect(errors).toEqual([]);
    expect(data?.setBillingDetails).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', path: [field] }],
    });
  });
});

describe('a review', () => {
  it('has whole stars, and comes from a side of a worked shift', async () => {
    const { id } = await bookingAs('paid');
    const half = await step(id, 'reviews', hygienist, { rating: 5.5 });
    expect(problemPaths(problemOf(half, 400, 'VALIDATION_FAILED'))).toEqual(['rating']);
    problemOf(await step(id, 'reviews', stranger, { rating: 5 }), 404, 'NOT_FOUND');
    const cancelled = await bookingAs('cancelled_by_clinic');
    problemOf(await step(cancelled.id, 'reviews', clinic, { rating: 5 }), 409, 'CONFLICT');
  });

  it('is read by anyone with first name and initial, and can be reported', async () => {
    const reviews = listOf(await get(`/api/users/${clinic.id}/reviews`));
    expect(reviews.length).toBeGreaterThan(0);
    for (const { isPublic } of reviews) expect(isPublic).toBe(true);
    expect(reviews.map(({ reviewerName }) => String(reviewerName))).toContainEqual(
      expect.stringMatching(/ \p{L}\.$/u),
    );
    const body = { subject: 'review', id: reviews[0]?.id, reason: 'spam' };
    const report = await post('/api/reports', body, { token: stranger.token });
    expect(report.status).toBe(201);
    problemOf(await post('/api/reports', body), 401, 'UNAUTHENTICATED');
  });
});
