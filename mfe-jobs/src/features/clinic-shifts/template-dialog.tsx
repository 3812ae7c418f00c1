import { useState } from 'react';
import { LIMITS } from '@tbt/contracts';
import { FormField, TextField, toast } from '@tbt/design-system';
import { SaveShiftAsTemplateDocument, type ClinicShiftFragment } from '../../generated/graphql';
import { FormDialog } from '../../parts/form-dialog/form-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import { useDialogForm } from './use-dialog-form';

export function TemplateDialog({
  job,
  onClose,
}: {
  job: ClinicShiftFragment;
  onClose: () => void;
}) {
  const t = useText();
  const save = useShiftAct(SaveShiftAsTemplateDocument, (data) => data.saveJobTemplate);
  const [name, setName] = useState(job.title);
  const form = useDialogForm(
    () => save.act({ jobId: job.id, name }),
    () => {
      toast({
        title: t('jobs.shifts.template.done'),
        description: t('jobs.shifts.template.where'),
      });
      onClose();
    },
  );
  return (
    <FormDialog
      title={t('jobs.shifts.template.title')}
      description={t('jobs.shifts.template.text')}
      submitLabel={t('jobs.shifts.template.save')}
      onSubmit={form.onSubmit}
      isSubmitting={form.isSubmitting}
      errors={form.errorsBeside('name')}
      onClose={onClose}
    >
      <FormField label={t('jobs.shifts.template.name')} error={form.errorAt('name')} required>
        <TextField
          value={name}
          maxLength={LIMITS.templateNameMax}
          onChange={(event) => setName(event.target.value)}
        />
      </FormField>
    </FormDialog>
  );
}
