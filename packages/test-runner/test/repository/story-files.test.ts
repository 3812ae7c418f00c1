import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';

const MICRO_FRONTENDS = ['mfe-jobs', 'mfe-profile', 'mfe-messaging', 'mfe-clinic'];
const FOLDERS = ['shell', ...MICRO_FRONTENDS, 'design-system'].map((name) => join(name, 'src'));
const TITLE = /\btitle: '(.+?)'/;
const PAGE = /^pages\/(.+-page)\.tsx$/;

const filesIn = (folder: string): string[] =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' });

const foldersIn = (folder: string): string[] =>
  existsSync(join(repositoryRoot, folder))
    ? readdirSync(join(repositoryRoot, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

const storiesIn = (folder: string): string[] =>
  filesIn(folder).filter((file) => file.endsWith('.stories.tsx'));

function filesByTitle(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const folder of [...FOLDERS, join('packages', 'e2e', 'storybook')])
    for (const name of storiesIn(folder)) {
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

it.each(['shell', ...MICRO_FRONTENDS])('every page and feature of %s has stories', (project) => {
  const folder = join(project, 'src');
  const stories = storiesIn(folder);
  const pages = filesIn(folder).flatMap((file) => PAGE.exec(file)?.[1] ?? []);
  expect(pages.filter((page) => !stories.includes(`pages/${page}.stories.tsx`))).toEqual([]);
  const isShown = (feature: string) =>
    stories.some((file) => file.startsWith(`features/${feature}/`));
  expect(foldersIn(join(folder, 'features')).filter((feature) => !isShown(feature))).toEqual([]);
});

it('every component and layout of the design system has its states', () => {
  const folder = join('design-system', 'src');
  const sheetsOnly = ['choice', 'field-control'];
  const expected = ['components', 'layout'].flatMap((kind) =>
    foldersIn(join(folder, kind))
      .filter((name) => !sheetsOnly.includes(name))
      .map((name) => `${kind}/${name}/${name}.stories.tsx`),
  );
  expect(expected.length).toBeGreaterThan(40);
  expect(storiesIn(folder)).toEqual(expect.arrayContaining(expected));
});
