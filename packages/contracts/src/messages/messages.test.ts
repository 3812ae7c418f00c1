import { messageText, negotiateLocale } from '.';
import { enCA } from './en-CA';
import { frCA } from './fr-CA';

const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('message catalogues', () => {
  it('hold the same keys with the same places in both languages', () => {
    expect(Object.keys(frCA).sort()).toEqual(Object.keys(enCA).sort());
    for (const [key, text] of Object.entries(enCA))
      expect([key, places(frCA[key as keyof typeof frCA])]).toEqual([key, places(text)]);
  });

  it('fill their places', () => {
    expect(messageText('en-CA', 'validation.tooLong', { max: 5 })).toBe(
      'Use at most 5 characters.',
    );
    expect(messageText('fr-CA', 'validation.tooLong', { max: 5 })).toContain('5 caractères');
  });

  it.each([
    [undefined, 'en-CA'],
    ['fr', 'fr-CA'],
    ['de, fr;q=0.3, en;q=0.8', 'en-CA'],
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr-CA'],
    ['fr;q=0', 'en-CA'],
  ])('negotiate %p to %s', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale);
  });
});
