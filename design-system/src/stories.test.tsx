import { readdirSync } from 'node:fs';
import path from 'node:path';
import '@testing-library/jest-dom';
import { composeStories, setProjectAnnotations } from '@storybook/react-webpack5';
import { cleanup } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import preview from '../.storybook/preview';

expect.extend(toHaveNoViolations);
setProjectAnnotations(preview);

interface ComposedStory {
  run: () => Promise<void>;
}

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .sort();

function storiesOf(file: string): Map<string, ComposedStory> {
  const stories: unknown = composeStories(jest.requireActual(file));
  return new Map(Object.entries(stories as Record<string, ComposedStory>));
}

// A component alone has no page around it, so only its own rules are judged.
const rules = { region: { enabled: false }, 'heading-order': { enabled: false } };

afterEach(cleanup);

describe.each(files)('%s', (file) => {
  const stories = storiesOf(path.join(__dirname, file));

  it.each([...stories.keys()])('%s renders and has no violation', async (name) => {
    const story = stories.get(name);
    if (!story) throw new Error(`No story ${name}`);
    await story.run();
    expect(document.body).not.toBeEmptyDOMElement();
    expect(await axe(document.body, { rules })).toHaveNoViolations();
  });
});

it('has a list of states for every component and layout', () => {
  const folders = ['components', 'layout'].flatMap((kind) =>
    readdirSync(path.join(__dirname, kind), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(kind, entry.name, `${entry.name}.stories.tsx`)),
  );
  const sheetsOnly = ['choice', 'field-control'].map((name) => `components/${name}/`);
  const expected = folders.filter((file) => !sheetsOnly.some((folder) => file.startsWith(folder)));
  expect(files).toEqual(expect.arrayContaining(expected));
});
