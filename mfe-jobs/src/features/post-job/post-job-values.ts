import type { PostingValues } from '@tbt/contracts';

/** Values of the form; an unanswered choice is an empty string. */
export interface PostJobFormValues {
  title: string;
  description: string;
  role: string;
  province: string;
  city: string;
  /** A further office of the clinic; empty is its own address. */
  locationId: string;
  date: string;
  startTime: string;
  endTime: string;
  /** Offset of an ambiguous time, for example -04:00; empty otherwise. */
  utcOffset: string;
  hourlyRate: string;
  isUrgent: boolean;
  isRecurring: boolean;
  preferredWorkingStyle: string;
  clinicVibe: string;
  patientTypes: string[];
  specialtyFocus: string[];
  requiredLanguages: string[];
  teamEnvironment: string;
  workPace: string;
  idealPersonality: string;
  paymentTerms: string;
  frenchTitle: string;
  frenchDescription: string;
  /** Title and description are French already; absent where an existing shift is edited. */
  isInFrench?: boolean;
  /** The office, where the clinic's profile lacks its name or address; absent otherwise. */
  officeName?: string;
  streetAddress?: string;
  postalCode?: string;
  /** Further days of the same hours, `YYYY-MM-DD`. */
  moreDates: string[];
  isTakenWhole: boolean;
  /** Favourites to invite first. */
  inviteIds: string[];
  /** Name of the template to save; empty for none. */
  templateName: string;
}

export const emptyPostJob: PostJobFormValues & Record<keyof PostingValues, unknown> = {
  title: '',
  description: '',
  role: '',
  province: '',
  city: '',
  locationId: '',
  date: '',
  startTime: '08:00',
  endTime: '16:00',
  utcOffset: '',
  hourlyRate: '',
  isUrgent: false,
  isRecurring: false,
  preferredWorkingStyle: '',
  clinicVibe: '',
  patientTypes: [],
  specialtyFocus: [],
  requiredLanguages: [],
  teamEnvironment: '',
  workPace: '',
  idealPersonality: '',
  paymentTerms: '',
  frenchTitle: '',
  frenchDescription: '',
  moreDates: [],
  isTakenWhole: false,
  inviteIds: [],
  templateName: '',
};

export const fieldId = (name: keyof PostJobFormValues): string => `post-job-${name}`;

export function fieldLabel(name: keyof PostJobFormValues) {
  switch (name) {
    case 'title':
      return 'jobs.post.jobTitle';
    case 'description':
      return 'jobs.post.jobDescription';
    case 'isInFrench':
      return 'jobs.post.inFrench';
    case 'isUrgent':
      return 'jobs.post.urgent';
    case 'isRecurring':
      return 'jobs.post.recurring';
    default:
      return `jobs.post.${name}` as const;
  }
}
