import { expect, test } from '@playwright/test';
import { expectedPictures, storedPictures } from '../src/storybook/story-index';

test('every picture belongs to a story, and every story has its pictures', () => {
  expect(storedPictures()).toEqual(expectedPictures());
});
