import { effectiveTier, RANKED_PEOPLE_LIMIT } from '@tbt/contracts';
import { encodeCursor, listName, pageArgs, toConnection } from '@tbt/service-kit';
import type { Connection, PageInput } from '@tbt/service-kit';
import type { Job } from '../jobs';
import type { Person } from '../people';
import type { Ranked } from './matching.reading';
import type { Exclusion } from './matching.types';

export type CandidatePage = Connection<Ranked> & { hiddenByPlan: number };

const SHAPE = ['number', 'id'] as const;

/** Statuses in which somebody can still be found for a shift. */
export const isSeeking = ({ status }: Pick<Job, 'status'>): boolean =>
  status === 'draft' || status === 'invited' || status === 'active';

const OBSTACLES: Partial<Record<Exclusion, 'missing_credential' | 'overlap'>> = {
  role: 'missing_credential',
  credential: 'missing_credential',
  overlap: 'overlap',
  availability_blocked: 'overlap',
};

/** Why somebody who has offered could not be booked now, each reason once. */
export const obstaclesOf = ({ exclusions }: Ranked): string[] => [
  ...new Set(
    exclusions.map((reason) => OBSTACLES[reason]).filter((reason) => reason !== undefined),
  ),
];

/** How many of a ranking a clinic's plan shows; null is all. */
export const shownByPlan = (clinic: Person | null, now: Date): number | null =>
  RANKED_PEOPLE_LIMIT[(clinic && effectiveTier(clinic, now)) ?? 'none'];

/**
 * A page of a ranking as far as a plan shows it.
 * @param shown people at most; null is all.
 * @throws DomainError VALIDATION_FAILED on `first` or `after`.
 */
export function candidatePage(
  jobId: number,
  ranking: readonly Ranked[],
  shown: number | null,
  input: PageInput,
): CandidatePage {
  const list = listName('candidates', jobId);
  const { limit, after } = pageArgs(input, list, SHAPE);
  const visible = ranking.slice(0, shown ?? ranking.length);
  const rest = after
    ? visible.filter(
        ({ score, personId }) => score < after[0] || (score === after[0] && personId > after[1]),
      )
    : visible;
  const cursorOf = ({ score, personId }: Ranked) => encodeCursor(list, [score, personId]);
  return {
    ...toConnection(rest.slice(0, limit + 1), limit, cursorOf, after !== null),
    hiddenByPlan: ranking.length - visible.length,
  };
}
