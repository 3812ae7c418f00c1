import { toast } from '@tbt/design-system';
import { useApolloClient, useMutation } from '@tbt/web-kit';
import { PostJobDocument, type PostJobInput } from '../../generated/graphql';
import { useText } from '../../texts';

/** Fields of the graph in which a new shift may be. */
const LISTS = ['jobs', 'myJobs', 'shiftCalendar'];

/** Posts a shift and says that it stands; lists that may hold it are read again. */
export function useSendPosting() {
  const t = useText();
  const { cache } = useApolloClient();
  const [postJob] = useMutation(PostJobDocument);
  return async (input: PostJobInput) => {
    const { data } = await postJob({ variables: { input } });
    const { errors = [], job } = data?.postJob ?? {};
    if (errors.length > 0) return { errors, job: null };
    for (const fieldName of LISTS) cache.evict({ id: 'ROOT_QUERY', fieldName });
    const isInvited = job?.status === 'invited';
    toast({
      title: t('jobs.post.sent'),
      description: t(isInvited ? 'jobs.post.sentInvited' : 'jobs.post.sentDetail'),
    });
    return { errors, job };
  };
}
