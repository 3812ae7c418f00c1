import { paths } from '@tbt/contracts';
import { Banner, TextLink } from '@tbt/design-system';
import { Link, useReadsOnly } from '@tbt/web-kit';
import type { CandidateListFragment } from '../../generated/graphql';
import { useText } from '../../texts';

const saysNothing = (job: CandidateListFragment): boolean =>
  [
    ...[job.preferredWorkingStyle, job.clinicVibe, job.teamEnvironment],
    ...[job.idealPersonality, job.workPace, ...job.patientTypes, ...job.specialtyFocus],
  ].every((answer) => !answer);

/** Says once that the shift has no working style to compare; renders nothing when it has. */
export function OwnAnswersNote({ job }: { job: CandidateListFragment }) {
  const t = useText();
  const readsOnly = useReadsOnly();
  if (!saysNothing(job)) return null;
  const edit = (
    <TextLink asChild>
      <Link to={paths.postJob({ edit: job.id })}>{t('jobs.candidates.addStyle')}</Link>
    </TextLink>
  );
  return <Banner {...(!readsOnly && { action: edit })}>{t('jobs.candidates.noStyle')}</Banner>;
}
