import { toast } from '@tbt/design-system';
import { useGraph } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { PostJobDocument, type PostJobInput } from '../../generated/graphql';
import { useText } from '../../texts';
import { useKeepTemplate } from './use-keep-template';

const LISTS = ['jobs', 'myJobs', 'shiftCalendar'];

/** Posts a shift, shows a toast, saves the named template and refetches lists. @returns errors and the shift's id. */
export function useSendPosting() {
  const t = useText();
  const graph = useGraph();
  const keepTemplate = useKeepTemplate();
  const [postJob] = useMutation(PostJobDocument);
  return async (input: PostJobInput, templateName: string) => {
    const { data } = await postJob({ variables: { input } });
    const { errors = [], job, jobs } = data?.postJob ?? {};
    if (errors.length > 0) return { errors, jobId: null };
    const { cache } = await graph.load();
    for (const fieldName of LISTS) cache.evict({ id: 'ROOT_QUERY', fieldName });
    const isInvited = job?.status === 'invited';
    const days = jobs?.length ?? 1;
    toast({
      title: t('jobs.post.sent', { days }),
      description: t(isInvited ? 'jobs.post.sentInvited' : 'jobs.post.sentDetail', { days }),
    });
    if (job) await keepTemplate(job.id, templateName);
    return { errors, jobId: job?.id ?? null };
  };
}
