import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../workspace/repository-root';

export interface IndexedStory {
  readonly id: string;
  /** Group and name of the component, for instance `Forms/Select`. */
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

const KIT = join(repositoryRoot, 'packages', 'build-kit');

/** Where `npm run build` puts the Storybook. */
export const storybookFolder = join(KIT, 'storybook-static');
/** Where the approved pictures are. */
export const picturesFolder = join(KIT, 'visual', 'pictures');

const PAGE_LOOKS = ['dark', 'phone'];
const OF_STORIES = /^(light|dark|phone)\/.*\.png$/;

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
  const byTitle = new Map<string, IndexedStory[]>();
  for (const story of Object.values(entries)) {
    if (story.type !== 'story') continue;
    byTitle.set(story.title, [...(byTitle.get(story.title) ?? []), story]);
  }
  return byTitle;
}

export const isPage = ({ tags }: IndexedStory): boolean => tags.includes('page');

/** Files that the stories' pictures have, seen from their folder. */
export const expectedPictures = (): string[] =>
  [...builtStories().values()]
    .flat()
    .flatMap((story) =>
      ['light', ...(isPage(story) ? PAGE_LOOKS : [])].map((look) => `${look}/${story.id}.png`),
    )
    .sort();

/** The stories' pictures that are there. */
export const storedPictures = (): string[] =>
  existsSync(picturesFolder)
    ? readdirSync(picturesFolder, { recursive: true, encoding: 'utf8' })
        .filter((file) => OF_STORIES.test(file))
        .sort()
    : [];
