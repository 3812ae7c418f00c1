import {
  ANY_DIGIT as DIGIT,
  ANY_DIGITS as DIGITS,
  isMixedPhone,
  MIXED_PHONE,
  MOMENT,
  SPOKEN_DIGIT,
  SPOKEN_PAIR,
  UNSEEN_SIGNS as UNSEEN,
} from '@tbt/contracts';

/** Stands for one hidden detail, however long it was. */
export const MASK = '•••••';

const GAP = `[\\s${UNSEEN}.:,\\-–—·()\\[\\]/]{0,3}`;
/** The clock, dates and rates have fewer digits in a row or other signs between them. */
const PHONE = `(?<![\\p{L}${DIGITS}$])\\+?[([]?(?:${DIGIT}${GAP}){9,14}${DIGIT}(?![\\p{L}${DIGITS}])`;

const CALL_WORD =
  'call|text|txt|phone|cell|tel|whatsapp|appelez|appelle|texte[zr]?|t[ée]l|t[ée]l[ée]phone|cellulaire';
/** Seven digits are a number only where calling is spoken of. */
const LOCAL_PHONE = `(?<=(?:${CALL_WORD})[^${DIGITS}\\n]{0,20})${DIGIT}{3}${GAP}${DIGIT}{4}(?![\\p{L}${DIGITS}])`;

const SPOKEN_PHONE = `(?<!\\p{L})(?:(?:${SPOKEN_DIGIT}|${DIGIT})[\\s,.\\-]{1,2}){6,}(?:${SPOKEN_DIGIT}|${DIGIT})(?!\\p{L})`;

const AT = `(?:[\\s${UNSEEN}]{0,3}[@＠﹫][\\s${UNSEEN}]{0,3}|\\s?[([{]\\s?(?:at|arobas|à)\\s?[)\\]}]\\s?|\\s(?:at|arobas|arobase)\\s)`;
const DOT = `(?:[${UNSEEN}]{0,3}[.．。｡][${UNSEEN}]{0,3}|\\s[.．。｡]\\s?|\\s?[([{]\\s?(?:dot|point)\\s?[)\\]}]\\s?|\\s(?:dot|point)\\s)`;
const LABEL = `[\\p{L}${DIGITS}](?:[\\p{L}${DIGITS}${UNSEEN}\\-]{0,62})`;
/** Ends with letters, unlike a time after “@”. */
const EMAIL = `[\\p{L}${DIGITS}._%+\\-]{1,64}${AT}(?:${LABEL}${DOT}){1,4}\\p{L}[\\p{L}\\-]{1,62}`;

const STREET_WORD = "\\p{L}[\\p{L}'’.\\-]{0,30}";
/** Types that no sentence about work contains after a number. */
const ENGLISH_TYPE =
  'street|avenue|ave|road|rd|boulevard|blvd|crescent|cres|highway|hwy|parkway|pkwy|terrace';
/** Also ordinary words: only where they are written as a name. */
const NAMED_TYPE = 'St|Drive|Dr|Lane|Court|Ct|Way|Place|Square|Circle|Trail|Gate|Close';
const HOUSE = `(?<![\\p{L}${DIGITS}$:])${DIGIT}{1,6}[A-Za-z]?`;
const ENGLISH_STREET = `${HOUSE}[ ,]{1,2}(?:${STREET_WORD} {1,2}){1,4}(?:${ENGLISH_TYPE})(?!\\p{L})`;
const NAMED_STREET = `${HOUSE}[ ,]{1,2}(?:\\p{Lu}[\\p{L}'’.\\-]{0,30} {1,2}){1,4}(?:${NAMED_TYPE})(?!\\p{L})`;
const FRENCH_TYPE =
  'rue|avenue|av\\.|boulevard|boul\\.|chemin|ch\\.|route|rang|all[ée]e|mont[ée]e|c[ôo]te|place';
const FRENCH_STREET = `${HOUSE}[ ,]{1,3}(?:${FRENCH_TYPE}) {1,2}${STREET_WORD}(?:[ \\-]${STREET_WORD}){0,2}`;
const POSTAL_CODE = '(?<!\\p{L})[ABCEGHJ-NPRSTVXY]\\p{Nd}[A-Z][ \\-]?\\p{Nd}[A-Z]\\p{Nd}(?!\\p{L})';

/** Streets before numbers: a house number after a phone number is not part of it. */
const DETAILS = [
  new RegExp(EMAIL, 'giu'),
  new RegExp(ENGLISH_STREET, 'giu'),
  new RegExp(NAMED_STREET, 'gu'),
  new RegExp(FRENCH_STREET, 'giu'),
  new RegExp(POSTAL_CODE, 'giu'),
  new RegExp(PHONE, 'gu'),
  new RegExp(SPOKEN_PHONE, 'giu'),
  new RegExp(LOCAL_PHONE, 'giu'),
];

/** Without a number or "@" of any kind there is nothing to hide; most messages end here. */
const MAY_HOLD = new RegExp(
  `${DIGIT}|[@＠﹫]|\\b(?:at|arobase?)\\b|${SPOKEN_DIGIT}|${SPOKEN_PAIR}`,
  'iu',
);

const maskPart = (text: string): string =>
  DETAILS.reduce((masked, detail) => masked.replace(detail, MASK), text).replace(
    MIXED_PHONE,
    (run) => (isMixedPhone(run) ? MASK : run),
  );

const ENCLOSED = new RegExp(`(?![${DIGITS}])[\\p{No}\\p{So}]`, 'gu');

/** Letters and digits in circles, squares or brackets as plain ones; fractions stay: those are hours. */
const withoutFrames = (text: string): string =>
  text.replace(ENCLOSED, (sign) => {
    const plain = sign.normalize('NFKC').replaceAll(/[.,()]/gu, '');
    return /^[\p{L}\p{Nd}]+$/u.test(plain) ? plain : sign;
  });

/** Replaces phone numbers, e-mail addresses, streets with their number and postal codes. */
export function maskContactDetails(text: string): string {
  const plain = withoutFrames(text);
  if (!MAY_HOLD.test(plain)) return text;
  // Every second part is a date or a time.
  const masked = plain
    .split(MOMENT)
    .map((part, at) => (at % 2 === 1 ? part : maskPart(part)))
    .join('');
  return masked === plain ? text : masked;
}
