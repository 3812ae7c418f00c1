import {
  CLINIC_VIBES,
  COMMUNICATION_STYLES,
  LANGUAGES,
  PATIENT_TYPES,
  PERSONALITY_TYPES,
  PROFILE_WORK_PACES,
  SPECIALTY_FOCUS,
  STRESS_HANDLING,
  TEAM_STYLES,
  WORKING_STYLES,
  type Role,
} from '@tbt/contracts';
import { fieldsOf } from './profile-form-values';

const CHOICES = [
  { name: 'clinicVibe', set: 'clinicVibe', values: CLINIC_VIBES },
  { name: 'teamCollaboration', set: 'teamStyle', values: TEAM_STYLES },
  { name: 'workingStyle', set: 'workingStyle', values: WORKING_STYLES },
  { name: 'personalityType', set: 'personality', values: PERSONALITY_TYPES },
  { name: 'workPace', set: 'workPace', values: PROFILE_WORK_PACES },
  { name: 'communicationStyle', set: 'communicationStyle', values: COMMUNICATION_STYLES },
  { name: 'stressHandling', set: 'stressHandling', values: STRESS_HANDLING },
] as const;

const LISTS = [
  { name: 'patientTypes', set: 'patientType', values: PATIENT_TYPES },
  { name: 'languagesSpoken', set: 'language', values: LANGUAGES },
  { name: 'specialtyFocus', set: 'specialtyFocus', values: SPECIALTY_FOCUS },
] as const;

export type CultureChoice = (typeof CHOICES)[number];
export type CultureList = (typeof LISTS)[number];
export type CultureQuestion = CultureChoice | CultureList;

/** Work culture questions of a role: with one answer, and with several. */
export function cultureQuestionsOf(role: Role | null) {
  const names: readonly string[] = fieldsOf(role).culture;
  return {
    choices: CHOICES.filter(({ name }) => names.includes(name)),
    lists: LISTS.filter(({ name }) => names.includes(name)),
  };
}

export const isList = (question: CultureQuestion): question is CultureList =>
  LISTS.some(({ name }) => name === question.name);
