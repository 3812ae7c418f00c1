import { paths } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf, useLocation, useMutation, useNavigate, useSession } from '@tbt/web-kit';
import { ApplyToJobDocument } from '../../generated/graphql';
import { useText } from '../../texts';

/** Applies as the signed-in professional; without a session goes to sign in and back. */
export function useApplyToJob(jobId: string) {
  const t = useText();
  const { viewer } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [apply, { loading }] = useMutation(ApplyToJobDocument);

  const onApply = async () => {
    if (!viewer) {
      await navigate(paths.auth({ returnTo: pathname + search }));
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
