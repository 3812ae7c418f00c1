import { toast } from '@tbt/design-system';
import { detailOf, useGraph } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { InviteCandidateDocument } from '../../generated/graphql';
import { refetchShiftQueries } from '../../parts/shift-act/refetch-shift-queries';
import { useText } from '../../texts';

/** Invites a professional; refetches also when refused, because the list was stale. */
export function useInvite(jobId: string, professionalId: string, name: string) {
  const t = useText();
  const graph = useGraph();
  const [invite, { loading }] = useMutation(InviteCandidateDocument);

  const onInvite = async () => {
    const failed = (description: string) =>
      toast({ variant: 'destructive', title: t('jobs.candidates.inviteFailed'), description });
    try {
      const variables = { input: { jobId, professionalIds: [professionalId] } };
      const { data } = await invite({ variables });
      const problem = data?.inviteToJob.errors[0];
      if (problem) failed(problem.message);
      else toast({ title: t('jobs.candidates.invited', { name }) });
      await refetchShiftQueries(graph);
    } catch (error) {
      failed(detailOf(error));
    }
  };
  return { isInviting: loading, onInvite: () => void onInvite() };
}
