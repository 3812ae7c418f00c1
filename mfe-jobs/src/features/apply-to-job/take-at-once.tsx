import { paths } from '@tbt/contracts';
import { Banner, Button } from '@tbt/design-system';
import { Link, useSession } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { OpenEmergenciesDocument, type ApplyToJobStateFragment } from '../../generated/graphql';
import { useText } from '../../texts';

/** Leads to the emergency request for the shift, when it asks the professional and waits for an answer. */
export function TakeAtOnce({
  job: { id, isUrgent },
}: {
  job: Pick<ApplyToJobStateFragment, 'id' | 'isUrgent'>;
}) {
  const t = useText();
  const { viewer } = useSession();
  const isProfessional = viewer?.role === 'hygienist' || viewer?.role === 'assistant';
  const { data } = useQuery(OpenEmergenciesDocument, { skip: !isUrgent || !isProfessional });
  const isAsked = data?.emergencyRequests.edges.some(
    ({ node }) => node.jobId === id && node.status === 'active' && !node.myResponse,
  );
  if (!isAsked) return null;
  return (
    <Banner
      tone="warning"
      title={t('jobs.apply.urgent')}
      action={
        <Button asChild size="small">
          <Link to={paths.emergencyCoverage()}>{t('jobs.apply.urgentAction')}</Link>
        </Button>
      }
    >
      {t('jobs.apply.urgentText')}
    </Banner>
  );
}
