import { MONEY_WORDS } from './money.words';
import { expect } from '../site';
import { created, type Side } from './side';
import { posting, torontoDay, type Booked } from './shift-day.steps';

export interface Invoice {
  id: number;
  kind: string;
  bookingId: number;
  total: string;
}

/** Waits for the scheduled work, which runs every minute. */
export async function invoiceOf(side: Side, { id }: Booked): Promise<Invoice> {
  let found: Invoice | undefined;
  const look = async () => {
    const invoices = await side.get<Invoice[]>('/api/invoices');
    found = invoices.find(({ bookingId }) => bookingId === id);
    return found !== undefined;
  };
  await expect.poll(look, { timeout: 90_000 }).toBe(true);
  if (!found) throw new Error('There is no invoice');
  return found;
}

/** @returns the compensation that the clinic read before it cancelled. */
export async function cancelLate(clinic: Side, at: string): Promise<string> {
  const { page } = clinic;
  const words = MONEY_WORDS['en-CA'];
  await clinic.open(at);
  await clinic.press(words.more);
  await page.getByRole('menuitem', { name: words.cancelThis }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const owes = await dialog.getByText(words.owes).first().textContent();
  await dialog.getByLabel(words.reason).selectOption('emergency');
  await clinic.press(words.cancelYes, words.cancelled);
  return /\$(\d+\.\d\d)/.exec(owes ?? '')?.[1] ?? '';
}

/** One side's mark on the invoice of a page. */
export async function mark(side: Side, locale: 'en-CA' | 'fr-CA', at: string, day: Date) {
  const words = MONEY_WORDS[locale];
  await side.open(at);
  await side.press(words.mark);
  const dialog = side.page.getByRole('dialog');
  await dialog.getByLabel(words.markedOn).fill(torontoDay(day));
  await dialog.getByLabel(words.means).selectOption('e_transfer');
  await side.press(words.mark, words.marked);
}

/** A review is seen on no public profile before both are in, then on both. */
export async function reviewEachOther(clinic: Side, temp: Side, booked: Booked) {
  const at = `/shifts/${booked.id}`;
  const write = async (side: Side, locale: 'en-CA' | 'fr-CA') => {
    const words = MONEY_WORDS[locale];
    await side.open(at);
    await side.page.getByRole('radio', { name: words.stars }).press('Space');
    await side.page.getByLabel(words.comment).fill(words.review);
    await side.press(words.send, words.sent);
  };
  const written = (side: Side, locale: 'en-CA' | 'fr-CA') =>
    side.page.getByText(MONEY_WORDS[locale].review).first();
  await write(temp, 'fr-CA');
  await clinic.open(at);
  await expect(clinic.page.getByRole('radio', { name: MONEY_WORDS['en-CA'].stars })).toBeAttached();
  await expect(written(clinic, 'fr-CA')).toBeHidden();
  await clinic.open(`/clinics/${booked.clinicId}`);
  await expect(written(clinic, 'fr-CA')).toBeHidden();
  await write(clinic, 'en-CA');
  await expect(written(clinic, 'fr-CA')).toBeVisible();
  await temp.open(`/clinics/${booked.clinicId}`);
  await expect(written(temp, 'fr-CA')).toBeVisible();
  await clinic.open(`/professionals/${booked.professionalId}`);
  await expect(written(clinic, 'en-CA')).toBeVisible();
}

/** Every shift that was worked is over by more than two weeks. @returns why each review is refused. */
export async function lateReviews(side: Side): Promise<string[]> {
  const bookings = await side.get<{ id: number; status: string }[]>('/api/bookings?limit=100');
  const reasons: string[] = [];
  for (const { id, status } of bookings) {
    if (status !== 'paid' && status !== 'invoiced') continue;
    const refused = await side.post(`/api/bookings/${id}/reviews`, { rating: 5, comment: 'Late.' });
    expect(refused.status()).toBe(409);
    reasons.push(...((await refused.json()) as { reasons: string[] }).reasons);
  }
  return reasons;
}

/** Overdue invoices keep the clinic from posting until each is marked as paid. */
export async function payToPostAgain(clinic: Side, now: Date, least: number) {
  const words = MONEY_WORDS['en-CA'];
  const shift = posting({ role: 'hygienist', date: torontoDay(new Date(now.getTime() + 9e8)) });
  const refused = await clinic.post('/api/jobs', shift);
  expect(refused.status()).toBe(409);
  expect(await refused.text()).toContain('posting_blocked');
  await clinic.open('/post-job');
  const banner = clinic.page.getByRole('alert').filter({ hasText: words.blocked });
  await expect(banner).toBeVisible();
  const bookings = await banner
    .getByRole('link', { name: words.blockingInvoice })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(bookings.length).toBeGreaterThanOrEqual(least);
  for (const at of bookings) await mark(clinic, 'en-CA', at, now);
  await clinic.open('/post-job');
  await expect(clinic.page.getByRole('main').getByRole('form')).toBeVisible();
  await expect(banner).toBeHidden();
  await created(await clinic.post('/api/jobs', shift));
}
