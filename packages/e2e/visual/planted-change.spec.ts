import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from '@playwright/test';
import { clipOf, openStories, showStory } from './story-page';

const STORY = 'actions-button--primary';
const CHANGES = {
  'two pixels of padding': 'button { padding-inline-start: calc(1.5rem + 2px) !important }',
  'another colour': 'button { background: #7a3b00 !important }',
  'another weight': 'button { font-weight: 300 !important }',
};

// Tests the tool: a small unintended change must be detected.
for (const [change, css] of Object.entries(CHANGES)) {
  test(`sees ${change}`, async ({ page }, testInfo) => {
    await openStories(page);
    await showStory(page, STORY);
    const clip = await clipOf(page, 900);
    const name = [`${change.replaceAll(' ', '-')}.png`];
    const file = testInfo.snapshotPath(...name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await page.screenshot({ clip, animations: 'disabled', caret: 'hide' }));
    await expect(page).toHaveScreenshot(name, { clip });
    await page.addStyleTag({ content: css });
    await expect(page).not.toHaveScreenshot(name, { clip, timeout: 2_000 });
  });
}
