import { CHOICES_NEEDED, type LearnedWeights } from './learn-weights';

const VERDICTS: Readonly<Record<LearnedWeights['verdict'], string>> = {
  accepted:
    'Accepted: these weights predict held-out bookings better. `npm run admin -- matching apply` uses them.',
  worse_or_uncertain:
    'Refused: on held-out shifts these weights are not clearly better than those in use.',
  too_few: `Refused: fewer than ${CHOICES_NEEDED} choices to learn from or to judge by.`,
};

const signed = (value: number, digits: number) => `${value > 0 ? '+' : ''}${value.toFixed(digits)}`;

export type LearningRun = {
  from: Date;
  until: Date;
  /** Of the weights in use. */
  version: number;
  /** The version that the learned weights became. */
  applied: number | null;
};

/** What was learned, in Markdown. */
export function learningReport(
  learned: LearnedWeights,
  { from, until, version, applied }: LearningRun,
): string {
  const day = (instant: Date) => instant.toISOString().slice(0, 10);
  const rows = learned.changes.map(
    ({ key, from: before, to }) =>
      `| ${key} | ${before.toFixed(1)} | ${to.toFixed(1)} | ${signed(to - before, 1)} |`,
  );
  return [
    `# Weights learned from bookings of ${day(from)} to ${day(until)}`,
    '',
    `Compared with version ${version}. Learned from ${learned.learned} choices, judged by ${learned.heldOut} held-out ones.`,
    '',
    '| term | in use | learned | change |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    `Gain in log-likelihood per held-out choice: ${signed(learned.gain, 4)}, standard error ${learned.error.toFixed(4)}.`,
    '',
    applied === null ? VERDICTS[learned.verdict] : `Applied as version ${applied}.`,
    '',
  ].join('\n');
}
