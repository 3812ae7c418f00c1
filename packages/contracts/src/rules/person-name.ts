import * as z from 'zod/mini';
import { spellNames } from '../capitalise-words';
import { LIMITS } from '../limits';
import type { Role } from '../option-sets';
import { holdsContact } from './contact-details';
import { CONTROLS_AND_BIDI_MARKS, composed, isSeen, text } from './fields';
import { ruleError } from './issue';

/** Joiners of Persian, Indic scripts and emoji. */
const JOINERS =
  /(?<=[\p{Script=Arabic}\p{M}])(\u200C|\u200D)(?=\p{L})(?!\p{Script=Latin})|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)(\u200D|\uFE0F)/gu;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
const PILED = /(?:(?=\p{M})\p{Script=Inherited}){3}|\p{M}{5}/u;

const isWritten = (value: string): boolean =>
  !UNSEEN.test(value.replace(JOINERS, '')) &&
  !PILED.test(value) &&
  !CONTROLS_AND_BIDI_MARKS.test(value);

/** Abbreviations before a dot without a space: "St.John". */
const SHORT = 'st|ste|dr|dre|mr|mrs|ms|mme|mlle|mt|ft|fr|jr|sr|sc|ph|prof|inc|ltd|lt\u00E9e';
/** Dots that browsers normalise to one. */
const DOT = '[.\\u3002]';
const ENDINGS =
  'com|ca|net|org|info|biz|io|co|ru|cn|xyz|top|shop|site|online|link|click|app|dev|me|ai|ly|page';

/** A link, or what mail clients turn into one. */
const WEB_ADDRESS = new RegExp(
  [
    ':\\/\\/',
    '\\b(https?|ftp|mailto|javascript|tel|sms):',
    `\\bwww${DOT}`,
    '@[^\\s@]*\\.',
    `${DOT}(${ENDINGS})(?![\\p{L}\\p{N}])`,
    `${DOT}\\p{L}{2,}\\/`,
    `(?<=[\\p{L}\\p{N}]{2})(?<!\\b(${SHORT}))${DOT}\\p{L}{2}`,
    '\\b\\d+(\\.\\d+){3}\\b',
  ].join('|'),
  'iu',
);

/** Markup, and words that spreadsheets read as a formula. */
const CODE = /[<>]|^[=+\-@]|\s[=+\-@]\S/u;

const countWords = (value: string): number =>
  value.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** In any script; the length counts visible characters. */
const nameOf = (wordsMax: number) =>
  text().check(
    composed(),
    z.trim(),
    // First: the patterns below take longer the longer a text is.
    z.refine((value) => [...value].length <= LIMITS.nameMax, {
      error: ruleError('validation.tooLong', { max: LIMITS.nameMax }),
      abort: true,
    }),
    z.refine(isSeen, { error: ruleError('validation.required') }),
    z.refine((value) => !isSeen(value) || isWritten(value), {
      error: ruleError('validation.nameCharacters'),
    }),
    z.refine((value) => !WEB_ADDRESS.test(value.normalize('NFKC')), {
      error: ruleError('validation.nameAddress'),
    }),
    z.refine((value) => !CODE.test(value.normalize('NFKC')), {
      error: ruleError('validation.nameSigns'),
    }),
    z.refine((value) => !holdsContact(value), { error: ruleError('validation.contact') }),
    z.refine((value) => countWords(value) <= wordsMax, {
      error: ruleError('validation.nameWords', { max: wordsMax }),
    }),
    z.meta({ maxLength: LIMITS.nameMax }),
  );

export const personName = nameOf(LIMITS.nameWordsMax);

/** Its last word is stored as the last name, for which a sign is refused. */
export const officeName = nameOf(LIMITS.nameWordsMax + 1).check(
  z.refine((value) => !/\s[=+\-@]$/u.test(value.normalize('NFKC')), {
    error: ruleError('validation.nameSigns'),
  }),
);

/** Of an account: no contact details torn in two. */
export const namesWithoutPhone = <
  S extends { firstName?: string | undefined; lastName?: string | undefined },
>() =>
  z.refine<S>(({ firstName = '', lastName = '' }) => !holdsContact(`${firstName} ${lastName}`), {
    path: ['lastName'],
    error: ruleError('validation.contact'),
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** What a form sends for a person; the name of an office stays as typed, and what a program sends as sent. */
export const spelledNames = <
  S extends { firstName: string; lastName: string; role?: Role | undefined },
>() => z.overwrite<S>((account) => (account.role === 'clinic' ? account : spellNames(account)));
