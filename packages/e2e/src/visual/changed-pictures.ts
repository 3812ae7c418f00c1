import { hashesOf } from '../storybook/build-test-storybook';
import { builtStories, type IndexedStory } from '../storybook/story-index';
import { picturesOf, type PicturedStory } from './pictured-story';

export interface ChangedPictures {
  readonly pictures: readonly PicturedStory[];
  readonly added: number;
  readonly removed: number;
}

const byId = (folder: string): Map<string, IndexedStory> =>
  new Map([...builtStories(folder).values()].flat().map((story) => [story.id, story]));

export function changedPictures(base: string, head: string): ChangedPictures {
  const [before, after] = [byId(base), byId(head)];
  const [hashesBefore, hashesAfter] = [hashesOf(base), hashesOf(head)];
  const pictures = [...after].flatMap(([id, story]) => {
    const hash = hashesBefore[before.get(id)?.file ?? ''];
    return hash && hash !== hashesAfter[story.file] ? picturesOf(story, hash) : [];
  });
  return {
    pictures,
    added: [...after.keys()].filter((id) => !before.has(id)).length,
    removed: [...before.keys()].filter((id) => !after.has(id)).length,
  };
}
