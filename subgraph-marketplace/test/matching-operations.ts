import type { PersonSnapshot } from '@tbt/contracts';
import type { World } from './factories';

export const TUESDAY = '2026-12-01';

export const MATCH =
  'score points version reasons weakest advice factors { key value weight points note }';

export type Match = {
  score: string;
  points: number;
  version: string;
  reasons: string[];
  weakest: string | null;
  advice: string | null;
  factors: { key: string; value: number; weight: number; points: number; note: string | null }[];
};

export const matchOf = async (
  world: World,
  jobId: number,
  who: PersonSnapshot | null,
): Promise<Match | null> => {
  const { data } = await world.graph(
    `query ($id: ID!) { job(id: $id) { match { ${MATCH} } } }`,
    { id: String(jobId) },
    who,
  );
  // An invisible shift has no match.
  return (data as { job: { match: Match | null } | null }).job?.match ?? null;
};

type CandidateNode = {
  professionalId: string;
  bookingObstacles: string[];
  isFar: boolean;
  application: { id: string } | null;
  match: { score: string; advice: string | null };
  turnPoints: number;
};
export type Candidates = {
  edges: { cursor: string; node: CandidateNode }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  hiddenByPlan: number;
};
export const candidatesOf = async (
  world: World,
  jobId: number,
  who: PersonSnapshot | null,
  page: { first?: number; after?: string | null } = {},
): Promise<Candidates | null> => {
  const { data, errors } = await world.graph(
    `query ($id: ID!, $first: Int, $after: String) { job(id: $id) { candidates(first: $first, after: $after) {
       edges { cursor node { professionalId bookingObstacles isFar application { id } turnPoints match { score advice } } }
       pageInfo { hasNextPage endCursor } hiddenByPlan } } }`,
    { id: String(jobId), first: 20, ...page },
    who,
  );
  expect(errors).toBeUndefined();
  return (data as { job: { candidates: Candidates | null } }).job.candidates;
};
