import type { APIResponse, Browser, BrowserContext, Page } from '@playwright/test';
import { chooseLanguage, expect, PASSWORD, type Account } from '../site';
import type { MovableStack } from './movable-stack';

export const DESK = { locale: 'en-CA', viewport: { width: 1280, height: 800 } };
export const PHONE = { locale: 'fr-CA', viewport: { width: 390, height: 844 } };

/** One user of the journey, in a browser and by REST. */
export interface Side {
  page: Page;
  context: BrowserContext;
  logIn(): Promise<void>;
  get<Answer>(path: string): Promise<Answer>;
  post(path: string, data?: object): Promise<APIResponse>;
  open(path: string): Promise<void>;
  /** Presses a button of the page, or of the dialog that covers it, and waits for what it tells. */
  press(button: string | RegExp, told?: string): Promise<void>;
  /** Waits for the question that a button asks, and answers with the button of this name. */
  answer(button: string, told: string): Promise<void>;
}

export async function sideOf(
  browser: Browser,
  stack: MovableStack,
  { account, variant }: { account: Account; variant: typeof DESK },
): Promise<Side> {
  const context = await browser.newContext(variant);
  await chooseLanguage(context, variant.locale, stack.url('/'));
  const { request } = context;
  const page = await context.newPage();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const side: Side = {
    page,
    context,
    async logIn() {
      const data = { email: `${account}@demo.test`, password: PASSWORD };
      const answer = await request.post(stack.url('/api/auth/login'), { data });
      expect(answer.ok()).toBe(true);
    },
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
      const isWhole = typeof button === 'string';
      await main.or(dialog).getByRole('button', { name: button, exact: isWhole }).first().click();
      if (told) await expect(page.getByText(told, { exact: true }).first()).toBeVisible();
    },
    async answer(button, told) {
      await expect(dialog).toBeVisible();
      await side.press(button, told);
    },
  };
  await side.logIn();
  return side;
}

export async function created<Answer>(answer: APIResponse): Promise<Answer> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}
