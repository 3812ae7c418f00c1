import { readdirSync } from 'node:fs';
import path from 'node:path';
import { composeStories } from '@storybook/react-webpack5';
import { cleanup } from '@testing-library/react';

interface FocusedStory {
  run: () => Promise<void>;
}

const folder = path.join(__dirname, '../src');

const focused = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .sort()
  .flatMap((file): [string, FocusedStory][] => {
    const stories: unknown = composeStories(jest.requireActual(path.join(folder, file)));
    const story = (stories as Record<string, FocusedStory | undefined>).Focused;
    return story ? [[path.dirname(file), story]] : [];
  });

beforeAll(() => {
  // Stories update outside act, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true });
});

afterEach(cleanup);

it('finds the stories that show the focus', () => {
  expect(focused.length).toBeGreaterThan(20);
});

it.each(focused)('the Tab key reaches %s, and it has a name there', async (_name, story) => {
  await story.run();
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toHaveAccessibleName();
});
