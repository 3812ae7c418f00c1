import { useEffect } from 'react';
import { isProfessionalRole, paths } from '@tbt/contracts';
import { Banner, Button } from '@tbt/design-system';
import { Link, useSession } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { OpenEmergenciesDocument } from '../../generated/graphql';
import { useText } from '../../texts';

/** Leads to the emergency request for the shift, when it asks the professional and waits for an answer. */
export function TakeAtOnce({
  jobId,
  onAsked,
}: {
  jobId: string;
  /** With each change of whether it asks. */
  onAsked: (isAsked: boolean) => void;
}) {
  const t = useText();
  const { viewer } = useSession();
  const { data } = useQuery(OpenEmergenciesDocument, { skip: !isProfessionalRole(viewer?.role) });
  const requests = data?.emergencyRequests.edges ?? [];
  const isAsked = requests.some(
    ({ node }) => node.jobId === jobId && node.status === 'active' && !node.myResponse,
  );
  useEffect(() => onAsked(isAsked), [isAsked, onAsked]);
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
