import { RATING_PRIOR, RELIABILITY, wholeKilometres, type MatchTermKey } from '@tbt/contracts';
import { travelLimit } from './eligibility-filters';
import { preferenceFit } from './preference-fit';
import type {
  PairFacts,
  PersonFacts,
  RatingFacts,
  ReliabilityFacts,
  ShiftFacts,
  TermValues,
} from './matching.types';

/** Of what is unknown. */
const NEUTRAL = 0.5;

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const alike = (
  value: number,
  code: string,
  values?: TermValues['detail']['values'],
): TermValues => ({
  professional: value,
  clinic: value,
  detail: { code, ...(values && { values }) },
});

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const weekdayOf = (date: string): string =>
  WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';

const DAY_STATED = 0.9;
const OTHER_DAY = 0.15;

function availability(person: PersonFacts, shift: ShiftFacts, pair: PairFacts): TermValues {
  const day = weekdayOf(shift.date);
  if (pair.isTimeOffered) return alike(1, 'offered');
  if (person.availability.length === 0) return alike(NEUTRAL, 'unstated');
  const hasDay = person.availability.includes(day);
  const hasEvening = !shift.isEvening || person.availability.includes('Evenings');
  if (hasDay && hasEvening) return alike(DAY_STATED, 'day', { day });
  if (hasDay) return alike(NEUTRAL, 'noEvenings');
  const onlyEvenings = person.availability.every((entry) => entry === 'Evenings');
  return shift.isEvening && onlyEvenings
    ? alike(DAY_STATED, 'evenings')
    : alike(OTHER_DAY, 'otherDay', { day });
}

/** Kilometres over which the term decays without a travel limit. */
const UNLIMITED_TAU = 40;

function distance(person: PersonFacts, shift: ShiftFacts, { km }: PairFacts): TermValues {
  if (km === null) return alike(NEUTRAL, 'unknown');
  // Both are known by the same city only.
  if (km === 0 && shift.isAtCityCentre) return alike(1, 'sameCity');
  const limit = travelLimit(person);
  const tau = limit === Infinity ? UNLIMITED_TAU : limit / 2;
  return alike(Math.exp(-km / tau), 'km', {
    km: wholeKilometres(km),
    ...(limit !== Infinity && { limit }),
  });
}

/** Deviation from the typical rate at which the term is 1 or 0. */
const RATE_SPREAD = 0.3;

function professionalRate({ usualRate }: PersonFacts, { hourlyRate, typicalRate }: ShiftFacts) {
  const usual = usualRate ?? typicalRate;
  return usual === null ? null : clamp(NEUTRAL + (hourlyRate / usual - 1) / (2 * RATE_SPREAD));
}

function rate(person: PersonFacts, shift: ShiftFacts, pair: PairFacts): TermValues {
  const professional = professionalRate(person, shift);
  const asked = pair.askedRate ?? person.usualRate ?? shift.hourlyRate;
  const above = asked / shift.hourlyRate - 1;
  const clinic = above <= 0 ? 1 : clamp(1 - above / RATE_SPREAD);
  const values = { rate: shift.hourlyRate.toFixed(2), asked: asked.toFixed(2) };
  const [usual, below] =
    person.usualRate === null
      ? (['typical', 'belowTypical'] as const)
      : (['usual', 'below'] as const);
  const code =
    pair.askedRate !== null && above > 0
      ? 'asksMore'
      : professional === null
        ? 'unknown'
        : professional >= NEUTRAL
          ? usual
          : below;
  return { professional: professional ?? NEUTRAL, clinic, detail: { code, values } };
}

const unstated = (isByPerson: boolean, isByClinic: boolean): string =>
  isByPerson ? 'unstatedClinic' : isByClinic ? 'unstatedProfessional' : 'unstatedBoth';

function preferences(person: PersonFacts, shift: ShiftFacts): TermValues {
  const { stated, shared, isByPerson, isByClinic, ...sides } = preferenceFit(person, shift);
  if (stated === 0 && isByPerson && isByClinic) return { ...sides, detail: { code: 'apart' } };
  if (stated === 0) return { ...sides, detail: { code: unstated(isByPerson, isByClinic) } };
  return { ...sides, detail: { code: 'shared', values: { shared, stated } } };
}

function languages(person: PersonFacts, shift: ShiftFacts): TermValues {
  const wanted = [...new Set([...shift.requiredLanguages, ...shift.clinicLanguages])];
  const [isByPerson, isByClinic] = [person.languages.length > 0, wanted.length > 0];
  if (!isByPerson || !isByClinic) return alike(NEUTRAL, unstated(isByPerson, isByClinic));
  const spoken = wanted.filter((language) => person.languages.includes(language));
  if (spoken.length === 0) return alike(0, 'none', { languages: wanted.join(', ') });
  return {
    professional: 1,
    clinic: spoken.length / wanted.length,
    detail: { code: 'spoken', values: { languages: spoken.join(', ') } },
  };
}

/** Value of a professional without history, and its weight in shifts. */
export const RELIABILITY_PRIOR = { value: RELIABILITY.neutral / 100, weight: 3 };

const smoothed = (facts: ReliabilityFacts | null): number => {
  const { value, weight } = RELIABILITY_PRIOR;
  const shifts = facts?.shifts ?? 0;
  return (value * weight + ((facts?.score ?? 0) / 100) * shifts) / (weight + shifts);
};

function reliability(person: PersonFacts, shift: ShiftFacts): TermValues {
  const facts = person.reliability;
  const known = facts !== null && facts.shifts > 0;
  return {
    professional: smoothed(shift.clinicReliability),
    clinic: smoothed(facts),
    detail: known ? { code: 'score', values: { score: facts.score } } : { code: 'new' },
  };
}

const RATING_MIN = 1;
const RATING_SPAN = 4;

const bayesian = ({ average, count }: RatingFacts): number => {
  const { average: prior, weight } = RATING_PRIOR;
  const rated = (prior * weight + average * count) / (weight + count);
  return clamp((rated - RATING_MIN) / RATING_SPAN);
};

function rating(person: PersonFacts, shift: ShiftFacts): TermValues {
  const { average, count } = person.rating;
  return {
    professional: bayesian(shift.clinicRating),
    clinic: bayesian(person.rating),
    detail: count === 0 ? { code: 'new' } : { code: 'average', values: { average, count } },
  };
}

function history(
  _person: PersonFacts,
  _shift: ShiftFacts,
  { keptBookings }: PairFacts,
): TermValues {
  return keptBookings === 0
    ? alike(0, 'first')
    : alike(1 - 0.5 ** keptBookings, 'together', { count: keptBookings });
}

/** “Within 0 minutes” says nothing. */
const SOONEST = 2;

/** Minutes of decay. */
const PATIENCE = 240;
const promptness = (minutes: number | null): number =>
  minutes === null ? NEUTRAL : Math.exp(-Math.max(0, minutes) / PATIENCE);

function responsiveness(person: PersonFacts, shift: ShiftFacts): TermValues {
  const minutes = person.responseMinutes;
  return {
    professional: promptness(shift.clinicResponseMinutes),
    clinic: promptness(minutes),
    detail:
      minutes === null
        ? { code: 'unknown' }
        : { code: 'minutes', values: { minutes: Math.max(SOONEST, minutes) } },
  };
}

type TermRule = (person: PersonFacts, shift: ShiftFacts, pair: PairFacts) => TermValues;

export const TERM_RULES: Record<MatchTermKey, TermRule> = {
  availability,
  distance,
  rate,
  preferences,
  languages,
  reliability,
  rating,
  history,
  responsiveness,
};
