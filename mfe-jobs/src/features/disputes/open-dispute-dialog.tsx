import { FormField, Select } from '@tbt/design-system';
import type { DisputePanelFragment } from '../../generated/graphql';
import { FormDialog } from '../../parts/form-dialog/form-dialog';
import { useText } from '../../texts';
import { StatementFields } from './statement-fields';
import { useOpenDispute } from './use-statement';

interface OpenDisputeDialogProps {
  booking: DisputePanelFragment;
  /** Name of the other side. */
  name: string;
  onClose: () => void;
}

export function OpenDisputeDialog({ booking, name, onClose }: OpenDisputeDialogProps) {
  const t = useText();
  const { form, files } = useOpenDispute(booking, onClose);
  const { disputeReasons: reasons } = booking;
  const isContest = reasons.includes('no_show');
  const leave = () => {
    form.discardDraft();
    onClose();
  };
  return (
    <FormDialog
      title={t(isContest ? 'jobs.dispute.contest' : 'jobs.dispute.open')}
      description={t('jobs.dispute.openText', { name })}
      submitLabel={t('jobs.dispute.send')}
      onSubmit={form.onSubmit}
      isSubmitting={form.isSubmitting}
      isDisabled={files.isUploading}
      errors={form.formErrors}
      onClose={leave}
    >
      {reasons.length > 1 && (
        <FormField label={t('jobs.dispute.reasonLabel')} error={form.errorOf('reason')} required>
          <Select
            placeholder={t('jobs.post.choose')}
            options={reasons.map((value) => ({
              value,
              label: t(`jobs.dispute.reason.${value}`),
            }))}
            {...form.register('reason')}
          />
        </FormField>
      )}
      <StatementFields
        statement={form.register('statement')}
        error={form.errorOf('statement')}
        files={files}
        hint={t('jobs.dispute.openHint', { name })}
      />
    </FormDialog>
  );
}
