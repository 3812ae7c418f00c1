/** Standard points of each term; they sum to 100. */
export const MATCH_WEIGHTS = {
  availability: 18,
  distance: 18,
  rate: 14,
  preferences: 18,
  languages: 6,
  reliability: 12,
  rating: 6,
  history: 5,
  responsiveness: 3,
} as const;
export type MatchTermKey = keyof typeof MATCH_WEIGHTS;

export const MATCH_TERMS = Object.keys(MATCH_WEIGHTS) as readonly MatchTermKey[];

/** Version of the terms and standard weights; stored with every result. */
export const MATCH_VERSION = '1';

/** Share of the standard by which a weight may move. */
export const WEIGHT_SPREAD = 0.5;
export const WEIGHTS_TOTAL = 100;

/** Counted beside the reviews of a user, so that a single one does not decide. */
export const RATING_PRIOR = { average: 4.3, weight: 5 } as const;

/** Matches within these points are equal: the professional shown least recently ranks first. */
export const TURN_POINTS = 4;

export type MatchWeights = Readonly<Record<MatchTermKey, number>>;

const TENTHS = 10;
const SEARCH_STEPS = 60;

export const isMatchTerm = (key: string): key is MatchTermKey => Object.hasOwn(MATCH_WEIGHTS, key);

export const weightBounds = (key: MatchTermKey): { min: number; max: number } => ({
  min: MATCH_WEIGHTS[key] * (1 - WEIGHT_SPREAD),
  max: MATCH_WEIGHTS[key] * (1 + WEIGHT_SPREAD),
});

/** Largest-remainder rounding; the earlier part wins a tie. */
export function roundKeepingSum(parts: readonly number[], total: number): number[] {
  const rounded = parts.map(Math.floor);
  const left = total - rounded.reduce((sum, part) => sum + part, 0);
  const byRemainder = parts
    .map((part, at) => ({ at, remainder: part - Math.floor(part) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, Math.max(0, left)))
    rounded[at] = (rounded[at] ?? 0) + 1;
  return rounded;
}

/** Keeps the proportions; each weight within its bounds, one decimal, sum exactly 100. */
export function normaliseWeights(wanted: MatchWeights): MatchWeights {
  const scaled = (factor: number) =>
    MATCH_TERMS.map((key) => {
      const { min, max } = weightBounds(key);
      return Math.min(max, Math.max(min, wanted[key] * factor));
    });
  let [low, high] = [0, 1_000];
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (scaled(middle).reduce((sum, part) => sum + part, 0) > WEIGHTS_TOTAL) high = middle;
    else low = middle;
  }
  // A weight on a bound differs from a whole tenth only by floating-point error.
  const tenths = scaled(low).map((part) => Number((part * TENTHS).toFixed(6)));
  const rounded = roundKeepingSum(tenths, WEIGHTS_TOTAL * TENTHS);
  const entries = MATCH_TERMS.map((key, at) => [key, (rounded[at] ?? 0) / TENTHS] as const);
  return Object.fromEntries(entries) as MatchWeights;
}

/** Why a professional is not interested in a recommended shift. */
export const DISMISSAL_REASONS = [
  'too_far',
  'rate_too_low',
  'wrong_time',
  'other_style',
  'not_this_clinic',
  'other',
] as const;
export type DismissalReason = (typeof DISMISSAL_REASONS)[number];

/** Reasons by number, of the latest dismissals that count. */
export type DismissalCounts = Readonly<Partial<Record<DismissalReason, number>>>;

/** Latest dismissals with a reason that count. */
export const DISMISSALS_COUNTED = 20;

const TERM_OF_REASON: Readonly<Partial<Record<DismissalReason, MatchTermKey>>> = {
  too_far: 'distance',
  rate_too_low: 'rate',
  wrong_time: 'availability',
  other_style: 'preferences',
};

/** Each dismissal raises the term of its reason by a fortieth of its weight; the sum stays 100, each weight within its bounds. */
export function weighDismissals(weights: MatchWeights, counts: DismissalCounts): MatchWeights {
  const raised = { ...weights };
  for (const reason of DISMISSAL_REASONS) {
    const [key, count = 0] = [TERM_OF_REASON[reason], counts[reason]];
    if (key)
      raised[key] *= 1 + (WEIGHT_SPREAD * Math.min(count, DISMISSALS_COUNTED)) / DISMISSALS_COUNTED;
  }
  return MATCH_TERMS.some((key) => raised[key] !== weights[key])
    ? normaliseWeights(raised)
    : weights;
}
