import { credentialGap, type CredentialGap } from '../people';
import {
  EXCLUSIONS,
  type Exclusion,
  type PairFacts,
  type PersonFacts,
  type ShiftFacts,
} from './matching.types';

/** Kilometres. */
export const NO_LIMIT = 999;

/** Kilometres. */
export const travelLimit = ({ travelDistance }: Pick<PersonFacts, 'travelDistance'>): number =>
  travelDistance === null || travelDistance >= NO_LIMIT ? Infinity : travelDistance;

/** Kilometres to a shift and back on one day. */
export const DAY_REACH = 100;

/** For the list of a shift, not for its ranking: without a stated limit, everyone in the province is eligible. */
export const isBeyondDay = (person: PersonFacts, { km }: PairFacts): boolean =>
  km !== null && km > DAY_REACH && travelLimit(person) === Infinity;

/** Kilometres: "no limit" is not a wish to cross the country for a day. */
const LISTED_REACH = 300;

/** Left out of a shift's ranking; an application or an invitation still lists the professional. */
export const isOutOfReach = ({ km }: PairFacts): boolean => km !== null && km > LISTED_REACH;

export const gapOf = (person: PersonFacts, shift: ShiftFacts): CredentialGap | null =>
  credentialGap(
    { ...person, licences: [...person.licences], clinicIds: [...person.clinicIds] },
    shift,
  );

type Check = (person: PersonFacts, shift: ShiftFacts, pair: PairFacts, radius: number) => boolean;

const CHECKS: Record<Exclusion, Check> = {
  role: (person, shift) => person.role !== shift.role,
  inactive: (person) => !person.isActive,
  blocked: (_person, _shift, pair) => pair.isBlocked,
  credential: (person, shift) => gapOf(person, shift) !== null,
  overlap: (_person, _shift, pair) => pair.hasOverlap,
  availability_blocked: (_person, _shift, pair) => pair.isTimeBlocked,
  too_far: (person, _shift, { km }, radius) =>
    km !== null && km > Math.min(travelLimit(person), radius),
  language: ({ languages }, { requiredLanguages }) =>
    requiredLanguages.some((language) => !languages.includes(language)),
};

/** All reasons. @param radius kilometres, the limit of the search. */
export const exclusionsOf = (
  person: PersonFacts,
  shift: ShiftFacts,
  pair: PairFacts,
  radius = Infinity,
): Exclusion[] => EXCLUSIONS.filter((reason) => CHECKS[reason](person, shift, pair, radius));

export function isHiddenByLanguage(person: PersonFacts, shift: ShiftFacts, pair: PairFacts) {
  const [reason, ...more] = exclusionsOf(person, shift, pair);
  return reason === 'language' && more.length === 0;
}

/** Stops at the first reason. */
export const isEligible = (person: PersonFacts, shift: ShiftFacts, pair: PairFacts): boolean =>
  !EXCLUSIONS.some((reason) => CHECKS[reason](person, shift, pair, Infinity));
