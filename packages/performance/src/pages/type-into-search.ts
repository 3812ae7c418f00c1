import type { Browser, Page } from '@playwright/test';

const CARDS = 1_000;
const SLOWDOWN = 4;
const TEXT = 'Saskatoon';
const PAUSE_MS = 120;
const SETTLE_MS = 1_500;

// As text: this project has no types of the browser.
const WATCH_TASKS = `
  var longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask' });
`;

const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function showCards(page: Page): Promise<number> {
  const more = page.getByRole('button', { name: 'Show more shifts' });
  await more.waitFor();
  let shown = await cards(page).count();
  while (shown < CARDS) {
    const before = shown;
    // By key: cards that are laid out meanwhile move the button away from a pointer.
    await more.press('Enter');
    await cards(page).nth(before).waitFor();
    shown = await cards(page).count();
  }
  return shown;
}

/** Milliseconds of the longest task while a word is typed into a filter of a search that shows 1,000 shifts. */
export async function longestTaskWhileTyping(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await showCards(page);
    const field = page.getByLabel('City');
    if (!(await field.isVisible())) await page.getByText(/^More filters/).click();
    await field.waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(WATCH_TASKS);
    await field.pressSequentially(TEXT, { delay: PAUSE_MS });
    await page.waitForTimeout(SETTLE_MS);
    const tasks = await page.evaluate<number[]>('longTasks');
    // The browser reports tasks from 50 ms on.
    return Math.max(0, ...tasks);
  } finally {
    await context.close();
  }
}
