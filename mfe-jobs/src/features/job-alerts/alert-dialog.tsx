import { useState, type FormEvent } from 'react';
import { toast } from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { CreateJobAlertDocument, EditJobAlertDocument } from '../../generated/graphql';
import { FormDialog } from '../../parts/form-dialog/form-dialog';
import { useText } from '../../texts';
import { AlertFields, type AlertFieldsProps } from './alert-fields';
import { criteriaOf, type AlertForm } from './alert-form';
import { AlertPreview } from './alert-preview';

type Refusal = { message: string; path: readonly string[] };

export interface AlertDialogProps {
  initial: AlertForm;
  /** Without one the alert is new. */
  alert?: { id: string; provinces: readonly string[] } | undefined;
  onSaved: () => void;
  onClose: () => void;
}

function useSaving({ alert, onSaved, onClose }: Omit<AlertDialogProps, 'initial'>) {
  const t = useText();
  const [create, creating] = useMutation(CreateJobAlertDocument);
  const [edit, editing] = useMutation(EditJobAlertDocument);
  const [errors, setErrors] = useState<readonly Refusal[]>([]);

  const send = async (form: AlertForm): Promise<readonly Refusal[]> => {
    const criteria = criteriaOf(form, alert?.provinces);
    if (!criteria) return [];
    const { notificationMethod, frequency } = form;
    const fields = { ...criteria, notificationMethod, frequency };
    if (!alert) {
      const { data } = await create({ variables: { input: fields } });
      return data?.createJobAlert.errors ?? [];
    }
    const { data } = await edit({ variables: { input: { ...fields, alertId: alert.id } } });
    return data?.editJobAlert.errors ?? [];
  };
  const save = async (form: AlertForm) => {
    setErrors([]);
    try {
      const refusals = await send(form);
      setErrors(refusals);
      if (refusals.length > 0) return;
      toast({ title: t(alert ? 'jobs.alerts.saved' : 'jobs.alerts.created') });
      onSaved();
      onClose();
    } catch (error) {
      setErrors([{ message: detailOf(error), path: [] }]);
    }
  };
  return { errors, save, isSaving: creating.loading || editing.loading };
}

export function AlertDialog({ initial, ...saving }: AlertDialogProps) {
  const t = useText();
  const [form, setForm] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const { errors, save, isSaving } = useSaving(saving);
  const criteria = criteriaOf(form, saving.alert?.provinces);
  const isRoleMissing = form.roles.length === 0;
  const problems: AlertFieldsProps['problems'] = {
    ...(isChecked && isRoleMissing && { roles: t('jobs.alerts.roleMissing') }),
    ...(isChecked &&
      !isRoleMissing &&
      !criteria && { minHourlyRate: t('jobs.search.wrong.minRate') }),
    ...Object.fromEntries(errors.map(({ path, message }) => [path[0] ?? '', message])),
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (criteria) void save(form);
  };
  return (
    <FormDialog
      title={t(saving.alert ? 'jobs.alerts.editTitle' : 'jobs.alerts.newTitle')}
      submitLabel={t(saving.alert ? 'jobs.alerts.save' : 'jobs.alerts.create')}
      onSubmit={onSubmit}
      isSubmitting={isSaving}
      errors={errors.filter(({ path }) => path.length === 0).map(({ message }) => message)}
      onClose={saving.onClose}
    >
      <AlertFields
        form={form}
        problems={problems}
        onChange={(change) => setForm({ ...form, ...change })}
      />
      <AlertPreview criteria={criteria} />
    </FormDialog>
  );
}
