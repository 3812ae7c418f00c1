import { get, listOf, objectOf, post, problemOf, problemPaths, type Json } from './support/api';
import { demoPerson, DEMO_PASSWORD, logIn, newPerson, type Person } from './support/people';
import { applyTo, postShift, soonInToronto, wallTimeInToronto } from './support/shifts';

let clinic: Person;
let hygienist: Person;
let stranger: Person;

beforeAll(async () => {
  clinic = await demoPerson('clinic');
  hygienist = await demoPerson('hygienist');
  stranger = await newPerson('hygienist');
});

const step = (id: unknown, name: string, { token }: Person, body?: unknown) =>
  post(`/api/bookings/${String(id)}/${name}`, body, { token });

const reasonsOf = (answer: Awaited<ReturnType<typeof step>>) =>
  problemOf(answer, 409, 'CONFLICT').reasons;

/** HH:MM in Toronto, where the demo world works. */
const clockTime = (instant: unknown): string =>
  new Intl.DateTimeFormat('en-CA', {
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'America/Toronto' },
  }).format(new Date(String(instant)));

async function bookingsOf({ token }: Person): Promise<Json[]> {
  return listOf(await get('/api/bookings?limit=100', { token }));
}

describe('a shift that begins within the hour', () => {
  let assistant: Person;
  let id: unknown;
  const seen = async ({ token }: Person) =>
    objectOf(await get(`/api/bookings/${String(id)}`, { token }));

  beforeAll(async () => {
    assistant = await demoPerson('assistant');
    const job = await postShift(clinic, { role: 'assistant', ...soonInToronto() });
    const application = await applyTo(job.id, assistant);
    const path = `/api/applications/${application.id}/accept`;
    const accepted = objectOf(await post(path, undefined, { token: clinic.token }));
    ({ id } = accepted.booking as { id: number });
  });

  it('is not cancelled by its clinic without the price, which is shown', async () => {
    const refused = problemOf(await step(id, 'cancel', clinic), 409, 'CONFLICT');
    expect(refused.reasons).toContain('price_changed');
    expect(refused.detail).toMatch(/\d+[.,]\d{2}/);
    expect(await seen(clinic)).toMatchObject({ status: 'booked' });
  });

  it('shows its code to the clinic, and takes five wrong ones', async () => {
    const code = String((await seen(clinic)).checkInCode);
    expect(code).toMatch(/^\d{6}$/);
    expect((await seen(assistant)).checkInCode).toBeNull();
    const wrong = { code: code === '111111' ? '222222' : '111111' };
    for (let tries = 0; tries < 5; tries += 1) {
      const refused = await step(id, 'check-in', assistant, wrong);
      expect(problemPaths(problemOf(refused, 400, 'VALIDATION_FAILED'))).toEqual(['code']);
    }
    const sixth = await step(id, 'check-in', assistant, { code });
    problemOf(sixth, 429, 'RATE_LIMITED');
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is checked in by the clinic without a code, once', async () => {
    const arrived = await step(id, 'check-in', clinic);
    expect({ status: arrived.status, body: arrived.body }).toMatchObject({
      ...{ status: 200, body: { id, status: 'checked_in' } },
    });
    expect(reasonsOf(await step(id, 'check-in', clinic))).toEqual(['illegal_step']);
  });

  it('is disputed from the check-in on, once', async () => {
    const body = { reason: 'conduct', statement: 'The door was locked.' };
    const disputed = await step(id, 'dispute', assistant, body);
    expect({ status: disputed.status, body: disputed.body }).toMatchObject({
      ...{ status: 200, body: { id, status: 'disputed' } },
    });
    expect(reasonsOf(await step(id, 'dispute', clinic, body))).toEqual(['illegal_step']);
  });
});

