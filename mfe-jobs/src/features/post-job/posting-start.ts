import type { PostingSourceFragment, PostingTemplateFragment } from '../../generated/graphql';
import { emptyPostJob, type PostJobFormValues } from './post-job-values';

type SavedPosting = Omit<PostingTemplateFragment, 'id' | 'name' | ' $fragmentName'>;

/** Fields common to a former posting and a template. */
function savedValues(kept: SavedPosting): PostJobFormValues {
  const texts = [
    'description',
    'preferredWorkingStyle',
    'clinicVibe',
    'teamEnvironment',
    'workPace',
    'idealPersonality',
    'paymentTerms',
    'frenchTitle',
    'frenchDescription',
  ] as const;
  return {
    ...emptyPostJob,
    title: kept.title,
    role: kept.role,
    province: kept.province,
    city: kept.city,
    startTime: kept.startTime,
    endTime: kept.endTime,
    hourlyRate: kept.hourlyRate,
    isUrgent: kept.isUrgent,
    patientTypes: [...kept.patientTypes],
    specialtyFocus: [...kept.specialtyFocus],
    requiredLanguages: [...kept.requiredLanguages],
    ...Object.fromEntries(texts.map((name) => [name, kept[name] ?? ''])),
  };
}

/** Every field of a template; the date stays empty. */
export const valuesOfTemplate = (template: PostingTemplateFragment): PostJobFormValues => ({
  ...savedValues(template),
  isInFrench: template.frenchTitle === template.title,
});

/** A shift as form values. */
export const valuesOfJob = (job: PostingSourceFragment): PostJobFormValues => ({
  ...savedValues(job),
  date: job.date,
  isRecurring: job.isRecurring,
});

/** The same shift for another day, without its urgency. */
export const valuesToRepost = (job: PostingSourceFragment): PostJobFormValues => ({
  ...valuesOfJob(job),
  isInFrench: job.frenchTitle === job.title,
  date: '',
  isUrgent: false,
});

export type EditedField = Exclude<
  keyof PostJobFormValues,
  'isInFrench' | 'moreDates' | 'isTakenWhole' | 'inviteIds' | 'templateName'
>;

const NOT_EDITED: readonly string[] = [
  'isInFrench',
  'moreDates',
  'isTakenWhole',
  'inviteIds',
  'templateName',
];
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Names of the fields that differ. */
export const changedFields = (before: PostJobFormValues, after: PostJobFormValues): EditedField[] =>
  (Object.keys(before) as (keyof PostJobFormValues)[]).filter(
    (name): name is EditedField => !NOT_EDITED.includes(name) && !isSame(before[name], after[name]),
  );
