/** Characters without width and strokes through others, which tear a number apart for programs only. */
export const UNSEEN_SIGNS = '\\p{Default_Ignorable_Code_Point}\\u0334-\\u0338';
/** Also superscripts, subscripts and circled digits, but no fractions: those are hours. */
export const ANY_DIGITS = '\\p{Nd}⁰¹²³⁴-⁹₀-₉⓪①-⑨❶-❾⓿⓵-⓽➀-➈➊-➒';
/** Also keycaps: a digit, U+FE0F, U+20E3. */
export const ANY_DIGIT = `(?:[${ANY_DIGITS}](?:\\ufe0f?\\u20e3)?)`;

export const SPOKEN_DIGIT =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|z[ée]ro|un|deux|trois|quatre|cinq|sept|huit|neuf';

/** Two digits each: numbers that are said in pairs. */
export const SPOKEN_PAIR =
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante';
const SPOKEN_HUNDRED = 'hundred|cents?';
const LOOKALIKE = '[oOlI]';
const TOKEN = new RegExp(
  `(?<pair>${SPOKEN_PAIR})|(?<word>${SPOKEN_DIGIT}|${SPOKEN_HUNDRED})|(?<letter>${LOOKALIKE})|(?<digit>${ANY_DIGIT})`,
  'giu',
);
const MIXED_GAP = `(?:[\\s${UNSEEN_SIGNS}.:,\\-–—·()\\[\\]/_*]{0,3}|\\s(?:et|and)\\s)`;
/** Words, digits and letters that look like digits, with or without anything between them. */
export const MIXED_PHONE = new RegExp(
  `(?<![\\p{L}${ANY_DIGITS}$])(?:(?:${SPOKEN_PAIR}|${SPOKEN_DIGIT}|${SPOKEN_HUNDRED}|${LOOKALIKE}|${ANY_DIGIT})${MIXED_GAP}){4,40}(?:${SPOKEN_PAIR}|${SPOKEN_DIGIT}|${LOOKALIKE}|${ANY_DIGIT})(?![\\p{L}${ANY_DIGITS}])`,
  'giu',
);
const DIGITS_OF_PHONE = 10;
const SURE_DIGITS_MIN = 7;

/** Digits alone are judged by `PHONE`. */
export function isMixedPhone(run: string): boolean {
  const tokens = [...run.matchAll(TOKEN)].map(({ groups }) => groups ?? {});
  const count = (kind: string) => tokens.filter((token) => token[kind] !== undefined).length;
  const said = count('word') + 2 * count('pair');
  const sure = said + count('digit');
  if (said === 0 && count('letter') === 0) return false;
  return sure + count('letter') >= DIGITS_OF_PHONE && sure >= SURE_DIGITS_MIN;
}

const YEAR = '(?:19|20)\\d{2}';
const MONTH_AND_DAY = '(?:0?[1-9]|[12]\\d|3[01])[-./](?:0?[1-9]|[12]\\d|3[01])';
const CLOCK = '(?:[01]?\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?';
/** French for seven, and short for the month. */
const SEPTEMBER = '[Ss]ept(?![\\p{L}])';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
/** Dates and times stand between numbers without being part of one. */
export const MOMENT = new RegExp(
  `((?<![\\p{L}\\d])(?:${YEAR}[-./]${MONTH_AND_DAY}|${MONTH_AND_DAY}[-./]${YEAR}|${CLOCK}|${SEPTEMBER}\\.?\\s+${DAY}|${DAY}\\s+${SEPTEMBER})(?!\\d))`,
  'u',
);

export const holdsMixedPhone = (text: string): boolean =>
  text
    .split(MOMENT)
    .some((part) => [...part.matchAll(MIXED_PHONE)].some(([run]) => isMixedPhone(run)));
