import type { APIResponse, Browser, BrowserContext, Page } from '@playwright/test';
import { ADMIN_WORDS, CLINIC_WORDS, TEMP_WORDS } from './shift-day.words';
import { expect, PASSWORD, test, type Account } from '../site';
import { startMovableStack, type MovableStack } from './movable-stack';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const DESK = { locale: 'en-CA', viewport: { width: 1280, height: 800 } };
const PHONE = { locale: 'fr-CA', viewport: { width: 390, height: 844 } };

let stack: MovableStack;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  stack = await startMovableStack('shift-day');
});
test.afterAll(() => stack.close());

interface Side {
  page: Page;
  context: BrowserContext;
  get<Answer>(path: string): Promise<Answer>;
  post(path: string, data?: object): Promise<APIResponse>;
  open(path: string): Promise<void>;
  /** Presses a button, in an open dialog first, and waits for what it tells. */
  press(button: string, told?: string): Promise<void>;
}

async function sideOf(browser: Browser, account: Account, variant: typeof DESK): Promise<Side> {
  const context = await browser.newContext(variant);
  const { request } = context;
  const login = { email: `${account}@demo.test`, password: PASSWORD };
  const answer = await request.post(stack.url('/api/auth/login'), { data: login });
  expect(answer.ok()).toBe(true);
  const page = await context.newPage();
  const main = page.getByRole('main');
  return {
    page,
    context,
    async get(path) {
      const found = await request.get(stack.url(path));
      expect(found.ok(), await found.text()).toBe(true);
      return (await found.json()) as never;
    },
    post: (path, data = {}) => request.post(stack.url(path), { data }),
    async open(path) {
      await page.goto(stack.url(path));
      await expect(main.getByRole('heading').first()).toBeVisible();
      const cut = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      expect(await cut()).toBeLessThanOrEqual(0);
    },
    async press(button, told) {
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      const place = (await dialog.isVisible()) ? dialog : main;
      await place.getByRole('button', { name: button, exact: true }).first().click();
      if (told) await expect(page.getByText(told, { exact: true }).first()).toBeVisible();
    },
  };
}

async function created<Answer>(answer: APIResponse): Promise<Answer> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}

/** A day in Toronto, `YYYY-MM-DD`. */
const torontoDay = (at: Date) => at.toLocaleDateString('en-CA', { timeZone: 'America/Toronto' });

interface Booked {
  id: number;
  jobId: number;
  startsAt: string;
  endsAt: string;
}

/** Posted, applied for and accepted. */
async function bookShift(clinic: Side, temp: Side, role: string, date: string): Promise<Booked> {
  const job = await created<{ id: number }>(
    await clinic.post('/api/jobs', {
      ...{ title: `A day in ${role}`, description: 'A whole day with our team.', role, date },
      ...{ province: 'Ontario', city: 'Toronto', startTime: '09:00', endTime: '17:00' },
      ...{ hourlyRate: '58.00', paymentTerms: 'within_24_hours' },
    }),
  );
  const application = await created<{ id: number }>(
    await temp.post('/api/applications', { jobId: job.id }),
  );
  await created(await clinic.post(`/api/applications/${application.id}/accept`));
  const bookings = await clinic.get<Booked[]>('/api/bookings');
  const booked = bookings.find(({ jobId }) => jobId === job.id);
  if (!booked) throw new Error('The shift was not booked');
  return booked;
}

const after = (instant: string, minutes: number) =>
  new Date(new Date(instant).getTime() + minutes * MINUTE_MS);

async function checkIn(clinic: Side, temp: Side, at: string) {
  const words = TEMP_WORDS;
  await temp.open(at);
  await temp.press(words.onMyWay, words.told);
  await temp.press(words.late);
  await temp.page.getByLabel(words.lateMinutes).fill('10');
  await temp.press(words.lateSend, words.told);
  await clinic.open(at);
  const shown = clinic.page.getByText(CLINIC_WORDS.code).first();
  const code = ((await shown.textContent()) ?? '').replace(/\D/g, '');
  expect(code).toMatch(/^\d{6}$/);
  const wrong = code === '000000' ? '111111' : '000000';
  await temp.page.getByLabel(words.enterCode).fill(wrong);
  await temp.press(words.checkIn);
  await expect(temp.page.getByLabel(words.enterCode)).toHaveAttribute('aria-invalid', 'true');
  await temp.page.getByLabel(words.enterCode).fill(code);
  await temp.press(words.checkIn, words.checkedIn);
}

