import { expect, test, type Page } from '@playwright/test';
import {
  LOOKS,
  picturedStories,
  picturePath,
  type PicturedStory,
} from '../src/visual/pictured-story';
import { clipOf, openStories, showStory } from './story-page';

/** Pixels of a long story, from the top. */
const MAXIMUM_HEIGHT = 1_200;

/** Stories of one component in one look share a page. */
function bySheet(pictures: readonly PicturedStory[]): Map<string, PicturedStory[]> {
  const sheets = new Map<string, PicturedStory[]>();
  for (const picture of pictures) {
    const name = `${picture.title}, ${picture.look}`;
    sheets.set(name, [...(sheets.get(name) ?? []), picture]);
  }
  return sheets;
}

async function pictureAll(page: Page, pictures: readonly PicturedStory[]): Promise<void> {
  const { theme, size } = LOOKS[pictures[0]?.look ?? 'light'];
  await page.setViewportSize(size);
  await openStories(page, theme);
  for (const picture of pictures) {
    await showStory(page, picture.id);
    const clip = await clipOf(page, MAXIMUM_HEIGHT);
    await expect
      .soft(page, picture.id)
      .toHaveScreenshot(picturePath(picture), { clip, fullPage: true });
  }
}

const pictures = picturedStories();

test.describe('parts', () => {
  for (const [sheet, some] of bySheet(pictures.filter(({ isHalf }) => !isHalf)))
    test(sheet, ({ page }) => pictureAll(page, some));
});

// Parts are pictured above; half size is enough for the composition.
test.describe('composed', () => {
  test.use({ deviceScaleFactor: 0.5 });
  for (const [sheet, some] of bySheet(pictures.filter(({ isHalf }) => isHalf)))
    test(sheet, ({ page }) => pictureAll(page, some));
});
