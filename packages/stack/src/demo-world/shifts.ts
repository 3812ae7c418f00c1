import type { ProfessionalRole, ShiftSchedule } from '@tbt/contracts';
import type { Calendar } from './calendar';
import type { CastMember } from './cast';
import { medianRate } from './places';
import type { Random } from './random';
import { SHIFT_KINDS } from './shift-kinds';

export type ShiftPlan = {
  role: ProfessionalRole;
  date: string;
  isUrgent: boolean;
  /** Of a full day, whose hours a scene may change. */
  isFullDay: boolean;
};

const HOURS: Readonly<Record<ShiftSchedule, readonly (readonly [string, string])[]>> = {
  'full-day': [
    ['08:00', '16:00'],
    ['08:30', '17:00'],
    ['09:00', '17:00'],
    ['07:30', '15:30'],
    ['10:00', '18:00'],
  ],
  'half-day': [
    ['08:00', '12:00'],
    ['13:00', '17:30'],
  ],
  evening: [
    ['16:00', '20:00'],
    ['17:00', '21:00'],
  ],
};

const PACES: Readonly<Record<string, string>> = { chill: 'relaxed', fast_paced: 'fast_paced' };

const halfDollar = (amount: number): string => (Math.round(amount * 2) / 2).toFixed(2);

const isBilingual = ({ province, city }: CastMember['place']): boolean =>
  province === 'New Brunswick' || city === 'Ottawa';

export const openDay = (calendar: Calendar, offset: number): number =>
  calendar.weekday(offset) === 0 ? offset + 1 : offset;

/** A posting whose text, hours and answers fit each other and the clinic. */
export function postingFor(
  { role, date, isUrgent, isFullDay }: ShiftPlan,
  { place, profile }: Pick<CastMember, 'place' | 'profile'>,
  random: Random,
): Record<string, unknown> {
  const kinds = SHIFT_KINDS.filter(
    (kind) => kind.role === role && (!isFullDay || kind.schedule === 'full-day'),
  );
  const { schedule, english, french, isRegular, ...answers } = random.pick(kinds);
  const isFrench = place.province === 'Quebec';
  const [startTime, endTime] = random.pick(HOURS[schedule]);
  const urgency = isUrgent ? 1.12 : 1;
  const rate = medianRate(role, place.province) * (0.92 + random.next() * 0.26) * urgency;
  return {
    ...answers,
    ...(isFrench ? french : english),
    ...(isBilingual(place) && {
      frenchTitle: french.title,
      frenchDescription: french.description,
    }),
    province: place.province,
    city: place.city,
    date,
    startTime,
    endTime,
    hourlyRate: halfDollar(rate),
    isUrgent,
    isRecurring: isRegular && !isUrgent && random.chance(0.4),
    clinicVibe: profile.clinicVibe,
    requiredLanguages: isFrench ? ['French'] : ['English'],
    teamEnvironment: profile.teamCollaboration,
    workPace: PACES[String(profile.clinicVibe)] ?? 'moderate',
  };
}
