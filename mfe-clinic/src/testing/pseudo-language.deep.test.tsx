import path from 'node:path';
import type * as Contracts from '@tbt/contracts';
import { CONSENT_TEXTS } from '@tbt/contracts';
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

/** Legal sentences have versions, written in each language. */
const CONSENTS = Object.values(CONSENT_TEXTS).map((text) => text['en-CA']);

const PAGES = path.resolve(__dirname, '../pages');

beforeAll(activatePseudoLanguage);

it.each(storiesIn(PAGES, require))('%s has no hard-coded text', async (_name, story) => {
  expect(await hardCodedTexts(story, CONSENTS)).toEqual([]);
});
