import type { Clock } from '@tbt/service-kit';
import type { MatchVersionsQueries } from '../match-versions.queries';
import type { ChoicesQueries } from './choices.queries';
import { learnWeights } from './learn-weights';
import { learningReport } from './learning-report';

/** Milliseconds; how long showings are kept. */
const LEARNING_SPAN = 90 * 86_400_000;

export type LearningService = {
  /** Weights that the bookings of the last 90 days suggest, as a report in Markdown; changes nothing. */
  learn(): Promise<string>;
  /** The same, and uses the weights as the next version unless the guard refuses them. */
  apply(): Promise<string>;
};

type Deps = { clock: Clock; choices: ChoicesQueries; versions: MatchVersionsQueries };

export function createLearning({ clock, choices, versions }: Deps): LearningService {
  const run = async () => {
    const until = clock.now();
    const from = new Date(until.getTime() - LEARNING_SPAN);
    const { version, weights } = await versions.current();
    const learned = learnWeights(await choices.since(from), weights);
    return { learned, facts: { from, until, version } };
  };

  return {
    async learn() {
      const { learned, facts } = await run();
      return learningReport(learned, { ...facts, applied: null });
    },

    async apply() {
      const { learned, facts } = await run();
      if (learned.verdict !== 'accepted')
        return learningReport(learned, { ...facts, applied: null });
      const applied = facts.version + 1;
      if (!(await versions.add({ version: applied, weights: learned.weights }, facts.until)))
        throw new Error(`Version ${applied} was applied meanwhile. Learn from it: run this again.`);
      return learningReport(learned, { ...facts, applied });
    },
  };
}
