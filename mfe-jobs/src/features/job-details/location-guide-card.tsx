import { Card, DataList } from '@tbt/design-system';
import type { JobDetailsFragment } from '../../generated/graphql';
import { useText } from '../../texts';

const FACTS = ['floor', 'software', 'instruments', 'scrubs', 'radiographs'] as const;

/** What a shift's location says of itself; nothing where it says nothing. */
export function LocationGuideCard({ job: { location } }: { job: JobDetailsFragment }) {
  const t = useText();
  if (!location) return null;
  const { minutesPerPatient: minutes } = location;
  const facts = [
    ...FACTS.flatMap((fact) => {
      const description = location[fact];
      return description ? [{ term: t(`jobs.orientation.${fact}`), description }] : [];
    }),
    ...(minutes
      ? [
          {
            term: t('jobs.orientation.minutesPerPatient'),
            description: t('jobs.orientation.minutes', { minutes }),
          },
        ]
      : []),
  ];
  if (facts.length === 0) return null;
  return (
    <Card
      as="section"
      titleAs="h2"
      title={t('jobs.details.office', { name: location.name })}
      subtitle={t('jobs.details.officeHint')}
    >
      <DataList layout="grid" items={facts} />
    </Card>
  );
}
