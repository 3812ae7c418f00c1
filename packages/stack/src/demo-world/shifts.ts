import {
  CLINIC_PACES,
  CLINIC_VIBES,
  PATIENT_TYPES,
  SPECIALTY_FOCUS,
  TEAM_STYLES,
  WORKING_STYLES,
  type ProfessionalRole,
} from '@tbt/contracts';
import type { Calendar } from './calendar';
import { medianRate, type Place } from './places';
import type { Random } from './random';

/** `dayOffset` counts from today, or from the posting day of past shifts. */
export type ShiftPlan = { role: ProfessionalRole; dayOffset: number; isUrgent: boolean };

const HOURS = [
  ['08:00', '16:00'],
  ['08:30', '17:00'],
  ['09:00', '17:00'],
  ['07:30', '15:30'],
  ['08:00', '12:00'],
  ['13:00', '17:30'],
  ['16:00', '20:00'],
  ['17:00', '21:00'],
  ['10:00', '18:00'],
] as const;

const TITLES = {
  hygienist: [
    'Dental hygienist for a full recall day',
    'Hygienist, eight patients, own operatory',
    'Registered hygienist for a family practice',
    'Hygienist for perio maintenance',
    'Hygienist to cover a holiday',
    'Evening hygienist',
  ],
  assistant: [
    'Chairside dental assistant',
    'Dental assistant for restorative work',
    'Assistant for orthodontic day',
    'Assistant, sterilization and chairside',
    'Level II assistant for a busy practice',
    'Evening dental assistant',
  ],
} as const;

const FRENCH_TITLES = {
  hygienist: ['Hygiéniste dentaire pour une journée complète', 'Hygiéniste, clinique familiale'],
  assistant: ['Assistante dentaire au fauteuil', 'Assistant dentaire, stérilisation et fauteuil'],
} as const;

const DESCRIPTIONS = [
  'We book an hour for each adult and leave time for charting. Scrubs and loupes: bring your own. Lunch is on us.',
  'Digital X-rays, paperless charts, a friendly front desk. You will have an assistant in the afternoon.',
  'Two dentists, four operatories. Our regular colleague is away; the day is fully booked and well prepared.',
  'A calm practice with many long-standing patients. Free parking behind the building, two minutes from transit.',
  'Mostly families with children. We like people who explain what they do. Payment by e-transfer within two days.',
  'Modern equipment, ultrasonic and hand scaling. Please arrive fifteen minutes early for a short tour.',
] as const;

const FRENCH_DESCRIPTIONS = [
  'Clinique familiale à deux pas du métro. Dossiers numériques, équipe chaleureuse, dîner offert. / Family clinic steps from the métro, digital charts, lunch on us.',
  'Journée bien planifiée, une heure par adulte. Stationnement gratuit. / A well planned day, one hour for each adult, free parking.',
] as const;

const halfDollar = (amount: number): string => (Math.round(amount * 2) / 2).toFixed(2);

export const openDay = (calendar: Calendar, offset: number): number =>
  calendar.weekday(offset) === 0 ? offset + 1 : offset;

export function postingFor(
  plan: ShiftPlan,
  place: Place,
  date: string,
  random: Random,
): Record<string, unknown> {
  const { role, isUrgent } = plan;
  const isFrench = place.province === 'Quebec';
  const [startTime, endTime] = random.pick(HOURS);
  const urgency = isUrgent ? 1.12 : 1;
  const rate = medianRate(role, place.province) * (0.92 + random.next() * 0.26) * urgency;
  return {
    title: random.pick(isFrench ? FRENCH_TITLES[role] : TITLES[role]),
    description: random.pick(isFrench ? FRENCH_DESCRIPTIONS : DESCRIPTIONS),
    role,
    province: place.province,
    city: place.city,
    date,
    startTime,
    endTime,
    hourlyRate: halfDollar(rate),
    isUrgent,
    isRecurring: !isUrgent && random.chance(0.2),
    preferredWorkingStyle: random.pick(WORKING_STYLES),
    clinicVibe: random.pick(CLINIC_VIBES),
    patientTypes: random.some(PATIENT_TYPES, 2),
    specialtyFocus: random.some(SPECIALTY_FOCUS, random.between(1, 2)),
    requiredLanguages: isFrench ? ['French'] : ['English'],
    teamEnvironment: random.pick(TEAM_STYLES),
    workPace: random.pick(CLINIC_PACES),
  };
}
