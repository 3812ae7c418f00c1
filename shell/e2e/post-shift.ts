import type { Page } from '@playwright/test';
import type { MainJobWords } from './main-job.words';
import { expect, site } from './site';

/** A hygienist's day in Toronto, on the page of a clinic's member. */
export async function postShift(page: Page, words: MainJobWords, title: string, date: string) {
  await page.goto(site.url('/post-job'));
  await page.getByLabel(words.jobTitle).fill(title);
  await page.getByLabel(words.role).selectOption('hygienist');
  await page.getByLabel(words.province).selectOption('Ontario');
  await page.getByLabel(words.city).fill('Toronto');
  await page.getByLabel(words.date).fill(date);
  await page.getByLabel(words.startTime).fill('08:00');
  await page.getByLabel(words.endTime).fill('16:00');
  await page.getByLabel(words.rate).fill('52.50');
  await page.getByRole('button', { name: words.post }).click();
  // For example a holiday needs confirmation.
  const confirmed = page.getByRole('button', { name: words.postAnyway });
  await expect(confirmed.or(page.getByText(words.posted)).first()).toBeVisible();
  if (await confirmed.isVisible()) await confirmed.click();
  await expect(page.getByText(words.posted)).toBeVisible();
  await expect(page).toHaveURL(/\/jobs\/\d+$/);
  // The banner, beside a toast that says it too.
  await expect(page.getByText(words.isLive).first()).toBeVisible();
}
