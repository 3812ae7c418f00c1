import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';

export interface IndexedStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
  readonly file: string;
}

interface IndexEntry extends IndexedStory {
  readonly importPath: string;
}

/** The Storybook that tests read. */
export const testStorybookFolder = join(repositoryRoot, 'packages', 'e2e', 'storybook-test');

/** Stories of a built Storybook by title. @throws Error when it is not built. */
export function builtStories(folder = testStorybookFolder): Map<string, IndexedStory[]> {
  const file = join(folder, 'index.json');
  if (!existsSync(file)) throw new Error('No Storybook is built: npx nx test-storybook @tbt/e2e');
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

/** @param project - folder relative to the repository. */
export const storiesOf = (project: string): IndexedStory[] =>
  [...builtStories().values()].flat().filter(({ file }) => file.startsWith(`${project}/`));

export const isPage = ({ tags }: Pick<IndexedStory, 'tags'>): boolean => tags.includes('page');
