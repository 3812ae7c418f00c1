import { paths } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf, useMutation, useNavigate, useSession } from '@tbt/web-kit';
import { ApplyToJobDocument } from '../../generated/graphql';
import { useText } from '../../texts';

/** Applies as the signed-in professional; without a session goes to sign in and on to the shift. */
export function useApplyToJob(jobId: string) {
  const t = useText();
  const { viewer } = useSession();
  const navigate = useNavigate();
  const [apply, { loading }] = useMutation(ApplyToJobDocument);

  const onApply = async () => {
    if (!viewer) {
      await navigate(paths.auth({ returnTo: paths.job(jobId) }));
      return;
    }
    const failed = (description: string) =>
      toast({ variant: 'destructive', title: t('jobs.apply.error'), description });
    try {
      const { data } = await apply({ variables: { input: { jobId } } });
      const problem = data?.applyToJob.errors[0];
      if (problem) failed(problem.message);
      else toast({ title: t('jobs.apply.sent'), description: t('jobs.apply.sentDetail') });
    } catch (error) {
      failed(detailOf(error));
    }
  };
  return { onApply, isApplying: loading };
}
