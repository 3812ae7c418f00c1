import { expect, test, type Page } from '@playwright/test';
import { builtStories, isPage, type IndexedStory } from '../src/storybook/story-index';
import { clipOf, openStories, showStory } from './story-page';

/** Pixels from the top that are pictured of a long story. */
const MAXIMUM_HEIGHT = 1_200;

const LOOKS = {
  light: { theme: 'light', size: { width: 1280, height: 900 } },
  dark: { theme: 'dark', size: { width: 1280, height: 900 } },
  phone: { theme: 'light', size: { width: 390, height: 844 } },
} as const;

type Look = keyof typeof LOOKS;

async function compareAll(page: Page, stories: readonly IndexedStory[], look: Look): Promise<void> {
  const { theme, size } = LOOKS[look];
  await page.setViewportSize(size);
  await openStories(page, theme);
  for (const { id } of stories) {
    await showStory(page, id);
    const clip = await clipOf(page, MAXIMUM_HEIGHT);
    await expect.soft(page, id).toHaveScreenshot([look, `${id}.png`], { clip, fullPage: true });
  }
}

const titles = [...builtStories()];
const ofPages = titles.filter(([, [story]]) => story && isPage(story));
const COMPOSED =
  /^(Features|Layout|Showcase|Tokens|Overlays|Content\/(Calendar|ChartFrame|Table))\b/;

test.describe('parts', () => {
  for (const [title, stories] of titles) {
    if (ofPages.some(([page]) => page === title) || COMPOSED.test(title)) continue;
    test(title, ({ page }) => compareAll(page, stories, 'light'));
  }
});

// Their parts are pictured above; half the size shows how they are put together.
test.describe('composed', () => {
  test.use({ deviceScaleFactor: 0.5 });
  for (const [title, stories] of titles.filter(([name]) => COMPOSED.test(name))) {
    test(title, ({ page }) => compareAll(page, stories, 'light'));
  }
  for (const [title, stories] of ofPages) {
    for (const look of Object.keys(LOOKS) as Look[]) {
      test(`${title}, ${look}`, ({ page }) => compareAll(page, stories, look));
    }
  }
});
