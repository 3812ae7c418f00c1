import { expect, test, type Page } from '@playwright/test';
import { builtStories, isPage } from '../src/storybook/story-index';
import { loadAxe, violations } from './axe';
import { openStories, showStory } from './story-page';

const NARROW = { width: 320, height: 640 };
const LETTERS_PX = 16;
const DESK = { width: 1280, height: 900 };

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

// The light theme is checked in every test run: stories.spec.ts.
for (const [title, stories] of builtStories()) {
  test(`${title} has no violation in dark`, async ({ page }) => {
    await openStories(page, 'dark');
    await loadAxe(page);
    for (const story of stories) {
      await showStory(page, story.id);
      expect.soft(await violations(page, isPage(story)), story.id).toEqual([]);
    }
  });

  test(`${title} fits a narrow window, both directions and large letters`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    // The browser's font size: media queries in rem depend on it, not on page styles.
    const setLetters = (standard: number) =>
      browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    await openStories(page);
    for (const { id } of stories) {
      await page.setViewportSize(NARROW);
      await showStory(page, id);
      for (const direction of ['ltr', 'rtl']) {
        await page.evaluate((dir) => {
          document.documentElement.dir = dir;
        }, direction);
        expect.soft(await overflow(page), `${id}, ${direction} at 320 px`).toBeLessThanOrEqual(0);
      }
      await page.evaluate(() => {
        document.documentElement.dir = 'ltr';
      });
      await page.setViewportSize(DESK);
      await setLetters(2 * LETTERS_PX);
      expect.soft(await overflow(page), `${id}, letters at 200 %`).toBeLessThanOrEqual(0);
      await setLetters(LETTERS_PX);
    }
  });
}
