import { paths } from '@tbt/contracts';
import { Button, Cluster, ConfirmDialog, FormField, Select } from '@tbt/design-system';
import { useNavigate } from '@tbt/web-kit';
import type { PostingTemplateFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { useDeleteTemplate } from './use-delete-template';

export interface TemplatePickerProps {
  templates: readonly PostingTemplateFragment[];
  /** Id of the selected template; empty for none. */
  chosen: string;
  onDeleted: () => Promise<unknown>;
}

function TemplateChoice({ templates, chosen }: Omit<TemplatePickerProps, 'onDeleted'>) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <FormField label={t('jobs.template.choose')}>
      <Select
        value={chosen}
        options={[
          { value: '', label: t('jobs.template.none') },
          ...templates.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target }) =>
          void navigate(paths.postJob(target.value ? { template: target.value } : {}))
        }
      />
    </FormField>
  );
}

export function TemplatePicker({ templates, chosen, onDeleted }: TemplatePickerProps) {
  const t = useText();
  const deletion = useDeleteTemplate(chosen, onDeleted);
  const name = templates.find(({ id }) => id === chosen)?.name ?? '';
  if (templates.length === 0) return null;
  return (
    <Cluster gap="3" align="end">
      <TemplateChoice templates={templates} chosen={name ? chosen : ''} />
      {name && (
        <Button variant="ghost" onClick={() => deletion.setAsking(true)}>
          {t('jobs.template.delete')}
        </Button>
      )}
      <ConfirmDialog
        open={deletion.isAsking}
        onOpenChange={deletion.setAsking}
        tone="danger"
        title={t('jobs.template.deleteTitle', { name })}
        description={t('jobs.template.deleteText')}
        confirmLabel={t('jobs.template.delete')}
        cancelLabel={t('jobs.template.keep')}
        loading={deletion.isBusy}
        loadingLabel={t('jobs.template.deleting')}
        error={deletion.error}
        onConfirm={() => void deletion.confirm()}
      />
    </Cluster>
  );
}