async function agreeOnHours(clinic: Side, temp: Side, at: string) {
  await temp.open(at);
  await temp.page.getByLabel(TEMP_WORDS.break).fill('30');
  await temp.press(TEMP_WORDS.sendHours, TEMP_WORDS.hoursSent);
  await clinic.open(at);
  await clinic.press(CLINIC_WORDS.propose);
  await clinic.page.getByRole('dialog').getByLabel(CLINIC_WORDS.break).fill('45');
  await clinic.press(CLINIC_WORDS.sendProposal, CLINIC_WORDS.proposed);
  await temp.open(at);
  await temp.press(TEMP_WORDS.acceptHours);
  await temp.press(TEMP_WORDS.acceptHours, TEMP_WORDS.hoursAccepted);
}

interface Invoice {
  id: number;
  bookingId: number;
  total: string;
}

async function readInvoice(side: Side, bookingId: number): Promise<Invoice> {
  const invoices = await side.get<Invoice[]>('/api/invoices');
  const invoice = invoices.find((each) => each.bookingId === bookingId);
  if (!invoice) throw new Error('There is no invoice');
  return invoice;
}

async function contest(clinic: Side, missing: Side, admin: Side, at: string) {
  await clinic.open(at);
  await clinic.press(CLINIC_WORDS.missed);
  await clinic.press(CLINIC_WORDS.missedYes, CLINIC_WORDS.missedDone);
  await clinic.press(CLINIC_WORDS.refill, CLINIC_WORDS.refilled);
  await missing.open(at);
  await missing.press(TEMP_WORDS.contest);
  const dialog = missing.page.getByRole('dialog');
  await dialog.getByLabel(TEMP_WORDS.statement).fill('J’étais à la porte à 8 h 50, sans réponse.');
  await missing.press(TEMP_WORDS.sendStatement, TEMP_WORDS.contested);
  await clinic.open(at);
  await clinic.press(CLINIC_WORDS.answer);
  const answer = clinic.page.getByRole('dialog').getByLabel(CLINIC_WORDS.statement);
  await answer.fill('Our bell was out of order, which we learned later.');
  await clinic.press(CLINIC_WORDS.sendAnswer, CLINIC_WORDS.answered);
  await admin.open('/admin-marketplace');
  await admin.page.getByRole('tab', { name: ADMIN_WORDS.disputes }).click();
  const cases = admin.page.getByRole('button', { name: ADMIN_WORDS.open });
  await cases.last().click();
  await admin.page.getByRole('radio', { name: ADMIN_WORDS.outcome }).check();
  await admin.page.getByLabel(ADMIN_WORDS.reasons).fill('The bell did not work.');
  await admin.page.getByRole('radio', { name: ADMIN_WORDS.lift }).check();
  await admin.press(ADMIN_WORDS.decide, ADMIN_WORDS.decided);
}

interface Status {
  status: string;
}

test('from a booking through check-in and changed hours to the invoice; a contested no-show and its ruling', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const clinic = await sideOf(browser, 'clinic', DESK);
  const temp = await sideOf(browser, 'hygienist', PHONE);
  const missing = await sideOf(browser, 'assistant', PHONE);
  const admin = await sideOf(browser, 'admin', DESK);
  const date = torontoDay(new Date(stack.now().getTime() + DAY_MS));
  const worked = await bookShift(clinic, temp, 'hygienist', date);
  const missed = await bookShift(clinic, missing, 'assistant', date);
  const statusOf = async ({ id }: Booked) =>
    (await clinic.get<Status>(`/api/bookings/${id}`)).status;
  const [work, miss] = [`/shifts/${worked.id}`, `/shifts/${missed.id}`];

  await stack.forwardTo(after(worked.startsAt, -30));
  await checkIn(clinic, temp, work);
  expect(await statusOf(worked)).toBe('checked_in');

  await stack.forwardTo(after(missed.startsAt, 65));
  await contest(clinic, missing, admin, miss);
  expect(await statusOf(missed)).toBe('released');

  await stack.forwardTo(after(worked.endsAt, 40));
  await agreeOnHours(clinic, temp, work);
  expect(await statusOf(worked)).toBe('invoiced');
  // Seven hours and a quarter at $58.00.
  const invoice = await readInvoice(temp, worked.id);
  expect(invoice.total).toBe('420.50');
  for (const lang of ['en', 'fr']) {
    const pdf = await temp.context.request.get(
      stack.url(`/api/invoices/${invoice.id}/pdf?lang=${lang}`),
    );
    expect(pdf.headers()['content-type']).toContain('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});
