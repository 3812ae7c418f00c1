import { expect, test } from '../site';
import { startMovableStack, type MovableStack } from './movable-stack';
import {
  cancelLate,
  invoiceOf,
  lateReviews,
  mark,
  payToPostAgain,
  reviewEachOther,
} from './money.steps';
import { MONEY_WORDS } from './money.words';
import {
  agreeOnHours,
  bookShift,
  checkIn,
  contest,
  disputeHours,
  torontoDay,
  type Booked,
} from './shift-day.steps';
import { DESK, PHONE, sideOf } from './side';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A day to pay and fourteen of patience, with some to spare. */
const BLOCKED_AFTER_DAYS = 18;
const BLOCKING_LEAST = 1;

let stack: MovableStack;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  stack = await startMovableStack('shift-day');
});
test.afterAll(() => stack.close());

const after = (instant: string, minutes: number) =>
  new Date(new Date(instant).getTime() + minutes * MINUTE_MS);

interface Status {
  status: string;
}

test('two sides go from a booking through hours, a dispute, payment and reviews; a no-show, a late cancellation and a posting block end well', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  await stack.grantAdmin('newgrad@demo.test');
  const [clinic, temp, missing, admin, second] = [
    await sideOf(browser, stack, { account: 'clinic', variant: DESK }),
    await sideOf(browser, stack, { account: 'hygienist', variant: PHONE }),
    await sideOf(browser, stack, { account: 'assistant', variant: PHONE }),
    await sideOf(browser, stack, { account: 'admin', variant: DESK }),
    await sideOf(browser, stack, { account: 'newgrad', variant: DESK }),
  ];
  const date = torontoDay(new Date(stack.now().getTime() + DAY_MS));
  const worked = await bookShift(clinic, temp, { role: 'hygienist', date });
  const early = { role: 'assistant', date, startTime: '07:30', endTime: '15:30' };
  const missed = await bookShift(clinic, missing, early);
  const evening = { role: 'assistant', date, startTime: '18:00', endTime: '22:00' };
  const cancelled = await bookShift(clinic, missing, evening);
  const statusOf = async ({ id }: Booked) =>
    (await clinic.get<Status>(`/api/bookings/${id}`)).status;
  const pageOf = ({ id }: Booked) => `/shifts/${id}`;

  // An hour after the start of the one, twenty-five minutes before that of the other.
  await stack.forwardTo(after(missed.startsAt, 65));
  await checkIn(clinic, temp, pageOf(worked));
  expect(await statusOf(worked)).toBe('checked_in');
  const owed = await cancelLate(clinic, pageOf(cancelled));
  await contest(clinic, missing, admin, pageOf(missed));
  expect(await statusOf(missed)).toBe('released');

  await stack.forwardTo(after(worked.endsAt, 40));
  await agreeOnHours(clinic, temp, pageOf(worked));
  expect(await statusOf(worked)).toBe('invoiced');
  // Seven hours and a quarter at $58.00.
  const invoice = await invoiceOf(temp, worked);
  expect(invoice.total).toBe('420.50');
  for (const lang of ['en', 'fr']) {
    const pdf = await temp.context.request.get(
      stack.url(`/api/invoices/${invoice.id}/pdf?lang=${lang}`),
    );
    expect(pdf.headers()['content-type']).toContain('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
  await disputeHours({ clinic, temp, admin, second }, pageOf(worked), [450, 444]);
  expect(await statusOf(worked)).toBe('invoiced');
  // Seven hours and twenty-four minutes.
  expect(await invoiceOf(clinic, worked)).toMatchObject({ kind: 'shift', total: '429.20' });
  await mark(clinic, 'en-CA', pageOf(worked), stack.now());
  await mark(temp, 'fr-CA', pageOf(worked), stack.now());
  expect(await statusOf(worked)).toBe('paid');
  await reviewEachOther(clinic, temp, worked);

  const compensation = await invoiceOf(missing, cancelled);
  expect(compensation).toMatchObject({ kind: 'late_cancellation', total: owed });
  await missing.open(pageOf(cancelled));
  await expect(missing.page.getByText(MONEY_WORDS['fr-CA'].compensation).first()).toBeVisible();

  await stack.forwardTo(new Date(stack.now().getTime() + BLOCKED_AFTER_DAYS * DAY_MS));
  await clinic.logIn();
  expect(await lateReviews(clinic)).toContain('review_over');
  await payToPostAgain(clinic, stack.now(), BLOCKING_LEAST);
});
