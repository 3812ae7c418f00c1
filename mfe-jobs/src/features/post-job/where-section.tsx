import { optionLabel, PROVINCES } from '@tbt/contracts';
import {
  DateField,
  FormField,
  FormSection,
  Grid,
  Select,
  TextField,
  TimeField,
} from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { calendarDay } from '../../parts/shift-line/near-day';
import type { TimeQuestion } from '../../parts/which-time/use-which-time';
import { WhichTime } from '../../parts/which-time/which-time';
import { useText } from '../../texts';
import { LeadTimeNote } from './lead-time-note';
import { MoreDays } from './more-days';
import { fieldId } from './post-job-values';
import { usePickerTexts } from '../../parts/picker-texts/use-picker-texts';
import type { PostJobFormState } from './use-post-job';

/** Where in Canada a day ends last: what is over there is over for every clinic. */
const LAST_ZONE = 'America/Vancouver';

export function WhereSection({
  form,
  whichTime,
  hasSeries,
}: {
  form: PostJobFormState;
  whichTime: TimeQuestion;
  /** Further days may be added: not to a shift that stands already. */
  hasSeries: boolean;
}) {
  const t = useText();
  const { locale } = useLocale();
  const pickers = usePickerTexts();
  const [date, startTime, endTime, utcOffset] = form.watch([
    'date',
    'startTime',
    'endTime',
    'utcOffset',
  ]);
  const offsets = whichTime.offsets({ date, startTime, endTime });
  const min = calendarDay(new Date(), LAST_ZONE);
  const provinces = PROVINCES.map((value) => ({
    value,
    label: optionLabel(locale, 'province', value),
  }));
  return (
    <FormSection
      title={t('jobs.post.sectionWhere')}
      description={t('jobs.post.sectionWhereHint')}
      columns={2}
    >
      <FormField
        id={fieldId('province')}
        label={t('jobs.post.province')}
        error={form.errorOf('province')}
        required
      >
        <Select
          placeholder={t('jobs.post.choose')}
          options={[{ label: t('jobs.post.canada'), options: provinces }]}
          {...form.register('province')}
        />
      </FormField>
      <FormField
        id={fieldId('city')}
        label={t('jobs.post.city')}
        error={form.errorOf('city')}
        required
      >
        <TextField autoComplete="address-level2" {...form.register('city')} />
      </FormField>
      <div data-span="all">
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
        {offsets.length > 0 && (
          <WhichTime
            id={fieldId('utcOffset')}
            offsets={offsets}
            value={utcOffset}
            error={form.errorOf('utcOffset')}
            onChoose={(offset) => form.setValue('utcOffset', offset, { shouldDirty: true })}
          />
        )}
        <LeadTimeNote date={date} startTime={startTime} />
        {hasSeries && <MoreDays form={form} min={min} />}
      </div>
    </FormSection>
  );
}
