import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../src/workspace/repository-root';

const FOLDERS = [
  ...['shell', 'mfe-jobs', 'mfe-profile', 'mfe-messaging', 'mfe-clinic', 'design-system'].map(
    (project) => join(project, 'src'),
  ),
  join('packages', 'build-kit', 'storybook'),
];
const TITLE = /\btitle: '(.+?)'/;

/** Titles of the stories of all projects, each with the files that bear it. */
function filesByTitle(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const folder of FOLDERS)
    for (const name of readdirSync(join(repositoryRoot, folder), {
      recursive: true,
      encoding: 'utf8',
    })) {
      if (!name.endsWith('.stories.tsx')) continue;
      const file = join(folder, name);
      const title = TITLE.exec(readFileSync(join(repositoryRoot, file), 'utf8'))?.[1] ?? '';
      found.set(title, [...(found.get(title) ?? []), file]);
    }
  return found;
}

it('one Storybook holds the stories of all teams: every file has a title of its own', () => {
  const found = filesByTitle();
  expect(found.size).toBeGreaterThan(100);
  expect(found.get('')).toBeUndefined();
  expect([...found.values()].filter((files) => files.length > 1)).toEqual([]);
});
