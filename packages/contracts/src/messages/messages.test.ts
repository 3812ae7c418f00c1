import { applicationMessageText, messageText, negotiateLocale } from '.';
import { labelsEnCA } from '../labels/en-CA';
import type { Locale } from '../option-sets';
import { enCA } from './en-CA';
import { frCA } from './fr-CA';

const places = (text: string) => (text.match(/\{\w+(\|\w+)?\}/g) ?? []).sort();

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
    expect(messageText('fr-CA', 'validation.tooLong', { max: 5 })).toContain('5\u00a0caractères');
  });

  it('translate option labels, several as well', () => {
    const values = { role: 'assistant', shiftRole: 'hygienist' };
    expect(messageText('en-CA', 'application.otherRole', values)).toBe(
      'This person is a Dental Assistant; the shift is for a Dental Hygienist.',
    );
    const french = messageText('fr-CA', 'application.otherRole', values);
    expect(french).toMatch(/assistant/i);
    expect(french).not.toMatch(/hygienist|assistant,/);
    const roles = { roles: 'hygienist, assistant, admin' };
    expect(messageText('en-CA', 'access.role', roles)).toBe(
      'Your account cannot do this. It needs: Dental Hygienist, Dental Assistant, Administrator.',
    );
    expect(messageText('fr-CA', 'application.missingCredential', { province: 'Quebec' })).toContain(
      'pour le Québec',
    );
    const town = { province: 'Quebec' };
    expect(messageText('en-CA', 'validation.postalCodeProvince', town)).toBe(
      'This postal code is not in Quebec.',
    );
    expect(messageText('fr-CA', 'validation.postalCodeProvince', town)).toBe(
      'Ce code postal n’est pas au Québec.',
    );
    expect(messageText('fr-CA', 'match.availability.day', { day: 'Friday' })).toBe(
      'Disponible ce jour-là\u00a0: vendredi',
    );
  });

  it('write dates and amounts as the language does', () => {
    const duplicate = (locale: Locale) =>
      messageText(locale, 'posting.duplicate', { date: '2027-03-05' });
    expect(duplicate('en-CA')).toMatch(/ on March 5, 2027\.$/);
    expect(duplicate('fr-CA')).toMatch(/ le 5\smars 2027\.$/);
    const price = (locale: Locale) =>
      messageText(locale, 'booking.priceMoney', { money: '155.63' });
    expect(price('en-CA')).toContain(' $155.63. ');
    expect(price('fr-CA')).toContain(' 155,63\u00a0$. ');
  });

  it('name existing option sets', () => {
    const sets = Object.values({ ...enCA, fr: Object.values(frCA).join() }).flatMap((text) =>
      [...text.matchAll(/\{\w+\|(\w+)\}/g)].map(([, set]) => set ?? ''),
    );
    expect(sets.length).toBeGreaterThan(6);
    const known = {
      ...labelsEnCA,
      clock: null,
      date: null,
      money: null,
      forProvince: null,
      inProvince: null,
    };
    expect(sets.filter((set) => !Object.hasOwn(known, set))).toEqual([]);
  });

  it('translate the standard message of an applicant, never a custom one', () => {
    const [english, french] = (['en-CA', 'fr-CA'] as const).map((locale) =>
      messageText(locale, 'application.defaultMessage'),
    );
    for (const written of [english, french]) {
      expect(applicationMessageText('fr-CA', written ?? '')).toBe(french);
      expect(applicationMessageText('en-CA', written ?? '')).toBe(english);
    }
    expect(applicationMessageText('fr-CA', `${english} Call me.`)).toBe(`${english} Call me.`);
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
