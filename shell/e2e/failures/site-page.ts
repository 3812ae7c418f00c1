import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { expect, PASSWORD, site, type Account } from '../site';
import type { Remote, Subgraph } from './matrix';

export interface Screen {
  /** Link in the top navigation, or in its menu. */
  link: string;
  owner: Remote | 'shell';
  /** Subgraphs that its content needs. */
  needs: readonly Subgraph[];
  /** Visible when the page is complete. */
  content: (main: Locator) => Locator;
}

/** One screen of each kind, as a signed-in clinic reaches it without a page load. */
export const SCREENS: readonly Screen[] = [
  {
    link: 'Find Jobs',
    owner: 'mfe-jobs',
    needs: ['marketplace'],
    content: (main) => main.getByRole('article').first(),
  },
  {
    link: 'Find Staff',
    owner: 'mfe-clinic',
    // A card needs the name.
    needs: ['marketplace', 'identity'],
    content: (main) => main.getByRole('article').first(),
  },
  {
    link: 'Messages',
    owner: 'mfe-messaging',
    needs: ['messaging'],
    content: (main) => main.getByRole('link', { name: /unread|ago|yesterday|day|minute/i }).first(),
  },
  {
    link: 'Profile',
    owner: 'mfe-profile',
    needs: ['identity'],
    content: (main) => main.getByRole('heading', { name: 'Maple Street Dental' }),
  },
  {
    link: 'Pricing',
    owner: 'shell',
    needs: [],
    content: (main) => main.getByText(/^Professionals never pay/),
  },
];

export const screenOf = (remote: Remote): Screen => {
  const screen = SCREENS.find(({ owner }) => owner === remote);
  if (!screen) throw new Error(`no screen of ${remote}`);
  return screen;
};

/** Milliseconds within which a page must show a failure. */
export const SAY_WITHIN_MS = 5_000;

/** The site in a tab of a signed-in user, with its log. */
export class SitePage {
  /** Log lines of the page's parts: `[mfe-jobs] failed: …`. */
  readonly log: string[] = [];

  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('console', (message) => {
      if (/^\[[\w-]+\] failed/.test(message.text())) this.log.push(message.text());
    });
  }

  static async open(browser: Browser, account: Account, path = '/'): Promise<SitePage> {
    const context = await browser.newContext();
    const data = { email: `${account}@demo.test`, password: PASSWORD };
    await context.request.post(site.url('/api/auth/login'), { data });
    const opened = new SitePage(context, await context.newPage());
    await opened.page.goto(site.url(path));
    await expect(opened.page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await opened.page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    return opened;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get retry(): Locator {
    return this.main.getByRole('button', { name: 'Try again' }).first();
  }

  get unread(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: /unread message/ });
  }

  async go(link: string): Promise<void> {
    const navigation = this.page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: link, exact: true }).click();
  }

  async expectContent({ content }: Screen, within = 15_000): Promise<void> {
    await expect(content(this.main)).toBeVisible({ timeout: within });
  }

  /** A failure with a retry, without internal details. */
  async expectFailure(within = SAY_WITHIN_MS): Promise<void> {
    const alert = this.main.getByRole('alert').first();
    await expect(alert).toBeVisible({ timeout: within });
    await expect(this.retry).toBeVisible();
    await expect(alert).not.toContainText(/127\.0\.0\.1|10\.1\.2\.3|Unexpected token|TypeError/);
  }

  /** Has the content now, or after one retry. */
  async expectRecovery(screen: Screen): Promise<void> {
    await expect(this.retry.or(screen.content(this.main)).first()).toBeVisible();
    if (await this.retry.isVisible()) await this.retry.click();
    await this.expectContent(screen);
  }

  /** No reload happened. */
  async expectSameDocument(): Promise<void> {
    expect(await this.page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  }

  close = (): Promise<void> => this.context.close();
}
