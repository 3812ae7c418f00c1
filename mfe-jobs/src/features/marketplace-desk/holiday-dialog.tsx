import { optionLabel } from '@tbt/contracts';
import { Checkbox, DateField, FormField, Stack, TextField, toast } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { SetHolidayDocument, type HolidayRowFragment } from '../../generated/graphql';
import { FormDialog } from '../../parts/form-dialog/form-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import { useDeskForm } from './use-desk-form';

export type EditedHoliday = Pick<HolidayRowFragment, 'date' | 'isHoliday' | 'nameEn' | 'nameFr'>;

export function HolidayDialog({
  province,
  holiday,
  onClose,
}: {
  province: string;
  holiday: EditedHoliday;
  onClose: () => void;
}) {
  const t = useText();
  const { locale } = useLocale();
  const { act, isBusy } = useShiftAct(SetHolidayDocument, (data) => data.setHoliday);
  const form = useDeskForm(
    { ...holiday },
    (values) => act({ province, ...values }),
    () => {
      toast({ title: t('jobs.desk.holidays.done') });
      onClose();
    },
  );
  const { values, set, errorOf } = form;
  return (
    <FormDialog
      title={t('jobs.desk.holidays.title', {
        province: optionLabel(locale, 'province', province),
      })}
      submitLabel={t('jobs.desk.save')}
      onSubmit={form.onSubmit}
      isSubmitting={isBusy}
      errors={form.formErrors}
      onClose={onClose}
    >
      <Stack gap="4">
        <FormField label={t('jobs.desk.holidays.date')} error={errorOf('date')} required>
          <DateField
            value={values.date}
            readOnly={holiday.date !== ''}
            onChange={(event) => set({ date: event.target.value })}
          />
        </FormField>
        <Checkbox
          label={t('jobs.desk.holidays.isHoliday')}
          checked={values.isHoliday}
          onChange={(event) => set({ isHoliday: event.target.checked })}
        />
        {(['nameEn', 'nameFr'] as const).map((field) => (
          <FormField
            key={field}
            label={t(`jobs.desk.holidays.${field}`)}
            error={errorOf(field)}
            required={values.isHoliday}
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
