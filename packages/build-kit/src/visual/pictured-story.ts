import { readFileSync } from 'node:fs';
import { isPage, type IndexedStory } from '../storybook/story-index';

/** Window and theme in which a story is pictured. */
export const LOOKS = {
  light: { theme: 'light', size: { width: 1280, height: 900 } },
  dark: { theme: 'dark', size: { width: 1280, height: 900 } },
  phone: { theme: 'light', size: { width: 390, height: 844 } },
} as const;

export type Look = keyof typeof LOOKS;

/** A story to be pictured in one look. */
export interface PicturedStory {
  readonly id: string;
  readonly title: string;
  readonly look: Look;
  /** At half of the size: how parts are put together. */
  readonly isHalf: boolean;
  /** Names what it looked like: hash of all that its picture at the base commit was made of. */
  readonly hash: string;
}

const COMPOSED =
  /^(Features|Layout|Showcase|Tokens|Overlays|Content\/(Calendar|ChartFrame|Table))\b/;

/** The pictures of a story: light, and of a page dark and at the width of a phone too. */
export const picturesOf = (story: IndexedStory, hash: string): PicturedStory[] =>
  (isPage(story) ? (['light', 'dark', 'phone'] as const) : (['light'] as const)).map((look) => ({
    id: story.id,
    title: story.title,
    look,
    isHalf: isPage(story) || COMPOSED.test(story.title),
    hash,
  }));

/** Place of a picture below the folder of pictures. */
export const picturePath = ({ hash, id, look }: PicturedStory): string[] => [
  hash,
  `${id}.${look}.png`,
];

/** The stories that a run pictures: the file that `PICTURED_STORIES` names. */
export const picturedStories = (): PicturedStory[] =>
  JSON.parse(readFileSync(process.env.PICTURED_STORIES ?? '', 'utf8')) as PicturedStory[];
