import { test as base, expect, type Page } from '@playwright/test';
import { isPage, storiesOf } from '../src/storybook/story-index';
import { loadAxe, violations } from './axe';
import { openStories, showStory } from './story-page';

/** One page per worker: opening Storybook takes longer than any story. */
const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await openStories(page);
      await loadAxe(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** The fixed clock is a script, which the sandboxed frame of a mail blocks. */
const OF_THE_CLOCK = /^Blocked script execution in 'about:srcdoc'/;

const forget = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

for (const story of storiesOf(process.env.STORIES_PROJECT ?? '')) {
  test(`${story.title}: ${story.name}`, async ({ storybook: page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !OF_THE_CLOCK.test(text)) errors.push(text);
    });
    await showStory(page, story.id);
    await expect(page.locator('body')).not.toBeEmpty();
    expect(await violations(page, isPage(story))).toEqual([]);
    expect(errors).toEqual([]);
    page.removeAllListeners();
    await forget(page);
  });
}
