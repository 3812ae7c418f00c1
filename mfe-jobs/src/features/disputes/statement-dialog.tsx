import type { DisputeCaseFragment } from '../../generated/graphql';
import { FormDialog } from '../../parts/form-dialog/form-dialog';
import { useText } from '../../texts';
import { StatementFields } from './statement-fields';
import { useStatement, type StatementKind } from './use-statement';

interface StatementDialogProps {
  dispute: DisputeCaseFragment;
  kind: StatementKind;
  /** Files of this side already in the case. */
  present: number;
  onClose: () => void;
}

export function StatementDialog({ dispute, kind, present, onClose }: StatementDialogProps) {
  const t = useText();
  const { form, files } = useStatement({ dispute, kind, present, onDone: onClose });
  const leave = () => {
    form.discardDraft();
    onClose();
  };
  return (
    <FormDialog
      title={t(`jobs.dispute.${kind}.title`)}
      description={t(`jobs.dispute.${kind}.text`)}
      submitLabel={t(`jobs.dispute.${kind}.send`)}
      onSubmit={form.onSubmit}
      isSubmitting={form.isSubmitting}
      isDisabled={files.isUploading}
      errors={form.formErrors}
      onClose={leave}
    >
      <StatementFields
        statement={form.register('statement')}
        error={form.errorOf('statement')}
        files={files}
        hint={t(`jobs.dispute.${kind}.hint`)}
      />
    </FormDialog>
  );
}
