import { useEffect } from 'react';
import { isProfessionalRole, paths } from '@tbt/contracts';
import { Banner, Button, Stack, Text } from '@tbt/design-system';
import { Link, useSession } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { OpenEmergenciesDocument } from '../../generated/graphql';
import { useText } from '../../texts';

/** Leads to the emergency request for an urgent shift that asks the professional; says before that it may. */
export function TakeAtOnce({
  jobId,
  canApply,
  isInList,
  onAsked,
}: {
  jobId: string;
  /** Whether the professional is free at that time. */
  canApply: boolean;
  /** Without explanations. */
  isInList: boolean;
  /** With each change of whether it asks. */
  onAsked: (isAsked: boolean) => void;
}) {
  const t = useText();
  const { viewer } = useSession();
  const { data } = useQuery(OpenEmergenciesDocument, { skip: !isProfessionalRole(viewer?.role) });
  const request = data?.emergencyRequests.edges.find(({ node }) => node.jobId === jobId)?.node;
  const isAsked = request?.status === 'active' && !request.myResponse;
  useEffect(() => onAsked(isAsked), [isAsked, onAsked]);
  if (data && !request && canApply && !isInList)
    return <Text size="small">{t('jobs.apply.urgentInTurn')}</Text>;
  if (!isAsked) return null;
  const answer = (
    <Button asChild {...(isInList ? { fullWidth: true } : { size: 'small' })}>
      <Link to={paths.emergencyCoverage()}>{t('jobs.apply.urgentAction')}</Link>
    </Button>
  );
  if (isInList)
    return (
      <Stack gap="2">
        <Text size="small">{t('jobs.apply.urgent')}</Text>
        {answer}
      </Stack>
    );
  return (
    <Banner tone="warning" title={t('jobs.apply.urgent')} action={answer}>
      {t('jobs.apply.urgentText')}
    </Banner>
  );
}
