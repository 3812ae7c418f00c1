import { MATCH_TERMS, roundKeepingSum, WEIGHTS_TOTAL, type MatchTermKey } from '@tbt/contracts';
import { TERM_RULES } from './term-rules';
import type {
  Match,
  MatchTerm,
  PairFacts,
  PersonFacts,
  ShiftFacts,
  TermValues,
} from './matching.types';

/** Thousandths in a score of 1. */
const WHOLE = 1_000;

type Weighed = TermValues & { key: MatchTermKey; ofProfessional: number; ofClinic: number };
type Sides = { terms: Weighed[]; professional: number; clinic: number };

function sidesOf(person: PersonFacts, shift: ShiftFacts, pair: PairFacts): Sides {
  let [professional, clinic] = [0, 0];
  const terms = MATCH_TERMS.map((key) => {
    const values = TERM_RULES[key](person, shift, pair);
    const ofProfessional = person.weights[key] / WEIGHTS_TOTAL;
    const ofClinic = shift.clinicWeights[key] / WEIGHTS_TOTAL;
    professional += values.professional * ofProfessional;
    clinic += values.clinic * ofClinic;
    return { key, ofProfessional, ofClinic, ...values };
  });
  return { terms, professional, clinic };
}

/** The harmonic mean: high only when both sides fit. */
const fuse = (a: number, b: number): number => (a + b === 0 ? 0 : (2 * a * b) / (a + b));

/** Thousandths; cheaper than `matchOf` for ranking. */
export function scoreOf(person: PersonFacts, shift: ShiftFacts, pair: PairFacts): number {
  const { professional, clinic } = sidesOf(person, shift, pair);
  return Math.round(fuse(professional, clinic) * WHOLE);
}

/** The harmonic mean equals a weighted sum of both sides' terms: `share` is the professional's weight. */
function fusedTerms({ terms, professional, clinic }: Sides, score: number): MatchTerm[] {
  const share = professional + clinic === 0 ? 0.5 : clinic / (professional + clinic);
  const parts = terms.map(
    (term) =>
      (term.professional * term.ofProfessional * share +
        term.clinic * term.ofClinic * (1 - share)) *
      WHOLE,
  );
  const tenths = roundKeepingSum(parts, score);
  return terms.map(({ key, ofProfessional, ofClinic, detail }, at) => {
    const weight = (ofProfessional * share + ofClinic * (1 - share)) * WEIGHTS_TOTAL;
    const value = Math.min(1, (parts[at] ?? 0) / WHOLE / (weight / WEIGHTS_TOTAL));
    return { key, value, weight, tenths: tenths[at] ?? 0, detail };
  });
}

/** Points sum to the score exactly. */
export function matchOf(
  person: PersonFacts,
  shift: ShiftFacts,
  pair: PairFacts,
): Pick<Match, 'score' | 'terms' | 'version'> {
  const sides = sidesOf(person, shift, pair);
  const score = Math.round(fuse(sides.professional, sides.clinic) * WHOLE);
  return { score, terms: fusedTerms(sides, score), version: shift.weightsVersion };
}
