import { messageText, type Locale, type MessageKey, type MessageValues } from '@tbt/contracts';
import type { Advice, DetailValues, Match, MatchTerm } from './matching.types';

const REASONS = 3;
const NEUTRAL = 0.5;
/** Unknown facts are not shown as reasons. */
const NO_REASON: readonly string[] = [
  'unstated',
  'unknown',
  'new',
  'first',
  'noEvenings',
  'otherDay',
  'none',
  'below',
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

const termText = (locale: Locale, { key, detail }: MatchTerm): string =>
  messageText(locale, `match.${key}.${detail.code}` as MessageKey, valuesIn(locale, detail.values));

/** Terms of a missing fact get their standard value; a rate is always known. */
const UNKNOWN: readonly string[] = ['new', 'unknown', 'unstated'];

/** Why a term has less than its points; null when it misses less than half a point. */
export function noteOf(term: MatchTerm, locale: Locale): string | null {
  if (term.key !== 'rate' && UNKNOWN.includes(term.detail.code))
    return messageText(locale, 'match.average', { fact: termText(locale, term) });
  return loss(term) >= WORTH ? messageText(locale, `match.why.${term.key}`) : null;
}

const gain = ({ value, weight }: MatchTerm) => (value - NEUTRAL) * weight;
const loss = ({ tenths, weight }: MatchTerm) => weight * TENTHS - tenths;

const strongest = ({ terms }: Match): MatchTerm[] =>
  terms
    .filter((term) => gain(term) > 0 && !NO_REASON.includes(term.detail.code))
    .sort((a, b) => gain(b) - gain(a))
    .slice(0, REASONS);

/** At most three, strongest first. */
export const reasonsOf = (match: Match, locale: Locale): string[] =>
  strongest(match).map((term) => termText(locale, term));

/** Null when no other term loses half a point. */
export function weakestOf(match: Match, locale: Locale): string | null {
  const reasons = strongest(match);
  const others = match.terms.filter((term) => !reasons.includes(term));
  const [weakest] = others.sort((a, b) => loss(b) - loss(a));
  return weakest && loss(weakest) >= WORTH ? termText(locale, weakest) : null;
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
