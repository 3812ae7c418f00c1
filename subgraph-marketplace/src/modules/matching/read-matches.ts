import type { Clock, Reader } from '@tbt/service-kit';
import type { CredentialGap } from '../people';
import { adviceFor } from './matching-advice';
import {
  exclusionsOf,
  gapOf,
  isBeyondDay,
  isEligible,
  isHiddenByLanguage,
  isOutOfReach,
} from './eligibility-filters';
import { betweenOf, type Between } from './matching-pairs.queries';
import type { MatchingQueries, StandingRow } from './matching.queries';
import {
  toPersonFacts,
  toShiftFacts,
  type PersonRow,
  type ShiftRow,
  type Standing,
  type Standings,
} from './matching-facts.queries';
import { matchOf, scoreOf } from './match-score';
import { rankScore, rotationBonuses } from './ranking-turns';
import type { Exclusion, Match, PairFacts, PersonFacts, ShiftFacts } from './matching.types';

export type Ranked = {
  jobId: number;
  personId: number;
  score: number;
  /** Thousandths added for the rank only. */
  turn: number;
  exclusions: Exclusion[];
  isFar: boolean;
  /** Gap of a professional who has applied. */
  gap: CredentialGap | null;
  applicationId: number | null;
  invitationId: number | null;
  /** Recorded ranks of the shift if this professional is among them, else 0. */
  notedPlaces: number;
  /** Computed on demand. */
  match(): Match;
};

/** Current scores, loaded in batches. */
export type ReadScores = (
  ids: readonly number[],
  now: Date,
  db?: Reader,
) => Promise<ReadonlyMap<number, number>>;

type Pair = { jobId: number; personId: number };

/** Kilometres; null when a place is unknown. */
type Fitting = { personId: number; km: number | null };

export type Matches = {
  found: (Pair & { match: Match; viewCount: number })[];
  /** Pairs excluded only by a language. */
  hiddenByLanguage: Pair[];
};

type Deps = { matching: MatchingQueries; clock: Clock; reliabilityScores: ReadScores };

const WHOLE = 100;
const FINAL: readonly Exclusion[] = ['inactive', 'blocked'];

function standingOf({ kept, lost, usualRate }: StandingRow, score: number | undefined): Standing {
  const shifts = kept + lost;
  const share = shifts === 0 ? null : { score: Math.round((WHOLE * kept) / shifts), shifts };
  return { usualRate, reliability: share && { ...share, score: score ?? share.score } };
}

export function toMatch(person: PersonFacts, shift: ShiftFacts, pair: PairFacts): Match {
  const match = matchOf(person, shift, pair);
  return { ...match, ...adviceFor({ person, shift, pair }, match.score) };
}

const inOrder = (a: Ranked, b: Ranked) => rankScore(b) - rankScore(a) || a.personId - b.personId;

function rankedOf(
  shift: ShiftFacts,
  person: PersonFacts,
  pair: PairFacts & Between,
): (Ranked & Pick<Between, 'shown'>) | null {
  const hasOffered = pair.applicationId !== null || pair.invitationId !== null;
  if (!hasOffered && (isOutOfReach(pair) || !isEligible(person, shift, pair))) return null;
  const exclusions = hasOffered ? exclusionsOf(person, shift, pair) : [];
  if (exclusions.some((reason) => FINAL.includes(reason))) return null;
  return {
    jobId: shift.id,
    personId: person.id,
    score: scoreOf(person, shift, pair),
    turn: 0,
    exclusions,
    isFar: !hasOffered && isBeyondDay(person, pair),
    gap: hasOffered ? gapOf(person, shift) : null,
    applicationId: pair.applicationId,
    invitationId: pair.invitationId,
    notedPlaces: pair.notedPlaces,
    shown: pair.shown,
    match: () => toMatch(person, shift, pair),
  };
}

