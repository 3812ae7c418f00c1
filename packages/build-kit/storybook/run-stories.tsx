import { readdirSync } from 'node:fs';
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

const storiesOf = (file: string): [string, ComposedStory][] => {
  const stories: unknown = composeStories(jest.requireActual(file));
  return Object.entries(stories as Record<string, ComposedStory>);
};

/** Story files below a folder, by name. */
export const storyFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .sort();

/**
 * Makes a test of every story below a folder: it renders, plays, writes no error and has no
 * violation that axe can find without layout.
 */
export function testStories(folder: string, [part, parts]: Share = [0, 1]): void {
  expect.extend(toHaveNoViolations);
  setProjectAnnotations(storyContext);
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    localStorage.clear();
  });
  const files = storyFiles(folder).filter((_, index) => index % parts === part);

  describe.each(files)('%s', (file) => {
    it.each(storiesOf(path.join(folder, file)))('%s', async (_name, story) => {
      await story.run();
      expect(document.body).not.toBeEmptyDOMElement();
      const rules = story.tags.includes('page') ? AS_PAGE : ALONE;
      expect(await axe(document.body, { rules })).toHaveNoViolations();
    });
  });
}
