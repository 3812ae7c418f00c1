import type { Browser, Page } from '@playwright/test';
import { expect, logInByApi, site, test, type Account } from './site';

const signedIn = async (browser: Browser, account: Account): Promise<Page> => {
  const context = await browser.newContext();
  await logInByApi(context, account);
  return context.newPage();
};

test('a visitor asks, an administrator answers, and the answer is mailed', async ({
  page,
  browser,
}) => {
  test.setTimeout(30_000);
  const turn = Date.now();
  const [email, subject] = [`visitor.${turn}@example.test`, `Opening an office ${turn}`];
  await page.goto(site.url('/contact'));
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByLabel(/^Name/).fill('Aoife McDonald');
  await form.getByLabel(/^Email/).fill(email);
  await form.getByLabel(/^Subject/).fill(subject);
  await form.getByLabel(/^Message/).fill('How do I begin?');
  await form.getByLabel(/^I am a/).selectOption('clinic');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent')).toBeVisible();

  const admin = await signedIn(browser, 'admin');
  await admin.goto(site.url('/admin-messages'));
  const card = admin.getByRole('article', { name: subject });
  const more = admin.getByRole('button', { name: 'Show more' });
  await expect(card.or(more).first()).toBeVisible();
  while (!(await card.isVisible())) await more.click();
  await card.getByRole('button', { name: 'Answer by mail' }).click();
  await card
    .getByRole('textbox', { name: /^Answer by mail/ })
    .fill('With the address of the office.');
  await card.getByRole('button', { name: 'Send answer' }).click();
  await expect(admin.getByText('Answer sent')).toBeVisible();

  await page.goto(site.url('/mailbox'));
  const answer = page.getByRole('button', { name: new RegExp(`${subject}.* — to ${email}`) });
  await expect(async () => {
    await page.reload();
    await expect(answer).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 15_000 });
  await answer.click();
  await expect(page.getByText('With the address of the office.')).toBeVisible();
});

test('feedback is given, answered and shown on the roadmap', async ({ page, browser }) => {
  test.setTimeout(30_000);
  const title = `Shifts as a calendar ${Date.now()}`;
  const author = await signedIn(browser, 'assistant');
  await author.goto(site.url('/feedback'));
  const form = author.getByRole('form', { name: 'Feedback form' });
  await form.getByRole('radio', { name: '4 of 5 teeth, very good' }).check();
  await form.getByLabel(/^Title/).fill(title);
  await form.getByLabel(/^Feedback/).fill('I plan by the month.');
  await form.getByLabel('I am asking for something new').check();
  await form.getByRole('button', { name: 'Send feedback' }).click();
  await expect(author.getByText('We received your feedback')).toBeVisible();

  const admin = await signedIn(browser, 'admin');
  await admin.goto(site.url('/admin-feedback'));
  const card = admin.getByRole('article', { name: title });
  await card.getByRole('button', { name: 'Answer', exact: true }).click();
  await card.getByRole('textbox', { name: /^Answer/ }).fill('It is on our list.');
  await card.getByRole('button', { name: 'Send answer' }).click();
  await expect(admin.getByText('Answer sent')).toBeVisible();
  await card.getByRole('button', { name: 'Roadmap', exact: true }).click();
  await card.getByLabel(/^Words in English/).fill(title);
  await card.getByLabel(/^Words in French/).fill(`${title} (français)`);
  await card.getByRole('button', { name: 'Publish on the roadmap' }).click();
  await expect(admin.getByText('The roadmap shows it')).toBeVisible();

  await author.reload();
  const own = author.getByRole('article', { name: title });
  await expect(own).toContainText('Answered');
  await expect(own).toContainText('It is on our list.');
  await page.goto(site.url('/roadmap'));
  await expect(page.getByRole('region', { name: 'Planned' }).getByText(title)).toBeVisible();
});
