import { encodeCursor, listName, pageArgs, toConnection } from '@tbt/service-kit';
import type { Connection, PageInput } from '@tbt/service-kit';
import type { Job } from '../jobs';
import type { Ranked } from './read-matches';
import { rankScore } from './ranking-turns';
import type { Exclusion } from './matching.types';

export type CandidatePage = Connection<Ranked> & { hiddenByPlan: number };

const SHAPE = ['number', 'id'] as const;

export const isSeeking = ({ status }: Pick<Job, 'status'>): boolean =>
  status === 'draft' || status === 'invited' || status === 'active';

const CLASHES: readonly Exclusion[] = ['overlap', 'availability_blocked'];

export const obstaclesOf = ({ exclusions, gap }: Pick<Ranked, 'exclusions' | 'gap'>): string[] => [
  ...(gap === null ? [] : ['missing_credential', gap]),
  ...(exclusions.some((reason) => CLASHES.includes(reason)) ? ['overlap'] : []),
];

/** Limited by plan. @param shown null is all. @throws DomainError VALIDATION_FAILED on `first` or `after`. */
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
    ? visible.filter((ranked) => {
        const order = rankScore(ranked);
        return order < after[0] || (order === after[0] && ranked.personId > after[1]);
      })
    : visible;
  const cursorOf = (ranked: Ranked) => encodeCursor(list, [rankScore(ranked), ranked.personId]);
  return {
    ...toConnection(rest.slice(0, limit + 1), limit, cursorOf, after !== null),
    hiddenByPlan: ranking.length - visible.length,
  };
}

/** Top ranks that count as shown. */
const NOTED_PLACES = 10;

/** Number of ranks to record as shown for a page; 0 when recorded already. */
export function placesToNote(ranking: readonly Ranked[], { edges }: CandidatePage): number {
  const last = edges.at(-1)?.node.personId;
  const seen = Math.min(NOTED_PLACES, ranking.findIndex(({ personId }) => personId === last) + 1);
  const noted = Math.max(0, ...ranking.map(({ notedPlaces }) => notedPlaces));
  return noted < seen ? seen : 0;
}
