import { LIMITS } from '@tbt/contracts';
import { scoreOf } from './match-score';
import { weekdayOf } from './term-rules';
import type { Advice, PairFacts, PersonFacts, ShiftFacts } from './matching.types';

/** What an advice gains at least, in tenths of a point. */
const WORTH = 30;
/** The smallest that is worth it is the advice. */
const RAISES = [1.1, 1.2];

type Facts = { person: PersonFacts; shift: ShiftFacts; pair: PairFacts };
type Change = Pick<Advice, 'code' | 'values'> & { facts: Facts };

function addDay({ person, shift, pair }: Facts): Change[] {
  const day = weekdayOf(shift.date);
  const wanted = [day, ...(shift.isEvening ? ['Evenings'] : [])];
  const missing = wanted.filter((entry) => !person.availability.includes(entry));
  if (missing.length === 0 || pair.isTimeOffered) return [];
  const availability = [...person.availability, ...missing];
  const facts = { person: { ...person, availability }, shift, pair };
  return [{ code: 'addDay', values: { day: missing.join(', ') }, facts }];
}

function offerMore({ person, shift, pair }: Facts): Change[] {
  // More than the applicant asks would be no advice.
  const most = Math.min(LIMITS.hourlyRateMax, pair.askedRate ?? LIMITS.hourlyRateMax);
  return RAISES.map((raise) => Math.min(LIMITS.hourlyRateMax, Math.ceil(shift.hourlyRate * raise)))
    .filter((hourlyRate) => hourlyRate <= most)
    .map((hourlyRate) => ({
      code: 'offerMore',
      values: { rate: hourlyRate.toFixed(2) },
      facts: { person, shift: { ...shift, hourlyRate }, pair },
    }));
}

/** The first change that is worth it. */
function firstWorthy(changes: readonly Change[], now: number): Advice | null {
  const advices = changes.map(({ code, values, facts: { person, shift, pair } }) => ({
    ...{ code, values },
    score: scoreOf(person, shift, pair),
  }));
  return advices.find(({ score }) => score >= now + WORTH) ?? null;
}

/** For the side that can change it. */
export const adviceFor = (facts: Facts, score: number) => ({
  forProfessional: firstWorthy(addDay(facts), score),
  forClinic: firstWorthy(offerMore(facts), score),
});
