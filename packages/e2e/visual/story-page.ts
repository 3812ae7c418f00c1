import type { Page } from '@playwright/test';

/** 06:40 in Toronto, four days before the shift of the fixtures. */
export const NOW = new Date('2027-03-01T11:40:00Z');
const QUIET_MS = 60;
const PATIENCE_MS = 15_000;
const FAILURES = [
  'storyErrored',
  'storyMissing',
  'storyThrewException',
  'playFunctionThrewException',
] as const;

interface StoryChannel {
  on(event: string, listener: (...values: unknown[]) => void): void;
  off(event: string, listener: (...values: unknown[]) => void): void;
  emit(event: string, value: unknown): void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: StoryChannel;
  }
}

async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(
    async ({ quiet, patience }) => {
      await document.fonts.ready;
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, quiet);
        });
        const end = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(end, quiet);
        setTimeout(end, patience);
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    },
    { quiet: QUIET_MS, patience: PATIENCE_MS },
  );
}

/** Opens the story frame in a theme, with a fixed clock. */
export async function openStories(page: Page, theme = 'light'): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto(`${process.env.STORYBOOK_URL}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__ !== undefined);
  // Disables the panel's own axe run.
  await page.evaluate((name) => {
    const globals = { theme: name, a11y: { manual: true } };
    window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals });
  }, theme);
}

/** Shows a story and waits until it has played and is stable. @throws Error with Storybook's message. */
export async function showStory(page: Page, storyId: string): Promise<void> {
  await page.mouse.move(0, 0);
  const failure = await page.evaluate(
    ({ id, failures, patience }) =>
      new Promise<string | null>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        if (!channel) return resolve('no channel');
        const end = (problem: string | null) => {
          channel.off('storyFinished', finished);
          for (const event of failures) channel.off(event, failed);
          resolve(problem);
        };
        const finished = () => end(null);
        const failed = (...values: unknown[]) => {
          const [value] = values;
          end(value instanceof Error ? value.message : JSON.stringify(values));
        };
        channel.on('storyFinished', finished);
        for (const event of failures) channel.on(event, failed);
        setTimeout(() => end('it did not finish in time'), patience);
        window.scrollTo(0, 0);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    { id: storyId, failures: FAILURES, patience: PATIENCE_MS },
  );
  if (failure) throw new Error(`${storyId}: ${failure}`);
  await untilQuiet(page);
}

export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The area of a story with a margin: its root and every open overlay. */
export function clipOf(page: Page, maximumHeight: number): Promise<Clip> {
  return page.evaluate((limit) => {
    const root = document.querySelector('#storybook-root');
    const drawn = [...(root?.querySelectorAll('*') ?? []), ...document.body.children].filter(
      (element) => element.id !== 'storybook-root' && !element.matches('script, style, link'),
    );
    const boxes = drawn
      .filter((element) => element.checkVisibility({ checkOpacity: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(
        ({ width, height, right, bottom }) => width > 1 && height > 1 && right > 0 && bottom > 0,
      );
    const margin = 8;
    const full = { width: document.documentElement.clientWidth, height: limit };
    if (boxes.length === 0) return { x: 0, y: 0, width: 200, height: 60 };
    const left = Math.max(0, Math.floor(Math.min(...boxes.map(({ x }) => x)) - margin));
    const top = Math.max(0, Math.floor(Math.min(...boxes.map(({ y }) => y)) - margin));
    const right = Math.min(
      full.width,
      Math.ceil(Math.max(...boxes.map((box) => box.right)) + margin),
    );
    const bottom = Math.min(
      full.height,
      Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + margin),
    );
    return { x: left, y: top, width: right - left, height: bottom - top };
  }, maximumHeight);
}
