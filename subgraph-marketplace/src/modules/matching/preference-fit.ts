import type { PersonFacts, ShiftFacts } from './matching.types';

type Fit = { professional: number; clinic: number };

const NEUTRAL = 0.5;
const same = (a: string | null, b: string | null): number | null =>
  a === null || b === null ? null : Number(a === b);

// Methodical matches relaxed, adaptable matches any pace; the sets only share the fast one.
function paceFit(person: string | null, shift: string | null): number | null {
  if (person === null || shift === null) return null;
  if (person === 'adaptable') return 1;
  if (shift === 'moderate') return NEUTRAL;
  return same(person === 'methodical' ? 'relaxed' : person, shift);
}

const both = (fit: number | null): Fit | null =>
  fit === null ? null : { professional: fit, clinic: fit };

/** The share of each side's list that the other one names. */
function listFit(person: readonly string[], shift: readonly string[]): Fit | null {
  if (person.length === 0 || shift.length === 0) return null;
  const shared = person.filter((entry) => shift.includes(entry)).length;
  return { professional: shared / person.length, clinic: shared / shift.length };
}

const mean = (fits: readonly Fit[], side: keyof Fit): number =>
  fits.reduce((sum, fit) => sum + fit[side], 0) / fits.length;

const hasAny = (answers: readonly (string | null | readonly string[])[]): boolean =>
  answers.some((answer) => answer !== null && answer.length > 0);

/** Which side has stated anything at all. */
const statedBy = (person: PersonFacts, shift: ShiftFacts) => ({
  isByPerson: hasAny([
    ...[person.workingStyle, person.clinicVibe, person.teamCollaboration],
    ...[person.personalityType, person.workPace, person.patientTypes, person.specialtyFocus],
  ]),
  isByClinic: hasAny([
    ...[shift.preferredWorkingStyle, shift.clinicVibe, shift.teamEnvironment],
    ...[shift.idealPersonality, shift.workPace, shift.patientTypes, shift.specialtyFocus],
  ]),
});

/** Mean of the pairs that both sides have stated; neutral without any. */
export function preferenceFit(person: PersonFacts, shift: ShiftFacts) {
  const by = statedBy(person, shift);
  const stated = [
    both(same(person.workingStyle, shift.preferredWorkingStyle)),
    both(same(person.clinicVibe, shift.clinicVibe)),
    both(same(person.teamCollaboration, shift.teamEnvironment)),
    both(same(person.personalityType, shift.idealPersonality)),
    both(paceFit(person.workPace, shift.workPace)),
    listFit(person.patientTypes, shift.patientTypes),
    listFit(person.specialtyFocus, shift.specialtyFocus),
  ].filter((fit) => fit !== null);
  if (stated.length === 0)
    return { professional: NEUTRAL, clinic: NEUTRAL, stated: 0, shared: 0, ...by };
  const shared = stated.filter((fit) => Math.max(fit.professional, fit.clinic) >= NEUTRAL).length;
  return {
    professional: mean(stated, 'professional'),
    clinic: mean(stated, 'clinic'),
    stated: stated.length,
    shared,
    ...by,
  };
}
