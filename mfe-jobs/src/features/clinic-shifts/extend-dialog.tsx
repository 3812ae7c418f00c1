import { useState } from 'react';
import { LIMITS } from '@tbt/contracts';
import { Button, Cluster, DateField, FormField, Icon, IconButton, toast } from '@tbt/design-system';
import { ExtendJobDocument, type ClinicShiftFragment } from '../../generated/graphql';
import { FormDialog } from '../../parts/form-dialog/form-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { nextDay } from '../../parts/shift-line/near-day';
import { useText } from '../../texts';
import { useDialogForm } from './use-dialog-form';

/** Posts the same shift on further days. */
export function ExtendDialog({ job, onClose }: { job: ClinicShiftFragment; onClose: () => void }) {
  const t = useText();
  const extend = useShiftAct(ExtendJobDocument, (data) => data.extendJob);
  const [dates, setDates] = useState<readonly string[]>([nextDay(job.date)]);
  const form = useDialogForm(
    () => extend.act({ jobId: job.id, dates: [...dates] }),
    () => {
      toast({ title: t('jobs.shifts.extend.done', { count: dates.length }) });
      onClose();
    },
  );
  const change = (at: number, date: string) =>
    setDates(dates.map((other, index) => (index === at ? date : other)));
  const add = () => setDates([...dates, nextDay(dates.at(-1) || job.date)]);
  return (
    <FormDialog
      title={t('jobs.shifts.extend.title')}
      description={t('jobs.shifts.extend.text')}
      submitLabel={t('jobs.shifts.extend.send', { count: dates.length })}
      onSubmit={form.onSubmit}
      isSubmitting={form.isSubmitting}
      errors={form.errorsBeside('dates')}
      onClose={onClose}
    >
      {dates.map((date, index) => (
        <Cluster key={index} gap="2" align="end" nowrap>
          <FormField
            label={t('jobs.shifts.extend.day', { number: index + 1 })}
            error={form.errorAt('dates', String(index))}
            required
          >
            <DateField value={date} onChange={(event) => change(index, event.target.value)} />
          </FormField>
          {dates.length > 1 && (
            <IconButton
              icon="close"
              label={t('jobs.shifts.extend.remove', { number: index + 1 })}
              onClick={() => setDates(dates.filter((_, other) => other !== index))}
            />
          )}
        </Cluster>
      ))}
      {dates.length < LIMITS.moreDatesMax && (
        <Cluster>
          <Button
            type="button"
            size="small"
            variant="secondary"
            iconStart={<Icon name="plus" size="small" />}
            onClick={add}
          >
            {t('jobs.shifts.extend.add')}
          </Button>
        </Cluster>
      )}
    </FormDialog>
  );
}
