import { useState } from 'react';
import { paths } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf, useGraph, useNavigate } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { DeleteJobTemplateDocument } from '../../generated/graphql';
import { useText } from '../../texts';

/** Deletes a template and resets the form; `onDeleted` refetches the templates. */
export function useDeleteTemplate(templateId: string, onDeleted: () => Promise<unknown>) {
  const t = useText();
  const navigate = useNavigate();
  const graph = useGraph();
  const [remove, { loading }] = useMutation(DeleteJobTemplateDocument);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    setError(undefined);
    try {
      const { data } = await remove({ variables: { input: { templateId } } });
      const problem = data?.deleteJobTemplate.errors[0];
      if (problem) return setError(problem.message);
      setAsking(false);
      const { cache } = await graph.load();
      cache.evict({ id: cache.identify({ __typename: 'JobTemplate', id: templateId }) });
      toast({ title: t('jobs.template.deleted') });
      await navigate(paths.postJob(), { replace: true });
      await onDeleted();
    } catch (failure) {
      setError(detailOf(failure));
    }
    return undefined;
  };
  return { confirm, error, isAsking, isBusy: loading, setAsking };
}
