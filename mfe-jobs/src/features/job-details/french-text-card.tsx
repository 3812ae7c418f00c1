import { Card, Text } from '@tbt/design-system';
import type { JobDetailsFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import styles from './job-details.module.css';

const FRENCH = 'fr-CA';

/** The confirmed French text of a shift in Quebec, where it is not what the page says anyway. */
export function FrenchTextCard({ job }: { job: JobDetailsFragment }) {
  const t = useText();
  if (!job.frenchTitle || job.frenchTitle === job.title) return null;
  return (
    <Card as="section" titleAs="h2" title={t('jobs.details.french')}>
      <div lang={FRENCH}>
        <Text strong>{job.frenchTitle}</Text>
        {job.frenchDescription && <p className={styles.words}>{job.frenchDescription}</p>}
      </div>
    </Card>
  );
}
