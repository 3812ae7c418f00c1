import type { PostingSourceFragment, PostingTemplateFragment } from '../../generated/graphql';
import { emptyPostJob, type PostJobFormValues } from './post-job-values';

type Kept = Omit<PostingTemplateFragment, 'id' | 'name' | ' $fragmentName'>;

/** What a former posting and a template have in common. */
function keptValues(kept: Kept): PostJobFormValues {
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

/** Everything of a template: the day alone is missing. */
export const valuesOfTemplate = (template: PostingTemplateFragment): PostJobFormValues => ({
  ...keptValues(template),
  isInFrench: template.frenchTitle === template.title,
});

/** A shift as the form edits it. */
export const valuesOfJob = (job: PostingSourceFragment): PostJobFormValues => ({
  ...keptValues(job),
  date: job.date,
  isRecurring: job.isRecurring,
});

/** The same shift on another day: urgent was the former one. */
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

/** Names of the fields of a shift in which two states of the form differ. */
export const changedFields = (before: PostJobFormValues, after: PostJobFormValues): EditedField[] =>
  (Object.keys(before) as (keyof PostJobFormValues)[]).filter(
    (name): name is EditedField => !NOT_EDITED.includes(name) && !isSame(before[name], after[name]),
  );
