import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { repositoryRoot } from '../workspace/repository-root';

export interface IndexedStory {
  readonly id: string;
  /** Group and name of the component, for instance `Forms/Select`. */
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
  /** Its file, seen from the repository. */
  readonly file: string;
}

interface IndexEntry extends IndexedStory {
  /** The file, seen from where Storybook was built: the repository. */
  readonly importPath: string;
}

/** The Storybook of this repository that tests read. */
export const testStorybookFolder = join(repositoryRoot, 'packages', 'build-kit', 'storybook-test');

/**
 * The stories of a built Storybook by title.
 * @throws Error when it is not built.
 */
export function builtStories(folder = testStorybookFolder): Map<string, IndexedStory[]> {
  const file = join(folder, 'index.json');
  if (!existsSync(file))
    throw new Error('No Storybook is built: npx nx test-storybook @tbt/build-kit');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  const byTitle = new Map<string, IndexedStory[]>();
  for (const entry of Object.values(entries)) {
    if (entry.type !== 'story') continue;
    const story = { ...entry, file: normalize(entry.importPath) };
    byTitle.set(story.title, [...(byTitle.get(story.title) ?? []), story]);
  }
  return byTitle;
}

/** The stories of one project. @param project - its folder, seen from the repository. */
export const storiesOf = (project: string): IndexedStory[] =>
  [...builtStories().values()].flat().filter(({ file }) => file.startsWith(`${project}/`));

export const isPage = ({ tags }: Pick<IndexedStory, 'tags'>): boolean => tags.includes('page');
