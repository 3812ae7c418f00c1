import { readdirSync } from 'node:fs';
import path from 'node:path';
import { storyFiles, testStories } from '@tbt/build-kit/stories';

// The other half runs beside it, on another worker.
testStories(__dirname, [0, 2]);

it('has a list of states for every component and layout', () => {
  const folders = ['components', 'layout'].flatMap((kind) =>
    readdirSync(path.join(__dirname, kind), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(kind, entry.name, `${entry.name}.stories.tsx`)),
  );
  const sheetsOnly = ['choice', 'field-control'].map((name) => `components/${name}/`);
  const expected = folders.filter((file) => !sheetsOnly.some((folder) => file.startsWith(folder)));
  expect(storyFiles(__dirname)).toEqual(expect.arrayContaining(expected));
});
