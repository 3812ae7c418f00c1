import { expect, test, type Page } from '@playwright/test';
import { builtStories, isPage, type IndexedStory } from '../src/storybook/story-index';
import { clipOf, openStories, showStory } from './story-page';

/** Pixels from the top that are pictured of a long story. */
const MAXIMUM_HEIGHT = 1_400;
const PHONE = { width: 390, height: 844 };

async function compare(page: Page, { id }: IndexedStory, look: string): Promise<void> {
  await showStory(page, id);
  const clip = await clipOf(page, MAXIMUM_HEIGHT);
  await expect.soft(page, id).toHaveScreenshot([look, `${id}.png`], { clip, fullPage: true });
}

for (const [title, stories] of builtStories()) {
  const pages = stories.filter(isPage);

  test(`${title}, light`, async ({ page }) => {
    await openStories(page);
    for (const story of stories) await compare(page, story, 'light');
  });

  if (pages.length === 0) continue;

  test(`${title}, dark`, async ({ page }) => {
    await openStories(page, 'theme:dark');
    for (const story of pages) await compare(page, story, 'dark');
  });

  test(`${title}, on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openStories(page);
    for (const story of pages) await compare(page, story, 'phone');
  });
}
