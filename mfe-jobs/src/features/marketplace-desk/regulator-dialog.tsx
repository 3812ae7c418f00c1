import { optionLabel, PROFESSIONAL_ROLES, PROVINCES } from '@tbt/contracts';
import { FormField, Select, Stack, TextField, toast } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { EditRegulatorDocument, type RegulatorRowFragment } from '../../generated/graphql';
import { FormDialog } from '../../parts/form-dialog/form-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import { useDeskForm } from './use-desk-form';

const TEXTS = ['abbreviation', 'name', 'registerUrl', 'deadline'] as const;
const REQUIRED: readonly string[] = ['abbreviation', 'name'];

export function RegulatorDialog({
  regulator,
  onClose,
}: {
  regulator: RegulatorRowFragment | null;
  onClose: () => void;
}) {
  const t = useText();
  const { locale } = useLocale();
  const { act, isBusy } = useShiftAct(EditRegulatorDocument, (data) => data.editRegulator);
  const form = useDeskForm(
    {
      province: regulator?.province ?? 'Ontario',
      role: regulator?.role ?? 'hygienist',
      abbreviation: regulator?.abbreviation ?? '',
      name: regulator?.name ?? '',
      registerUrl: regulator?.registerUrl ?? '',
      deadline: regulator?.deadline ?? '',
    },
    (values) => act({ ...values, revision: regulator?.revision ?? null }),
    () => {
      toast({ title: t('jobs.desk.regulators.done') });
      onClose();
    },
  );
  const { values, set, errorOf } = form;
  const isOld = regulator !== null;
  return (
    <FormDialog
      title={t('jobs.desk.regulators.title')}
      submitLabel={t('jobs.desk.save')}
      onSubmit={form.onSubmit}
      isSubmitting={isBusy}
      errors={form.formErrors}
      onClose={onClose}
    >
      <Stack gap="4">
        <FormField label={t('jobs.desk.province')} error={errorOf('province')}>
          <Select
            value={values.province}
            disabled={isOld}
            options={PROVINCES.map((value) => ({
              value,
              label: optionLabel(locale, 'province', value),
            }))}
            onChange={(event) => set({ province: event.target.value })}
          />
        </FormField>
        <FormField label={t('jobs.desk.regulators.role')} error={errorOf('role')}>
          <Select
            value={values.role}
            disabled={isOld}
            options={PROFESSIONAL_ROLES.map((value) => ({
              value,
              label: optionLabel(locale, 'role', value),
            }))}
            onChange={(event) =>
              set({ role: event.target.value === 'assistant' ? 'assistant' : 'hygienist' })
            }
          />
        </FormField>
        {TEXTS.map((field) => (
          <FormField
            key={field}
            label={t(`jobs.desk.regulators.${field}`)}
            hint={field === 'deadline' ? t('jobs.desk.regulators.deadlineHint') : undefined}
            error={errorOf(field)}
            required={REQUIRED.includes(field)}
          >
            <TextField
              value={values[field]}
              onChange={(event) => set({ [field]: event.target.value })}
            />
          </FormField>
        ))}
      </Stack>
    </FormDialog>
  );
}
