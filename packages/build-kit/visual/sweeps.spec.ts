import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import { builtStories, isPage } from '../src/storybook/story-index';
import { openStories, showStory } from './story-page';

const AXE = createRequire(__filename).resolve('axe-core/axe.min.js');
const THEMES = ['light', 'dark'] as const;
const NARROW = { width: 320, height: 640 };
const LETTERS_PX = 16;
const DESK = { width: 1280, height: 900 };

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

declare global {
  interface Window {
    axe?: { run(context: Node, options: object): Promise<{ violations: Violation[] }> };
  }
}

const setTheme = (page: Page, theme: string) =>
  page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    // Colours change by transitions, which have to end before they are judged.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  }, theme);

/** What axe finds with real layout and colours, one line each. */
async function violations(page: Page, judgesPage: boolean): Promise<string[]> {
  const found = await page.evaluate(async (isWhole) => {
    const rules = {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
      'heading-order': { enabled: isWhole },
    };
    const result = await window.axe?.run(document.body, { rules });
    return result?.violations ?? [{ id: 'axe did not run', nodes: [] }];
  }, judgesPage);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => {
      const [, reason = ''] = failureSummary.split('\n');
      return `${id}: ${reason.trim()} ${html.slice(0, 160)}`;
    }),
  );
}

/** By how many pixels the page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

for (const [title, stories] of builtStories()) {
  test(`${title} has no violation in light and dark`, async ({ page }) => {
    await openStories(page);
    await page.addScriptTag({ path: AXE });
    for (const story of stories) {
      await showStory(page, story.id);
      for (const theme of THEMES) {
        await setTheme(page, theme);
        const found = await violations(page, isPage(story));
        expect.soft(found, `${story.id}, ${theme}`).toEqual([]);
      }
    }
  });

  test(`${title} fits a narrow window, both directions and large letters`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    // What a person sets in the browser: media conditions in rem follow it, unlike a style of the page.
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
