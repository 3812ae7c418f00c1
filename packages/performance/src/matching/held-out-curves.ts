import type { Curves, Side } from './truth';

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function dayLiking({ person, shift, pair }: Side): number {
  if (pair.isTimeOffered) return 1;
  const days = person.availability.filter((entry) => entry !== 'Evenings');
  if (days.length === 0) return 0.6;
  const named = days.includes(WEEK[new Date(shift.date).getUTCDay()] ?? '');
  const evening = !shift.isEvening || person.availability.includes('Evenings');
  // Professionals who name few days mean them.
  return (named ? 0.8 : 0.35 - 0.05 * (7 - days.length)) - (evening ? 0 : 0.3);
}

// No way matters up to a quarter of an hour; then every kilometre counts the same.
function wayLiking({ person, pair: { km } }: Side): number {
  const limit = Math.min(person.travelDistance ?? 120, 120);
  return Math.max(0, Math.min(1, 1 - ((km ?? 25) - 8) / limit));
}

// A raise counts less than a cut of the same size.
function payLiking({ person, shift }: Side): number {
  const change = shift.hourlyRate / (person.usualRate ?? 45) - 1;
  return Math.max(0, Math.min(1, 0.55 + (change > 0 ? 1.2 : 2.4) * change));
}

const shared = (a: readonly string[], b: readonly string[]): number | null => {
  if (a.length === 0 || b.length === 0) return null;
  const both = a.filter((entry) => b.includes(entry)).length;
  return both / (a.length + b.length - both);
};
const agrees = (a: string | null, b: string | null, otherwise: number) =>
  a && b ? (a === b ? 1 : otherwise) : null;

// Pace and teamwork decide; the rest is nice to have.
function styleLiking({ person, shift }: Side): number {
  const views: [number | null, number][] = [
    [agrees(person.workPace, shift.workPace, person.workPace === 'adaptable' ? 0.9 : 0.2), 3],
    [agrees(person.teamCollaboration, shift.teamEnvironment, 0.3), 2],
    [agrees(person.workingStyle, shift.preferredWorkingStyle, 0.4), 1],
    [agrees(person.clinicVibe, shift.clinicVibe, 0.4), 1],
    [agrees(person.personalityType, shift.idealPersonality, 0.5), 1],
    [shared(person.patientTypes, shift.patientTypes), 2],
    [shared(person.specialtyFocus, shift.specialtyFocus), 2],
  ];
  const known = views.filter((view): view is [number, number] => view[0] !== null);
  const weight = known.reduce((sum, [, size]) => sum + size, 0);
  return weight === 0 ? 0.5 : known.reduce((sum, [view, size]) => sum + view * size, 0) / weight;
}

export const HELD_OUT_CURVES: Curves = {
  day: dayLiking,
  way: wayLiking,
  pay: payLiking,
  style: styleLiking,
  // One lost shift of few weighs more than its share.
  trust: (facts) =>
    facts === null ? 0.8 : (facts.score / 100) ** 2 * (1 - 1 / (facts.shifts + 4)) + 0.05,
  stars: ({ average, count }) => (count < 3 ? 0.5 : (average - 3) / 2),
  answer: (minutes) => (minutes === null ? 0.4 : minutes < 60 ? 1 : minutes < 240 ? 0.6 : 0.2),
  // The less convinced side decides.
  join: (temp, clinic) => 0.7 * Math.min(temp, clinic) + 0.3 * Math.max(temp, clinic),
};
