import { optionLabel, type OptionSet } from '@tbt/contracts';
import { Card, DataList } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import type { JobDetailsFragment } from '../../generated/graphql';
import { useText } from '../../texts';

const CHOICES = [
  ['preferredWorkingStyle', 'workingStyle', 'jobs.post.preferredWorkingStyle'],
  ['clinicVibe', 'clinicVibe', 'jobs.post.clinicVibe'],
  ['teamEnvironment', 'teamStyle', 'jobs.post.teamEnvironment'],
  ['workPace', 'workPace', 'jobs.post.workPace'],
  ['idealPersonality', 'personality', 'jobs.post.idealPersonality'],
] as const;
const LISTS = [
  ['patientTypes', 'patientType', 'jobs.post.patientTypes'],
  ['specialtyFocus', 'specialtyFocus', 'jobs.post.specialtyFocus'],
  ['requiredLanguages', 'language', 'jobs.post.requiredLanguages'],
] as const;

/** Work culture as the clinic described it; nothing without a description. */
export function CultureCard({ job }: { job: JobDetailsFragment }) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const label = (set: OptionSet, value: string) => optionLabel(locale, set, value);
  const items = [
    ...CHOICES.flatMap(([name, set, term]) => {
      const value = job[name];
      return value ? [{ term: t(term), description: label(set, value) }] : [];
    }),
    ...LISTS.flatMap(([name, set, term]) => {
      const values = job[name].map((value) => label(set, value));
      return values.length > 0 ? [{ term: t(term), description: formats.labelList(values) }] : [];
    }),
  ];
  if (items.length === 0) return null;
  return (
    <Card as="section" titleAs="h2" title={t('jobs.details.culture')}>
      <DataList layout="grid" items={items} />
    </Card>
  );
}
