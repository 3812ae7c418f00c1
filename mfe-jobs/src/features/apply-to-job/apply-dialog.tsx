import { useId } from 'react';
import { shiftMinutes } from '@tbt/contracts';
import {
  Banner,
  Button,
  Dialog,
  FormField,
  FormLayout,
  Icon,
  Stack,
  Text,
  TextArea,
} from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import type { ApplyToJobStateFragment } from '../../generated/graphql';
import { FormErrors } from '../../parts/form-dialog/form-errors';
import { useText } from '../../texts';
import { MissingForBooking, useIsBookedThen } from './missing-for-booking';
import { RateChoice } from './rate-choice';
import { useApplyToJob } from './use-apply-to-job';

export interface ApplyDialogProps {
  job: ApplyToJobStateFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the application is sent. */
  onSend: () => void;
}

type FormProps = Pick<ApplyDialogProps, 'job'> & {
  form: ReturnType<typeof useApplyToJob>;
  formId: string;
};

export function ApplyDialog({ job, open, onOpenChange, onSend }: ApplyDialogProps) {
  const t = useText();
  const formats = useFormats();
  const formId = useId();
  const form = useApplyToJob(job, { onSend });
  const isBookedThen = useIsBookedThen(job.id);
  const text = job.myEligibility?.message ? 'jobs.apply.dialogFacts' : 'jobs.apply.dialogText';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('jobs.apply.dialogTitle')}
      description={t(text, {
        title: job.title,
        date: formats.weekday(job.date),
        hours: formats.timeRange(job.startTime, job.endTime),
      })}
      closeLabel={t('jobs.close')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('jobs.apply.notNow')}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={isBookedThen}
            loading={form.isSubmitting}
            loadingLabel={t('jobs.apply.sending')}
          >
            {t('jobs.apply.send')}
          </Button>
        </>
      }
    >
      <ApplyForm job={job} form={form} formId={formId} />
    </Dialog>
  );
}

function ApplyForm({ job, form, formId }: FormProps) {
  const t = useText();
  const days = job.series?.isTakenWhole ? job.series.jobs.length : 0;
  return (
    <FormLayout id={formId} onSubmit={form.onSubmit} aria-label={t('jobs.apply.dialogTitle')}>
      <Stack gap="4">
        <FormErrors messages={form.formErrors} />
        {days > 1 && (
          <Banner icon={<Icon name="repeat" />}>{t('jobs.apply.whole', { days })}</Banner>
        )}
        <RateChoice form={form} postedRate={job.hourlyRate} minutes={shiftMinutes(job)} />
        <FormField
          label={t('jobs.apply.message')}
          hint={t('jobs.apply.messageHint')}
          error={form.errorOf('message')}
        >
          <TextArea rows={3} {...form.register('message')} />
        </FormField>
        <MissingForBooking jobId={job.id} province={job.province} />
        <Text size="small" tone="muted">
          {t('jobs.apply.terms')}
        </Text>
      </Stack>
    </FormLayout>
  );
}
