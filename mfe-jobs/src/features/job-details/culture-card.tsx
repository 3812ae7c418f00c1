import { optionLabel, type OptionSet } from '@tbt/contracts';
import { Card, DataList } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import type { JobDetailsFragment } from '../../generated/graphql';
import { useText } from '../../texts';

const CHOICES = [
  ['preferredWorkingStyle', 'workingStyle'],
  ['clinicVibe', 'clinicVibe'],
  ['teamEnvironment', 'teamStyle'],
  ['workPace', 'workPace'],
  ['idealPersonality', 'personality'],
] as const;
const LISTS = [
  ['patientTypes', 'patientType'],
  ['specialtyFocus', 'specialtyFocus'],
  ['requiredLanguages', 'language'],
] as const;

/** Work culture as the clinic described it; nothing without a description. */
export function CultureCard({ job }: { job: JobDetailsFragment }) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const label = (set: OptionSet, value: string) => optionLabel(locale, set, value);
  const items = [
    ...CHOICES.flatMap(([name, set]) => {
      const value = job[name];
      return value ? [{ term: t(`jobs.post.${name}`), description: label(set, value) }] : [];
    }),
    ...LISTS.flatMap(([name, set]) => {
      const values = job[name].map((value) => label(set, value));
      return values.length > 0
        ? [{ term: t(`jobs.post.${name}`), description: formats.labelList(values) }]
        : [];
    }),
  ];
  if (items.length === 0) return null;
  return (
    <Card as="section" titleAs="h2" title={t('jobs.details.culture')}>
      <DataList layout="grid" items={items} />
    </Card>
  );
}