/** A constant number of statements for any number of professionals and shifts. */
export function createMatchReading({ matching, clock, reliabilityScores }: Deps) {
  const standingsOf = async (ids: readonly number[], db?: Reader): Promise<Standings> => {
    const now = clock.now();
    const [rows, scores] = [
      await matching.standings(ids, now, db),
      await reliabilityScores(ids, now, db),
    ];
    return new Map(rows.map((row) => [row.id, standingOf(row, scores.get(row.id))]));
  };

  const factsOf = async (
    shiftRows: readonly ShiftRow[],
    personRows: readonly PersonRow[],
    db?: Reader,
  ) => {
    const personIds = personRows.map(({ id }) => id);
    const clinicIds = new Set(shiftRows.map(({ clinicId }) => clinicId));
    const standings = await standingsOf([...clinicIds, ...personIds], db);
    const jobIds = shiftRows.map(({ id }) => id);
    const now = clock.now();
    const shiftOf = new Map(shiftRows.map((row) => [row.id, row]));
    const between = betweenOf(await matching.pairs(jobIds, personIds, now, db), shiftOf);
    return {
      shifts: shiftRows.map((row) => toShiftFacts(row, standings, now)),
      people: personRows.map((row) => toPersonFacts(row, standings)),
      between,
    };
  };

  return {
    /** Best first by shift, applicants included; near-equals rotate by recent exposure. */
    async rank(jobIds: readonly number[]): Promise<ReadonlyMap<number, Ranked[]>> {
      const shiftRows = await matching.shifts(jobIds);
      const bare = shiftRows.map((row) => toShiftFacts(row, new Map(), clock.now()));
      const personRows = await matching.pool(
        [...new Set(bare.map(({ role }) => role))],
        bare.map(({ place }) => place),
        jobIds,
      );
      const { shifts, people, between } = await factsOf(shiftRows, personRows);
      const rankingOf = (shift: ShiftFacts) => {
        const found = people
          .map((person) => rankedOf(shift, person, between(shift, person)))
          .filter((ranked) => ranked !== null);
        const turns = rotationBonuses(found.map(({ shown }) => shown));
        return found.map((ranked, at) => ({ ...ranked, turn: turns[at] ?? 0 })).sort(inOrder);
      };
      return new Map(shifts.map((shift) => [shift.id, rankingOf(shift)]));
    },

    /** Those whom nothing but the distance keeps from a shift, with their distance. */
    async fitting(jobId: number, personIds: readonly number[], db: Reader): Promise<Fitting[]> {
      if (personIds.length === 0) return [];
      const [row] = await matching.shifts([jobId], db);
      if (!row) return [];
      const now = clock.now();
      const shift = toShiftFacts(row, new Map(), now);
      const personRows = await matching.people(personIds, db);
      const pairs = await matching.pairs([jobId], personIds, now, db);
      const between = betweenOf(pairs, new Map([[jobId, row]]));
      return personRows.flatMap((personRow) => {
        const person = toPersonFacts({ ...personRow, travelDistance: null }, new Map());
        const pair = between(shift, person);
        return isEligible(person, shift, pair) ? [{ personId: person.id, km: pair.km }] : [];
      });
    },

    /** Thousandths, whatever rules exclude. */
    async scores(pairs: readonly Pair[], db?: Reader): Promise<(Pair & { score: number })[]> {
      if (pairs.length === 0) return [];
      const shiftRows = await matching.shifts([...new Set(pairs.map(({ jobId }) => jobId))], db);
      const ids = [...new Set(pairs.map(({ personId }) => personId))];
      const { shifts, people, between } = await factsOf(
        shiftRows,
        await matching.people(ids, db),
        db,
      );
      const shiftOf = new Map(shifts.map((shift) => [shift.id, shift]));
      const personOf = new Map(people.map((person) => [person.id, person]));
      return pairs.flatMap(({ jobId, personId }) => {
        const [shift, person] = [shiftOf.get(jobId), personOf.get(personId)];
        if (!shift || !person) return [];
        return [{ jobId, personId, score: scoreOf(person, shift, between(shift, person)) }];
      });
    },

    /** Reasons of each against a shift; the distance counts with the professional's own limit. */
    async exclusions(
      jobId: number,
      personIds: readonly number[],
      db: Reader,
    ): Promise<(Fitting & { reasons: Exclusion[] })[]> {
      const [row] = await matching.shifts([jobId], db);
      if (!row || personIds.length === 0) return [];
      const now = clock.now();
      const shift = toShiftFacts(row, new Map(), now);
      const personRows = await matching.people(personIds, db);
      const pairs = await matching.pairs([jobId], personIds, now, db);
      const between = betweenOf(pairs, new Map([[jobId, row]]));
      return personRows.map((personRow) => {
        const person = toPersonFacts(personRow, new Map());
        const pair = between(shift, person);
        return { personId: person.id, km: pair.km, reasons: exclusionsOf(person, shift, pair) };
      });
    },

    /** Without pairs that a rule excludes. */
    async matches(pairs: readonly Pair[], db?: Reader): Promise<Matches> {
      if (pairs.length === 0) return { found: [], hiddenByLanguage: [] };
      const shiftRows = await matching.shifts([...new Set(pairs.map(({ jobId }) => jobId))], db);
      const personRows = await matching.people(
        [...new Set(pairs.map(({ personId }) => personId))],
        db,
      );
      const { shifts, people, between } = await factsOf(shiftRows, personRows, db);
      const shiftOf = new Map(shifts.map((shift) => [shift.id, shift]));
      const views = new Map(shiftRows.map(({ id, viewCount }) => [id, viewCount]));
      const personOf = new Map(people.map((person) => [person.id, person]));
      const made: Matches = { found: [], hiddenByLanguage: [] };
      for (const { jobId, personId } of pairs) {
        const [shift, person] = [shiftOf.get(jobId), personOf.get(personId)];
        if (!shift || !person) continue;
        const pair = between(shift, person);
        if (isEligible(person, shift, pair)) {
          const match = toMatch(person, shift, pair);
          made.found.push({ jobId, personId, match, viewCount: views.get(jobId) ?? 0 });
        } else if (isHiddenByLanguage(person, shift, pair)) {
          made.hiddenByLanguage.push({ jobId, personId });
        }
      }
      return made;
    },
  };
}

export type MatchReading = ReturnType<typeof createMatchReading>;
