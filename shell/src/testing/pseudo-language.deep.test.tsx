import path from 'node:path';
import type * as Contracts from '@tbt/contracts';
import { activatePseudoLanguage, hardCodedTexts, storiesIn } from '@tbt/web-kit/testing';
import '../texts';

// Labels of option sets are texts too, with a catalogue of their own.
jest.mock('@tbt/contracts', () => {
  const contracts = jest.requireActual<typeof Contracts>('@tbt/contracts');
  return {
    ...contracts,
    optionLabel: (...asked: Parameters<typeof contracts.optionLabel>) =>
      contracts
        .optionLabel(...asked)
        .replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x3d0)),
  };
});

const PAGES = path.resolve(__dirname, '../pages');

beforeAll(activatePseudoLanguage);

/** Articles are written in each language. */
const stories = storiesIn(PAGES, require).filter(([name]) => !/^(article|blog)-/.test(name));

it.each(stories)('%s has no hard-coded text', async (_name, story) => {
  expect(await hardCodedTexts(story)).toEqual([]);
});
