import path from 'node:path';
import type * as Contracts from '@tbt/contracts';
import { CONSENT_TEXTS, INSTITUTIONS } from '@tbt/contracts';
import { activatePseudoLanguage, hardCodedTexts, storiesIn } from '@tbt/web-kit/testing';
import '../texts';

// Labels of option sets are texts too, with a catalogue of their own.
jest.mock('@tbt/contracts', () => {
  const contracts = jest.requireActual<typeof Contracts>('@tbt/contracts');
  const strange = (text: string) =>
    text.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x3d0));
  return {
    ...contracts,
    optionLabel: (...asked: Parameters<typeof contracts.optionLabel>) =>
      strange(contracts.optionLabel(...asked)),
    provincePhrase: (...asked: Parameters<typeof contracts.provincePhrase>) =>
      strange(contracts.provincePhrase(...asked)),
  };
});

/** Legal sentences have versions; schools and languages have their own names. */
const KNOWN = [
  ...Object.values(CONSENT_TEXTS).map((text) => text['en-CA']),
  ...Object.values(INSTITUTIONS).flat(),
  'English (Canada)',
  'Français (Canada)',
];

const PAGES = path.resolve(__dirname, '../pages');

beforeAll(activatePseudoLanguage);

it.each(storiesIn(PAGES, require))('%s has no hard-coded text', async (_name, story) => {
  expect(await hardCodedTexts(story, KNOWN)).toEqual([]);
});
