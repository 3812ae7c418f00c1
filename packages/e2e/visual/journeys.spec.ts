import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtStories } from '../src/storybook/story-index';

const FOLDER = join(__dirname, '..', 'storybook', 'journeys');

test('journeys show stories that exist', () => {
  const known = new Set([...builtStories().values()].flat().map(({ id }) => id));
  const texts = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'));
  const shown = texts.flatMap((text) => [...text.matchAll(/story="([^"]+)"/g)].map(([, id]) => id));
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((id) => !known.has(id ?? ''))).toEqual([]);
});
