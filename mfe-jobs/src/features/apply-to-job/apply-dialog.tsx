import { useId } from 'react';
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
import { MissingForBooking } from './missing-for-booking';
import { RateChoice } from './rate-choice';
import { useApplyToJob } from './use-apply-to-job';

export interface ApplyDialogProps {
  job: ApplyToJobStateFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the application is sent. */
  onSend: () => void;
}

export function ApplyDialog({ open, onOpenChange, ...rest }: ApplyDialogProps) {
  const t = useText();
  const formats = useFormats();
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('jobs.apply.dialogTitle')}
      description={t(
        rest.job.myEligibility?.message ? 'jobs.apply.dialogFacts' : 'jobs.apply.dialogText',
        {
          title: rest.job.title,
          date: formats.weekday(rest.job.date),
          hours: formats.timeRange(rest.job.startTime, rest.job.endTime),
        },
      )}
      closeLabel={t('jobs.close')}
    >
      <ApplyForm {...rest} formId={formId} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

type ApplyFormProps = Pick<ApplyDialogProps, 'job' | 'onSend'> & {
  formId: string;
  onCancel: () => void;
};

function SendOrLeave({ isSending, onCancel }: { isSending: boolean; onCancel: () => void }) {
  const t = useText();
  return (
    <Stack gap="2">
      <Button type="submit" fullWidth loading={isSending} loadingLabel={t('jobs.apply.sending')}>
        {t('jobs.apply.send')}
      </Button>
      <Button variant="ghost" fullWidth onClick={onCancel}>
        {t('jobs.apply.notNow')}
      </Button>
    </Stack>
  );
}

function ApplyForm({ job, formId, onSend, onCancel }: ApplyFormProps) {
  const t = useText();
  const form = useApplyToJob(job, { onSend });
  const days = job.series?.isTakenWhole ? job.series.jobs.length : 0;
  return (
    <FormLayout id={formId} onSubmit={form.onSubmit} aria-label={t('jobs.apply.dialogTitle')}>
      <Stack gap="4">
        <FormErrors messages={form.formErrors} />
        {days > 1 && (
          <Banner icon={<Icon name="repeat" />}>{t('jobs.apply.whole', { days })}</Banner>
        )}
        <RateChoice form={form} postedRate={job.hourlyRate} />
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
        <SendOrLeave isSending={form.isSubmitting} onCancel={onCancel} />
      </Stack>
    </FormLayout>
  );
}
