import type { Clock } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import type { Matches, MatchReading } from './read-matches';
import { rankScore, rotationBonuses } from './ranking-turns';
import type { NewRecommendation, RecommendationsQueries } from './recommendations.queries';

const MINUTE = 60_000;
/** Milliseconds; age at which a request refreshes recommendations. */
const STALE_ON_ASK = 10 * MINUTE;
/** Milliseconds; age at which the job does. */
const STALE_BY_CLOCK = 6 * 60 * MINUTE;
/** Per professional. */
const KEPT = 50;
/** Professionals per transaction. */
const BATCH = 50;
/** Batches per run. */
const BATCHES = 20;

type Deps = {
  database: MarketplaceDatabase;
  recommendations: RecommendationsQueries;
  reading: MatchReading;
  clock: Clock;
};

export type RecommendationRun = {
  /** When older than ten minutes. */
  refresh(personId: number): Promise<void>;
  /** When hours old, in batches. @returns number of professionals. */
  refreshDue(): Promise<number>;
};

/** The order rotates shifts that fit about equally. */
function bestOf(found: Matches['found']): NewRecommendation[] {
  const turns = rotationBonuses(found.map(({ viewCount }) => viewCount));
  const order = ({ match, turn }: NewRecommendation) => rankScore({ score: match.score, turn });
  return found
    .map(({ personId, jobId, match }, at) => ({
      ...{ userId: personId, jobId, match },
      turn: turns[at] ?? 0,
    }))
    .sort((a, b) => order(b) - order(a) || a.jobId - b.jobId)
    .slice(0, KEPT);
}

/** Refreshed on request and by a job, one worker at a time per professional. */
export function createRecommendationRun({
  database,
  recommendations,
  reading,
  clock,
}: Deps): RecommendationRun {
  const make = async (tx: MarketplaceTx, personIds: readonly number[], age: number) => {
    const now = clock.now();
    const before = new Date(now.getTime() - age);
    const taken = await recommendations.claim(tx, personIds, now, before);
    if (taken.length === 0) return;
    const pairs = await recommendations.pool(taken, now, tx);
    const { found, hiddenByLanguage } = await reading.matches(pairs, tx);
    const made = taken.flatMap((id) => bestOf(found.filter(({ personId }) => personId === id)));
    await recommendations.replace(tx, taken, made, now);
    if (hiddenByLanguage.length > 0) await recommendations.noteHidden(tx, hiddenByLanguage);
  };

  return {
    refresh: (personId) => database.transaction((tx) => make(tx, [personId], STALE_ON_ASK)),

    async refreshDue() {
      let total = 0;
      for (let batch = 0; batch < BATCHES; batch += 1) {
        const before = new Date(clock.now().getTime() - STALE_BY_CLOCK);
        const due = await recommendations.due(before, BATCH);
        if (due.length === 0) break;
        await database.transaction((tx) => make(tx, due, STALE_BY_CLOCK));
        total += due.length;
      }
      return total;
    },
  };
}
