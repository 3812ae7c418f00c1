import { useState } from 'react';
import { LIMITS } from '@tbt/contracts';
import { Button, Cluster, DateField, FormField, Icon, IconButton, toast } from '@tbt/design-system';
import { useQuery } from '@tbt/web-kit/graph';
import {
  ExtendJobDocument,
  ShiftsInUseDocument,
  type ClinicShiftFragment,
} from '../../generated/graphql';
import { FormDialog } from '../../parts/form-dialog/form-dialog';
import { PlanUse, usePlanRoom } from '../../parts/plan-use/plan-use';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { nextDay } from '../../parts/shift-line/near-day';
import { useText } from '../../texts';
import { useDialogForm } from './use-dialog-form';

interface DayFieldProps {
  /** 1 for the first further day. */
  number: number;
  date: string;
  error: string | undefined;
  onChange: (date: string) => void;
  /** Absent for the only day. */
  onRemove: (() => void) | undefined;
}

function DayField({ number, date, error, onChange, onRemove }: DayFieldProps) {
  const t = useText();
  return (
    <Cluster gap="2" align="end" nowrap>
      <FormField label={t('jobs.shifts.extend.day', { number })} error={error} required>
        <DateField value={date} onChange={(event) => onChange(event.target.value)} />
      </FormField>
      {onRemove && (
        <IconButton
          icon="close"
          label={t('jobs.shifts.extend.remove', { number })}
          onClick={onRemove}
        />
      )}
    </Cluster>
  );
}

function AddDayButton({ onAdd }: { onAdd: () => void }) {
  const t = useText();
  return (
    <Cluster>
      <Button
        type="button"
        size="small"
        variant="secondary"
        iconStart={<Icon name="plus" size="small" />}
        onClick={onAdd}
      >
        {t('jobs.shifts.extend.add')}
      </Button>
    </Cluster>
  );
}

/** Posts the same shift on further days. */
export function ExtendDialog({ job, onClose }: { job: ClinicShiftFragment; onClose: () => void }) {
  const t = useText();
  const extend = useShiftAct(ExtendJobDocument, (data) => data.extendJob);
  const { data } = useQuery(ShiftsInUseDocument, { fetchPolicy: 'network-only' });
  const offered = data?.offered.edges ?? [];
  const room = usePlanRoom(offered);
  const isFull = room !== null && room.used >= room.max;
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
  const remove = (at: number) => setDates(dates.filter((_, index) => index !== at));
  return (
    <FormDialog
      title={t('jobs.shifts.extend.title')}
      description={t('jobs.shifts.extend.text')}
      submitLabel={t('jobs.shifts.extend.send', { count: dates.length })}
      onSubmit={form.onSubmit}
      isSubmitting={form.isSubmitting}
      isDisabled={isFull}
      errors={form.errorsBeside('dates')}
      onClose={onClose}
    >
      {data && <PlanUse offered={offered} asked={dates.length} />}
      {!isFull &&
        dates.map((date, at) => (
          <DayField
            key={at}
            number={at + 1}
            date={date}
            error={form.errorAt('dates', String(at))}
            onChange={(changed) => change(at, changed)}
            onRemove={dates.length > 1 ? () => remove(at) : undefined}
          />
        ))}
      {!isFull && dates.length < LIMITS.moreDatesMax && (
        <AddDayButton onAdd={() => setDates([...dates, nextDay(dates.at(-1) || job.date)])} />
      )}
    </FormDialog>
  );
}
