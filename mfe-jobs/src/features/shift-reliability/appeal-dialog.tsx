import { appealRule, LIMITS } from '@tbt/contracts';
import { FormField, TextArea, toast } from '@tbt/design-system';
import { useSession } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import { AppealReliabilityDocument } from '../../generated/graphql';
import { FormDialog } from '../../parts/form-dialog/form-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';

export function AppealDialog({ entryId, onClose }: { entryId: string; onClose: () => void }) {
  const t = useText();
  const { viewer } = useSession();
  const appeal = useShiftAct(AppealReliabilityDocument, (data) => data.appealReliability);
  const form = useRuleForm(appealRule, {
    keepDraftKey: `appeal:${viewer?.id ?? ''}:${entryId}`,
    defaults: { entryId, text: '' },
    submit: async ({ text }) => {
      const errors = await appeal.act({ entryId, text });
      if (errors.length > 0) return errors;
      toast({ title: t('jobs.shifts.appeal.done'), description: t('jobs.shifts.appeal.doneText') });
      onClose();
      return undefined;
    },
  });
  const leave = () => {
    form.discardDraft();
    onClose();
  };
  return (
    <FormDialog
      title={t('jobs.shifts.appeal.title')}
      description={t('jobs.shifts.appeal.text')}
      submitLabel={t('jobs.shifts.appeal.send')}
      onSubmit={form.onSubmit}
      isSubmitting={form.isSubmitting}
      errors={form.formErrors}
      onClose={leave}
    >
      <FormField
        label={t('jobs.shifts.appeal.why')}
        hint={t('jobs.shifts.appeal.whyHint')}
        error={form.errorOf('text')}
        required
      >
        <TextArea rows={5} maxLength={LIMITS.appealTextMax} {...form.register('text')} />
      </FormField>
    </FormDialog>
  );
}
