import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import '@testing-library/jest-dom';
import { composeStories, setProjectAnnotations } from '@storybook/react-webpack5';
import { cleanup } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { storyContext } from './story-context';

interface ComposedStory {
  run: () => Promise<void>;
  tags: string[];
}

/** Which part of the story files a test file runs, so that the workers share them: `[0, 2]`. */
export type Share = readonly [part: number, parts: number];

// A part alone has no page around it, so only its own rules are judged.
const ALONE = { region: { enabled: false }, 'heading-order': { enabled: false } };
const AS_PAGE = { region: { enabled: false } };
// What is right is not described node by node: that takes a sixth of the time.
const VIOLATIONS = { resultTypes: ['violations' as const] };

const storiesOf = (file: string): [string, ComposedStory][] => {
  const stories: unknown = composeStories(jest.requireActual(file));
  return Object.entries(stories as Record<string, ComposedStory>);
};

const PAUSE_MS = 10;

/** Waits until answers, effects and transitions have stopped to change the document. */
async function settle(): Promise<void> {
  let before = '';
  while (before !== document.body.innerHTML) {
    before = document.body.innerHTML;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Story files below a folder, by name. */
export const storyFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .sort();

const PAGE = /^pages\/(.+-page)\.tsx$/;

/** Pages and features of a micro-frontend that have no stories. */
function withoutStories(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.flatMap((file) => PAGE.exec(file)?.[1] ?? []);
  const features = existsSync(path.join(folder, 'features'))
    ? readdirSync(path.join(folder, 'features'))
    : [];
  const stories = storyFiles(folder);
  return [
    ...pages.filter((page) => !stories.includes(`pages/${page}.stories.tsx`)),
    ...features.filter((name) => !stories.some((file) => file.startsWith(`features/${name}/`))),
  ];
}

/**
 * Makes a test of every story below a folder: it renders, plays, writes no error and has no
 * violation that axe can find without layout.
 */
export function testStories(folder: string, [part, parts]: Share = [0, 1]): void {
  expect.extend(toHaveNoViolations);
  setProjectAnnotations(storyContext);
  beforeAll(() => {
    // Stories settle by themselves, as they do in a browser; no test steps in between.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    // Without one, Storybook hands no `userEvent` to `play`.
    Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true });
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    localStorage.clear();
  });
  const files = storyFiles(folder).filter((_, index) => index % parts === part);

  it('every page and feature has stories', () => {
    expect(withoutStories(folder)).toEqual([]);
  });

  describe.each(files)('%s', (file) => {
    it.each(storiesOf(path.join(folder, file)))('%s', async (_name, story) => {
      await story.run();
      await settle();
      expect(document.body).not.toBeEmptyDOMElement();
      const rules = story.tags.includes('page') ? AS_PAGE : ALONE;
      expect(await axe(document.body, { rules, ...VIOLATIONS })).toHaveNoViolations();
    });
  });
}
