import type { PostingSourceFragment, PostingTemplateFragment } from '../../generated/graphql';
import { emptyPostJob, type PostJobFormValues } from './post-job-values';

const NOT_KEPT = [
  ...(['isInFrench', 'moreDates', 'isTakenWhole', 'inviteIds', 'templateName'] as const),
  ...(['officeName', 'streetAddress', 'postalCode'] as const),
];
export type EditedField = Exclude<keyof PostJobFormValues, (typeof NOT_KEPT)[number]>;

type OfOneDay = 'date' | 'utcOffset' | 'isRecurring' | 'locationId';
type SavedPosting = Record<Exclude<EditedField, OfOneDay>, unknown>;

/** The saved answers; what was left open stays as in an empty form. */
function savedValues(saved: SavedPosting): PostJobFormValues {
  const answers = Object.entries(saved).filter(
    ([name, value]) => name in emptyPostJob && value !== null,
  );
  return { ...emptyPostJob, ...Object.fromEntries(answers) };
}

/** Every field of a template; the date stays empty. */
export const valuesOfTemplate = ({
  location,
  ...template
}: PostingTemplateFragment): PostJobFormValues => ({
  ...savedValues(template),
  locationId: location?.id ?? '',
  isInFrench: template.frenchTitle === template.title,
});

export const valuesOfJob = ({ location, ...job }: PostingSourceFragment): PostJobFormValues => ({
  ...savedValues(job),
  locationId: location?.id ?? '',
});

/** The same shift for another day, without its urgency. */
export const valuesToRepost = (job: PostingSourceFragment): PostJobFormValues => ({
  ...valuesOfJob(job),
  isInFrench: job.frenchTitle === job.title,
  date: '',
  isUrgent: false,
});

const isNotKept = (name: string) => NOT_KEPT.some((other) => other === name);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const changedFields = (before: PostJobFormValues, after: PostJobFormValues): EditedField[] =>
  (Object.keys(before) as (keyof PostJobFormValues)[]).filter(
    (name): name is EditedField => !isNotKept(name) && !isSame(before[name], after[name]),
  );
