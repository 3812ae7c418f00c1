import { encodeCursor, listName, pageArgs, toConnection } from '@tbt/service-kit';
import type { Connection, PageInput } from '@tbt/service-kit';
import type { Job } from '../jobs';
import type { Ranked } from './read-matches';
import { orderOf } from './ranking-turns';
import type { Exclusion } from './matching.types';

export type CandidatePage = Connection<Ranked> & { hiddenByPlan: number };

const SHAPE = ['number', 'id'] as const;

/** Statuses in which somebody can still be found for a shift. */
export const isSeeking = ({ status }: Pick<Job, 'status'>): boolean =>
  status === 'draft' || status === 'invited' || status === 'active';

const CLASHES: readonly Exclusion[] = ['overlap', 'availability_blocked'];

/** Why a person who has offered could not be booked now: as for an application, with the exact gap. */
export const obstaclesOf = ({ exclusions, gap }: Pick<Ranked, 'exclusions' | 'gap'>): string[] => [
  ...(gap === null ? [] : ['missing_credential', gap]),
  ...(exclusions.some((reason) => CLASHES.includes(reason)) ? ['overlap'] : []),
];

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
    ? visible.filter((ranked) => {
        const order = orderOf(ranked);
        return order < after[0] || (order === after[0] && ranked.personId > after[1]);
      })
    : visible;
  const cursorOf = (ranked: Ranked) => encodeCursor(list, [orderOf(ranked), ranked.personId]);
  return {
    ...toConnection(rest.slice(0, limit + 1), limit, cursorOf, after !== null),
    hiddenByPlan: ranking.length - visible.length,
  };
}

/** Places of a ranking that count as shown: what one sees without looking for it. */
const NOTED_PLACES = 10;

/**
 * How many places of a ranking are to be written down as shown after a look at a page; none when they
 * are on record.
 */
export function placesToNote(ranking: readonly Ranked[], { edges }: CandidatePage): number {
  const last = edges.at(-1)?.node.personId;
  const seen = Math.min(NOTED_PLACES, ranking.findIndex(({ personId }) => personId === last) + 1);
  const noted = Math.max(0, ...ranking.map(({ notedPlaces }) => notedPlaces));
  return noted < seen ? seen : 0;
}
