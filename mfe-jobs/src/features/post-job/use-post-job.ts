import { paths, postJobRule } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf, useApolloClient, useMutation, useNavigate, useRuleForm } from '@tbt/web-kit';
import { PostJobDocument } from '../../generated/graphql';
import { useText } from '../../texts';
import { emptyPostJob, type PostJobFormValues } from './post-job-values';

/** The form's state and its sending: the new shift is on the public list when the page opens. */
export function usePostJob(place: { province: string; city: string }) {
  const t = useText();
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const [postJob] = useMutation(PostJobDocument);

  return useRuleForm<typeof postJobRule, PostJobFormValues>(postJobRule, {
    defaults: { ...emptyPostJob, ...place },
    keepDraftKey: 'post-job',
    submit: async (values) => {
      const { data } = await postJob({ variables: { input: values } });
      if (data?.postJob.errors.length) return data.postJob.errors;
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobs' });
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'myJobs' });
      toast({ title: t('jobs.post.sent'), description: t('jobs.post.sentDetail') });
      await navigate(paths.jobs());
      return undefined;
    },
    onFailure: (error) =>
      toast({ variant: 'destructive', title: t('jobs.post.error'), description: detailOf(error) }),
  });
}

export type PostJobFormState = ReturnType<typeof usePostJob>;
