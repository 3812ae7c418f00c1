import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface IndexedStory {
  readonly id: string;
  /** Group and name of the component, for instance `Forms/Select`. */
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

/** Where `npm run build` puts the Storybook. */
export const storybookFolder = join(__dirname, '..', 'storybook-static');

/**
 * The stories of the built Storybook by title.
 * @throws Error when it is not built.
 */
export function builtStories(): Map<string, IndexedStory[]> {
  const file = join(storybookFolder, 'index.json');
  if (!existsSync(file)) throw new Error('Storybook is not built: npm run build');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as {
    entries: Record<string, IndexedStory>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const byTitle = new Map<string, IndexedStory[]>();
  for (const story of stories)
    byTitle.set(story.title, [...(byTitle.get(story.title) ?? []), story]);
  return byTitle;
}

export const isPage = ({ tags }: IndexedStory): boolean => tags.includes('page');
