import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtStories, isPage } from './story-index';

const FOLDER = join(__dirname, 'pictures');
const PAGE_LOOKS = ['dark', 'phone'];

test('every picture belongs to a story, and every story has its pictures', () => {
  const stories = [...builtStories().values()].flat();
  const expected = stories.flatMap((story) =>
    ['light', ...(isPage(story) ? PAGE_LOOKS : [])].map((look) => `${look}/${story.id}.png`),
  );
  const found = existsSync(FOLDER)
    ? readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /^(light|dark|phone)\/.*\.png$/.test(file),
      )
    : [];
  expect(found.sort()).toEqual(expected.sort());
});
