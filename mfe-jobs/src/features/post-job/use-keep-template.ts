import { toast } from '@tbt/design-system';
import { useGraph } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { SaveJobTemplateDocument } from '../../generated/graphql';
import { useText } from '../../texts';

/** Saves a posted shift as a template if named; a failure is shown and the posting stays. */
export function useKeepTemplate(): (jobId: string, typedName: string) => Promise<void> {
  const t = useText();
  const graph = useGraph();
  const [saveTemplate] = useMutation(SaveJobTemplateDocument);
  return async (jobId, typedName) => {
    const name = typedName.trim();
    if (name === '') return;
    const saved = await saveTemplate({ variables: { input: { jobId, name } } }).catch(() => null);
    const { cache } = await graph.load();
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobTemplates' });
    const problem = saved ? saved.data?.saveJobTemplate.errors[0] : { message: '' };
    if (problem)
      toast({
        variant: 'warning',
        title: t('jobs.post.templateNotKept'),
        description: problem.message,
      });
  };
}
