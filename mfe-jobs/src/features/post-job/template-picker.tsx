import { useState } from 'react';
import { paths } from '@tbt/contracts';
import { Button, Cluster, ConfirmDialog, FormField, Select, toast } from '@tbt/design-system';
import { detailOf, useApolloClient, useMutation, useNavigate } from '@tbt/web-kit';
import { DeleteJobTemplateDocument, type PostingTemplateFragment } from '../../generated/graphql';
import { useText } from '../../texts';

export interface TemplatePickerProps {
  templates: readonly PostingTemplateFragment[];
  /** The one that the form is filled from; empty for none. */
  chosen: string;
  onDeleted: () => Promise<unknown>;
}

/** Starts the form from a posting that was kept, or forgets one. */
export function TemplatePicker({ templates, chosen, onDeleted }: TemplatePickerProps) {
  const t = useText();
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const [remove, { loading }] = useMutation(DeleteJobTemplateDocument);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState('');
  const name = templates.find(({ id }) => id === chosen)?.name ?? '';
  const confirm = async () => {
    setError('');
    try {
      const { data } = await remove({ variables: { input: { templateId: chosen } } });
      const problem = data?.deleteJobTemplate.errors[0];
      if (problem) return setError(problem.message);
      setAsking(false);
      cache.evict({ id: cache.identify({ __typename: 'JobTemplate', id: chosen }) });
      toast({ title: t('jobs.template.deleted') });
      await navigate(paths.postJob(), { replace: true });
      await onDeleted();
    } catch (failure) {
      setError(detailOf(failure));
    }
    return undefined;
  };
  if (templates.length === 0) return null;
  return (
    <Cluster gap="3" align="end">
      <FormField label={t('jobs.template.choose')}>
        <Select
          value={name ? chosen : ''}
          options={[
            { value: '', label: t('jobs.template.none') },
            ...templates.map(({ id, name: label }) => ({ value: id, label })),
          ]}
          onChange={({ target }) =>
            void navigate(paths.postJob(target.value ? { template: target.value } : {}))
          }
        />
      </FormField>
      {name && (
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {t('jobs.template.delete')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={t('jobs.template.deleteTitle', { name })}
        description={t('jobs.template.deleteText')}
        confirmLabel={t('jobs.template.delete')}
        cancelLabel={t('jobs.template.keep')}
        loading={loading}
        loadingLabel={t('jobs.template.deleting')}
        error={error || undefined}
        onConfirm={() => void confirm()}
      />
    </Cluster>
  );
}
