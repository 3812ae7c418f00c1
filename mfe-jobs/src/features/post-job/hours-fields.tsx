import { DateField, FormField, Grid } from '@tbt/design-system';
import { TimeField } from '@tbt/design-system/fields';
import { usePickerTexts } from '../../parts/picker-texts/use-picker-texts';
import { useText } from '../../texts';
import { fieldId } from './post-job-values';
import type { PostJobFormState } from './use-post-job';

/** Date and hours of a shift; `min` is the first selectable day, as yyyy-mm-dd. */
export function HoursFields({ form, min }: { form: PostJobFormState; min: string }) {
  const t = useText();
  const pickers = usePickerTexts();
  return (
    <Grid column="small" gap="4">
      <FormField
        id={fieldId('date')}
        label={t('jobs.post.date')}
        error={form.errorOf('date')}
        required
      >
        <DateField calendar={pickers.calendar} min={min} {...form.register('date')} />
      </FormField>
      <FormField
        id={fieldId('startTime')}
        label={t('jobs.post.startTime')}
        error={form.errorOf('startTime')}
        required
      >
        <TimeField times={pickers.startTimes} {...form.register('startTime')} />
      </FormField>
      <FormField
        id={fieldId('endTime')}
        label={t('jobs.post.endTime')}
        hint={t('jobs.post.endTimeHint')}
        error={form.errorOf('endTime')}
        required
      >
        <TimeField times={pickers.endTimes} {...form.register('endTime')} />
      </FormField>
    </Grid>
  );
}
