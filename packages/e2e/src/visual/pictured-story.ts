import { readFileSync } from 'node:fs';
import { isPage, type IndexedStory } from '../storybook/story-index';

export const LOOKS = {
  light: { theme: 'light', size: { width: 1280, height: 900 } },
  dark: { theme: 'dark', size: { width: 1280, height: 900 } },
  phone: { theme: 'light', size: { width: 390, height: 844 } },
} as const;

export type Look = keyof typeof LOOKS;

export interface PicturedStory {
  readonly id: string;
  readonly title: string;
  readonly look: Look;
  /** At half size: for the composition of parts. */
  readonly isHalf: boolean;
  /** Hash of everything the picture at the base commit depends on. */
  readonly hash: string;
}

const COMPOSED =
  /^(Features|Layout|Showcase|Tokens|Overlays|Content\/(Calendar|ChartFrame|Table))\b/;

export const picturesOf = (story: IndexedStory, hash: string): PicturedStory[] =>
  (isPage(story) ? (['light', 'dark', 'phone'] as const) : (['light'] as const)).map((look) => ({
    id: story.id,
    title: story.title,
    look,
    isHalf: isPage(story) || COMPOSED.test(story.title),
    hash,
  }));

export const picturePath = ({ hash, id, look }: PicturedStory): string[] => [
  hash,
  `${id}.${look}.png`,
];

/** The stories listed in the file `PICTURED_STORIES`. */
export const picturedStories = (): PicturedStory[] =>
  JSON.parse(readFileSync(process.env.PICTURED_STORIES ?? '', 'utf8')) as PicturedStory[];
