import { useState } from 'react';
import { toast } from '@tbt/design-system';
import { detailOf, useMutation } from '@tbt/web-kit';
import { InviteCandidateDocument } from '../../generated/graphql';
import { useText } from '../../texts';

/** Asks somebody whether they take a shift. */
export function useInvite(jobId: string, professionalId: string, name: string) {
  const t = useText();
  const [isInvited, setInvited] = useState(false);
  const [invite, { loading }] = useMutation(InviteCandidateDocument);

  const onInvite = async () => {
    const failed = (description: string) =>
      toast({ variant: 'destructive', title: t('jobs.candidates.inviteFailed'), description });
    try {
      const variables = { input: { jobId, professionalIds: [professionalId] } };
      const { data } = await invite({ variables });
      const problem = data?.inviteToJob.errors[0];
      if (problem) return failed(problem.message);
      setInvited(true);
      return toast({ title: t('jobs.candidates.invited', { name }) });
    } catch (error) {
      return failed(detailOf(error));
    }
  };
  return { isInvited, isInviting: loading, onInvite: () => void onInvite() };
}
