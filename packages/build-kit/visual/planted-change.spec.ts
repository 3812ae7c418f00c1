import { expect, test } from '@playwright/test';
import { clipOf, openStories, showStory } from './story-page';

const STORY = 'actions-button--primary';
const CHANGES = {
  'two pixels of padding': 'button { padding-inline-start: calc(1.5rem + 2px) !important }',
  'another colour': 'button { background: #7a3b00 !important }',
  'another weight': 'button { font-weight: 300 !important }',
};

// The tool itself: a small change that nobody meant has to be seen.
for (const [change, css] of Object.entries(CHANGES)) {
  test(`sees ${change}`, async ({ page }) => {
    await openStories(page);
    await showStory(page, STORY);
    const clip = await clipOf(page, 900);
    await page.addStyleTag({ content: css });
    await expect(page).not.toHaveScreenshot(['light', `${STORY}.png`], { clip, timeout: 2_000 });
  });
}