describe('hours', () => {
  it('of a shift that ended are sent and approved, which writes the invoice', async () => {
    const over = (await bookingsOf(clinic)).find(
      ({ status, endsAt }) => status === 'confirmed' && new Date(String(endsAt)) < new Date(),
    );
    const admin = await demoPerson('admin');
    const { token } = admin;
    const path = `/api/users/${String(over?.professionalId)}`;
    const { email } = objectOf(await get(path, { token }));
    const professional = await logIn(String(email), DEMO_PASSWORD);
    const [startTime, endTime] = [over?.startsAt, over?.endsAt].map(clockTime);
    const sheet = { startTime, endTime, breakMinutes: 30, note: 'Busy <b>day</b>' };
    expect(objectOf(await step(over?.id, 'hours', professional, sheet))).toMatchObject({
      ...{ id: over?.id, status: 'completed' },
      hours: { startTime, endTime, breakMinutes: 30, proposedBy: 'temp' },
    });
    expect(reasonsOf(await step(over?.id, 'hours', professional, sheet))).toEqual(['illegal_step']);
    expect(objectOf(await step(over?.id, 'approve-hours', clinic))).toMatchObject({
      ...{ status: 'invoiced', invoiceId: expect.any(Number) as number },
    });
    expect(reasonsOf(await step(over?.id, 'approve-hours', clinic))).toContain('illegal_step');
  });
});

describe('a worked shift of the demo world', () => {
  let worked: Json;
  beforeAll(async () => {
    const found = (await bookingsOf(hygienist)).find(
      (each) => each.status === 'completed' && each.clinicId === clinic.id,
    );
    if (!found) throw new Error('No hours wait for the clinic');
    worked = found;
  });

  it('takes other hours of the clinic, which the professional accepts', async () => {
    const { id } = worked;
    const other = { startTime: '09:15', endTime: '16:30', breakMinutes: 20 };
    expect(objectOf(await step(id, 'approve-hours', clinic, other))).toMatchObject({
      ...{ status: 'completed', invoiceId: null, hours: { ...other, proposedBy: 'clinic' } },
    });
    expect(reasonsOf(await step(id, 'accept-hours', clinic))).toEqual(['illegal_step']);
    const unread = await step(id, 'accept-hours', hygienist, { shownMinutes: 440 });
    expect(reasonsOf(unread)).toEqual(['hours_changed']);
    const accepted = objectOf(await step(id, 'accept-hours', hygienist, { shownMinutes: 415 }));
    expect(accepted).toMatchObject({ status: 'invoiced', hours: { minutes: 415 } });
    const path = `/api/invoices/${String(accepted.invoiceId)}`;
    const invoice = objectOf(await get(path, { token: hygienist.token }));
    expect(invoice).toMatchObject({ paidBefore: '0.00', amountDue: invoice.total });
    const [line] = invoice.lines as Json[];
    expect(line).toMatchObject({ kind: 'hours', minutes: 415, breakMinutes: 20 });
  });

  it('is marked as paid and as received, once each', async () => {
    const { id } = worked;
    const mark = { paidOn: wallTimeInToronto(0).date, method: 'e_transfer' };
    const bad = await step(id, 'mark-paid', clinic, { ...mark, method: 'barter' });
    expect(problemPaths(problemOf(bad, 400, 'VALIDATION_FAILED'))).toEqual(['method']);
    expect(objectOf(await step(id, 'mark-paid', clinic, mark))).toMatchObject({
      status: 'invoiced',
    });
    expect(reasonsOf(await step(id, 'mark-paid', clinic, mark))).toEqual(['illegal_step']);
    expect(objectOf(await step(id, 'mark-received', hygienist, mark))).toMatchObject({
      status: 'paid',
    });
    expect(reasonsOf(await step(id, 'mark-received', hygienist, mark))).toEqual(['illegal_step']);
  });

  it('is reviewed once by each side, in plain text', async () => {
    const { id } = worked;
    const words = { rating: 4, comment: '<script>alert(1)</script> Kind & calm' };
    problemOf(await step(id, 'reviews', stranger, words), 404, 'NOT_FOUND');
    const written = await step(id, 'reviews', hygienist, words);
    expect({ status: written.status, body: written.body }).toMatchObject({
      ...{ status: 201, body: words },
    });
    expect(reasonsOf(await step(id, 'reviews', hygienist, words))).toEqual(['already_reviewed']);
    const hidden = listOf(await get(`/api/users/${clinic.id}/reviews`));
    expect(hidden.map(({ comment }) => comment)).not.toContain(words.comment);
  });
});
