import {
  isMessageKey,
  messageText,
  RATING_PRIOR,
  RELIABILITY,
  type Locale,
  type MessageKey,
  type MessageValues,
} from '@tbt/contracts';
import type { Advice, DetailValues, Match, MatchTerm } from './matching.types';

const REASONS = 3;
const NEUTRAL = 0.5;
/** Unknown facts are not shown as reasons. */
const UNKNOWN: readonly string[] = [
  ...['new', 'unknown', 'unstated', 'unstatedProfessional', 'unstatedClinic', 'unstatedBoth'],
  'apart',
];
const NO_REASON: readonly string[] = [
  ...UNKNOWN,
  'first',
  'noEvenings',
  'otherDay',
  'none',
  'below',
  'belowTypical',
  'asksMore',
];
/** Tenths of a point. */
const WORTH = 5;
const TENTHS = 10;
const WHOLE = 1_000;

const MONEY = ['rate', 'asked'];
const NUMBERS: Readonly<Record<string, number>> = { km: 1, average: 1 };

function valuesIn(locale: Locale, values: DetailValues = {}): MessageValues {
  const shown = Object.entries(values).map(([name, value]) => {
    if (MONEY.includes(name)) {
      const money = { style: 'currency', currency: 'CAD' } as const;
      return [name, new Intl.NumberFormat(locale, money).format(Number(value))];
    }
    const digits = NUMBERS[name];
    if (digits === undefined) return [name, value];
    return [
      name,
      new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(Number(value)),
    ];
  });
  return Object.fromEntries(shown) as MessageValues;
}

/** Reads the match: the professional of it, or the clinic. */
export interface Reader {
  locale: Locale;
  isProfessional: boolean;
}

const textFor = ({ locale, isProfessional }: Reader, key: string, values?: DetailValues) => {
  const own = `${key}.own`;
  const chosen = isProfessional && isMessageKey(own) ? own : key;
  return messageText(locale, chosen as MessageKey, valuesIn(locale, values));
};

const termText = (reader: Reader, { key, detail }: MatchTerm): string =>
  textFor(reader, `match.${key}.${detail.code}`, detail.values);

/** What the professional's side counts as while it is unknown; the other terms count as half of both. */
const ASSUMED: Readonly<Record<string, DetailValues>> = {
  reliability: { score: RELIABILITY.neutral },
  rating: { average: RATING_PRIOR.average },
  responsiveness: {},
};

function assumedText(term: MatchTerm, reader: Reader): string {
  const assumed = ASSUMED[term.key];
  const key = assumed ? `match.assumed.${term.key}` : 'match.assumed';
  return textFor(reader, key, { fact: termText(reader, term), ...assumed });
}

/** Why a term has less than its points; null when it misses less than half a point. */
export function noteOf(term: MatchTerm, reader: Reader): string | null {
  if (term.detail.code === 'sameCity') return textFor(reader, 'match.note.sameCity');
  // A rate is always known.
  if (term.key !== 'rate' && UNKNOWN.includes(term.detail.code)) return assumedText(term, reader);
  return loss(term) >= WORTH ? textFor(reader, `match.why.${term.key}`) : null;
}

const gain = ({ value, weight }: MatchTerm) => (value - NEUTRAL) * weight;
const loss = ({ tenths, weight }: MatchTerm) => weight * TENTHS - tenths;

/** The lowest average rating that speaks for a person. */
const GOOD_RATING = 4;

const isPoorlyRated = ({ key, detail }: MatchTerm) =>
  key === 'rating' && Number(detail.values?.average ?? GOOD_RATING) < GOOD_RATING;

const isPlus = (term: MatchTerm) =>
  gain(term) > 0 && !NO_REASON.includes(term.detail.code) && !isPoorlyRated(term);

const strongest = ({ terms }: Match): MatchTerm[] =>
  terms
    .filter(isPlus)
    .sort((a, b) => gain(b) - gain(a))
    .slice(0, REASONS);

/** At most three, strongest first. */
export const reasonsOf = (match: Match, reader: Reader): string[] =>
  strongest(match).map((term) => termText(reader, term));

/** They say nothing about a candidate: the clinic's missing answers, and a first shift, which all have with a new clinic. */
const NO_WEAKNESS: readonly string[] = ['unstatedClinic', 'unstatedBoth', 'first'];

/** A term with this share of its points is no weak point. */
const FAIR = 0.6;

/** Says the limit against which a distance counts: the same kilometres are a plus with another limit. */
const weaknessText = (reader: Reader, term: MatchTerm): string =>
  term.detail.values?.limit === undefined
    ? termText(reader, term)
    : textFor(reader, `match.${term.key}.kmOf`, term.detail.values);

/** The distance as far as the professional accepts keeps this share of its points. */
const AT_LIMIT = Math.exp(-2);

const isTooFar = ({ key, value }: MatchTerm): boolean => key === 'distance' && value < AT_LIMIT;

/** Never what is a plus on another card; a place too far away comes first; null when no other term is really low. */
export function weakestOf(match: Match, reader: Reader): string | null {
  const others = match.terms.filter(
    (term) => !isPlus(term) && term.value < FAIR && !NO_WEAKNESS.includes(term.detail.code),
  );
  const [most] = others.sort((a, b) => loss(b) - loss(a));
  const weakest = others.find(isTooFar) ?? most;
  return weakest && loss(weakest) >= WORTH ? weaknessText(reader, weakest) : null;
}

export function adviceText(advice: Advice | null, locale: Locale): string | null {
  if (!advice) return null;
  const values = { ...valuesIn(locale, advice.values), points: pointsOf(advice.score) };
  return messageText(locale, `match.advice.${advice.code}`, values);
}

/** 0 to 100. */
export const pointsOf = (thousandths: number): number => Math.round(thousandths / TENTHS);

/** 0 to 1, three decimals. */
export const scoreText = (thousandths: number): string => (thousandths / WHOLE).toFixed(3);
