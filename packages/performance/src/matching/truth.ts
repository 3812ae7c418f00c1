import type { PairFacts, PersonFacts, ShiftFacts } from '@tbt/subgraph-marketplace/matching';
import type { Hidden } from './market';
import type { Random } from './random';

/** True weights of a professional or clinic; unknown to the ranking. */
export type Taste = Record<
  'day' | 'way' | 'pay' | 'style' | 'trust' | 'stars' | 'past' | 'answer' | 'hidden' | 'noise',
  number
>;

/** Deviations of the two hidden factors and of chance; fixed, never tuned. */
const HIDDEN = 0.35;
const NOISE = 0.25;

/** Curves of what is truly good; weights differ by market. */
export type Curves = {
  day(side: Side): number;
  way(side: Side): number;
  pay(side: Side): number;
  style(side: Side): number;
  trust(facts: PersonFacts['reliability']): number;
  stars(facts: PersonFacts['rating']): number;
  answer(minutes: number | null): number;
  /** Worth of a pair by what each side thinks of the other. */
  join(temp: number, clinic: number): number;
};

export function tasteOf(random: Random): Taste {
  const about = (size: number) => size * random.between(0.6, 1.4);
  return {
    day: about(1.7),
    way: about(1.8),
    pay: about(1.5),
    style: about(1.6),
    trust: about(1.2),
    stars: about(0.6),
    past: about(0.6),
    answer: about(0.3),
    hidden: HIDDEN,
    noise: NOISE,
  };
}

export type Side = { person: PersonFacts; shift: ShiftFacts; pair: PairFacts };
type Hiddens = { person: Hidden; shift: Hidden };

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function dayLiking({ person, shift, pair }: Side): number {
  if (pair.isTimeOffered) return 1;
  if (person.availability.length === 0) return 0.4;
  const named = person.availability.includes(WEEK[new Date(shift.date).getUTCDay()] ?? '');
  const evening = !shift.isEvening || person.availability.includes('Evenings');
  return named && evening ? 0.95 : named ? 0.5 : 0.1;
}

// Travel counts by the hour, more for professionals who prefer to stay near.
function wayLiking({ person, pair: { km } }: Side): number {
  const limit =
    person.travelDistance === null || person.travelDistance > 500 ? 90 : person.travelDistance;
  return 1 / (1 + ((km ?? 20) / (0.35 * limit)) ** 1.5);
}

const payLiking = ({ person, shift }: Side): number =>
  1 / (1 + Math.exp(-7 * Math.log(shift.hourlyRate / (person.usualRate ?? 45))));

const overlap = (a: readonly string[], b: readonly string[]): number | null =>
  a.length === 0 || b.length === 0
    ? null
    : a.filter((entry) => b.includes(entry)).length / Math.min(a.length, b.length);

const equal = (a: string | null, b: string | null) => (a && b ? Number(a === b) : null);

const PACES: Readonly<Record<string, number>> = {
  relaxed: 0,
  methodical: 0,
  moderate: 0.5,
  fast_paced: 1,
};
function paceLiking(person: string | null, shift: string | null): number | null {
  if (!person || !shift) return null;
  return person === 'adaptable' ? 1 : 1 - Math.abs((PACES[person] ?? 0) - (PACES[shift] ?? 0));
}

function styleLiking({ person, shift }: Side): number {
  const known = [
    equal(person.workingStyle, shift.preferredWorkingStyle),
    equal(person.clinicVibe, shift.clinicVibe),
    equal(person.teamCollaboration, shift.teamEnvironment),
    equal(person.personalityType, shift.idealPersonality),
    paceLiking(person.workPace, shift.workPace),
    overlap(person.patientTypes, shift.patientTypes),
    overlap(person.specialtyFocus, shift.specialtyFocus),
  ].filter((liking) => liking !== null);
  return known.length === 0 ? 0.5 : known.reduce((sum, liking) => sum + liking, 0) / known.length;
}

const trustIn = (facts: PersonFacts['reliability']): number =>
  facts === null ? 0.85 : 0.85 + (facts.score / 100 - 0.85) * Math.min(1, facts.shifts / 6);

const starsOf = ({ average, count }: PersonFacts['rating']): number =>
  Math.tanh((count / 8) * (average - 4.3)) / 2 + 0.5;

const promptness = (minutes: number | null) => (minutes === null ? 0.5 : 1 / (1 + minutes / 120));

export const FIRST_CURVES: Curves = {
  day: dayLiking,
  way: wayLiking,
  pay: payLiking,
  style: styleLiking,
  trust: trustIn,
  stars: starsOf,
  answer: promptness,
  // Less when only one likes the other.
  join: (temp, clinic) => (temp + clinic) / 2 - Math.abs(temp - clinic) / 4,
};

/** Expected liking of each side, in the unit of the hidden part. */
function visible(side: Side, taste: Taste, curves: Curves): { temp: number; clinic: number } {
  const { person, shift, pair } = side;
  const shared = taste.style * curves.style(side) + taste.past * (1 - 0.6 ** pair.keptBookings);
  const day = taste.day * curves.day(side);
  const way = taste.way * curves.way(side);
  return {
    temp:
      day +
      way +
      taste.pay * curves.pay(side) +
      shared +
      0.5 * taste.trust * curves.trust(shift.clinicReliability) +
      taste.stars * curves.stars(shift.clinicRating),
    clinic:
      day +
      0.5 * way +
      shared +
      taste.trust * curves.trust(person.reliability) +
      taste.stars * curves.stars(person.rating) +
      taste.answer * curves.answer(person.responseMinutes),
  };
}

export function knowableWorth(side: Side, taste: Taste, curves: Curves): number {
  const { temp, clinic } = visible(side, taste, curves);
  return curves.join(temp, clinic);
}

/** What no profile states: how two get on, and how much the professional wants to work. */
export function hiddenWorth({ person, shift }: Hiddens, taste: Taste): number {
  const getOn = (person.taste[0] * shift.taste[0] + person.taste[1] * shift.taste[1]) / Math.SQRT2;
  return taste.hidden * (getOn + person.drive);
}

export const outcomeOf = (worth: number, taste: Taste, random: Random): number =>
  worth + taste.noise * random.normal();
