import {
  MATCH_TERMS,
  WEIGHT_SPREAD,
  WEIGHTS_TOTAL,
  type MatchTermKey,
  type MatchWeights,
} from '@tbt/contracts';

/** Values of all terms, 0 to 1. */
export type TermVector = Readonly<Record<MatchTermKey, number>>;

export type Choice = {
  jobId: number;
  shown: readonly { place: number; terms: TermVector; isChosen: boolean }[];
};

/** Factors of the weights in the order of terms, the steepness of the choice, and the pull of a high place. */
export type ChoiceModel = {
  factors: readonly number[];
  steepness: number;
  place: number;
};

type Weighed = { parts: readonly (readonly number[])[]; attention: number[]; chosen: number };

/** Strength of the regularisation: factors deviate from 1 with variance 1 ÷ (2 × this). */
const RIDGE = 8;
const ROUNDS = 200;
const SHRINK = 0.5;
/** Relative improvement of the loss below which the fit ends. */
const TOLERANCE = 1e-7;
/** Steps of steepness and place relative to those of factors: their scales differ. */
const PACE = { steepness: 100, place: 10 };
const START: ChoiceModel = { factors: MATCH_TERMS.map(() => 1), steepness: 5, place: 0 };

const weigh = (weights: MatchWeights, { shown }: Choice): Weighed => ({
  parts: shown.map(({ terms }) =>
    MATCH_TERMS.map((key) => (weights[key] / WEIGHTS_TOTAL) * terms[key]),
  ),
  attention: shown.map(({ place }) => 1 / Math.log2(place + 1)),
  chosen: shown.findIndex(({ isChosen }) => isChosen),
});

const dot = (a: readonly number[], b: readonly number[]): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
};

function chancesOf({ factors, steepness, place }: ChoiceModel, { parts, attention }: Weighed) {
  const worths = parts.map(
    (part, at) => place * (attention[at] ?? 0) + steepness * dot(part, factors),
  );
  const highest = Math.max(...worths);
  const powers = worths.map((worth) => Math.exp(worth - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

export function fitOf(weights: MatchWeights, model: ChoiceModel, choice: Choice): number {
  const weighed = weigh(weights, choice);
  return Math.log(chancesOf(model, weighed)[weighed.chosen] ?? 0);
}

/** Mean negative log-likelihood plus the penalty, and its gradient. */
function lossOf(model: ChoiceModel, choices: readonly Weighed[]) {
  const scale = 1 / choices.length;
  const factors = model.factors.map((factor) => 2 * RIDGE * (factor - 1) * scale);
  let loss = model.factors.reduce((sum, factor) => sum + RIDGE * (factor - 1) ** 2 * scale, 0);
  let [steepness, place] = [0, 0];
  for (const weighed of choices) {
    const chances = chancesOf(model, weighed);
    loss -= Math.log(chances[weighed.chosen] ?? 0) * scale;
    weighed.parts.forEach((part, at) => {
      const surplus = ((chances[at] ?? 0) - Number(at === weighed.chosen)) * scale;
      place += surplus * (weighed.attention[at] ?? 0);
      steepness += surplus * dot(part, model.factors);
      for (let term = 0; term < part.length; term += 1)
        factors[term] = (factors[term] ?? 0) + surplus * model.steepness * (part[term] ?? 0);
    });
  }
  return { loss, gradient: { factors, steepness, place } };
}

const bounded = (factor: number): number =>
  Math.min(1 + WEIGHT_SPREAD, Math.max(1 - WEIGHT_SPREAD, factor));

/**
 * Conditional logistic regression by projected gradient descent: which of those shown was booked.
 * @param isFixed keeps the weights, and fits the steepness and the pull of a place alone.
 */
export function fitChoices(
  weights: MatchWeights,
  choices: readonly Choice[],
  { isFixed = false }: { isFixed?: boolean } = {},
): ChoiceModel {
  const weighed = choices.map((choice) => weigh(weights, choice));
  let model = START;
  let { loss, gradient } = lossOf(model, weighed);
  let step = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next: ChoiceModel = {
      factors: isFixed
        ? model.factors
        : model.factors.map((factor, at) => bounded(factor - step * (gradient.factors[at] ?? 0))),
      steepness: Math.max(0, model.steepness - PACE.steepness * step * gradient.steepness),
      place: model.place - PACE.place * step * gradient.place,
    };
    const reached = lossOf(next, weighed);
    const won = (loss - reached.loss) / loss;
    if (won > 0) {
      model = next;
      ({ loss, gradient } = reached);
      step /= SHRINK;
    } else step *= SHRINK;
    if (Math.abs(won) < TOLERANCE) break;
  }
  return model;
}
