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
  /** Answers an invitation with another rate. */
  isProposal: boolean;
}

type FormProps = Pick<ApplyDialogProps, 'job' | 'isProposal'> & {
  title: string;
  form: ReturnType<typeof useApplyToJob>;
  formId: string;
};

export function ApplyDialog({ job, open, onOpenChange, onSend, isProposal }: ApplyDialogProps) {
  const t = useText();
  const formats = useFormats();
  const formId = useId();
  const form = useApplyToJob(job, { onSend, isProposal });
  const isBookedThen = useIsBookedThen(job.id);
  const facts = job.myEligibility?.message ? 'jobs.apply.dialogFacts' : 'jobs.apply.dialogText';
  const title = t(isProposal ? 'jobs.apply.otherRate' : 'jobs.apply.dialogTitle');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={t(isProposal ? 'jobs.apply.proposeText' : facts, {
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
            {t(isProposal ? 'jobs.apply.proposeSend' : 'jobs.apply.send')}
          </Button>
        </>
      }
    >
      <ApplyForm {...{ job, isProposal, title, form, formId }} />
    </Dialog>
  );
}

function ApplyForm({ job, isProposal, title, form, formId }: FormProps) {
  const t = useText();
  const days = job.series?.isTakenWhole ? job.series.jobs.length : 0;
  return (
    <FormLayout id={formId} onSubmit={form.onSubmit} aria-label={title}>
      <Stack gap="4">
        <FormErrors messages={form.formErrors} />
        {days > 1 && (
          <Banner icon={<Icon name="repeat" />}>{t('jobs.apply.whole', { days })}</Banner>
        )}
        <RateChoice
          {...{ form, isProposal }}
          postedRate={job.hourlyRate}
          minutes={shiftMinutes(job)}
        />
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
