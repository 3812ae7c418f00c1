import { billingDetailsRule, INVOICE_TERMS } from '@tbt/contracts';
import { FormField, TextArea, TextField, toast } from '@tbt/design-system';
import { useSession } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import { SetBillingDetailsDocument, type MyBillingDetailsQuery } from '../../generated/graphql';
import { FormDialog } from '../form-dialog/form-dialog';
import { useShiftAct } from '../shift-act/use-shift-act';
import { useText } from '../../texts';

export interface BillingDialogProps {
  details: MyBillingDetailsQuery['billingDetails'] | null;
  onClose: () => void;
}

function useBillingForm({ details, onClose }: BillingDialogProps) {
  const t = useText();
  const { viewer } = useSession();
  const { act } = useShiftAct(SetBillingDetailsDocument, (data) => data.setBillingDetails);
  return useRuleForm(billingDetailsRule, {
    keepDraftKey: `billing:${viewer?.id ?? ''}`,
    defaults: {
      gstNumber: details?.gstNumber ?? '',
      qstNumber: details?.qstNumber ?? '',
      paymentInstructions: details?.paymentInstructions ?? '',
    },
    submit: async (values) => {
      const errors = await act(values);
      if (errors.length > 0) return errors;
      toast({ title: t('jobs.billing.saved') });
      onClose();
      return undefined;
    },
  });
}

export function BillingDialog(props: BillingDialogProps) {
  const t = useText();
  const form = useBillingForm(props);
  const leave = () => {
    form.discardDraft();
    props.onClose();
  };
  return (
    <FormDialog
      title={t('jobs.billing.title')}
      description={t('jobs.billing.text')}
      submitLabel={t('jobs.billing.save')}
      onSubmit={form.onSubmit}
      isSubmitting={form.isSubmitting}
      errors={form.formErrors}
      onClose={leave}
    >
      <FormField
        label={t('jobs.billing.instructions')}
        hint={t('jobs.billing.instructionsHint')}
        error={form.errorOf('paymentInstructions')}
      >
        <TextArea
          rows={3}
          maxLength={INVOICE_TERMS.paymentInstructionsMax}
          {...form.register('paymentInstructions')}
        />
      </FormField>
      <FormField
        label={t('jobs.billing.gst')}
        hint={t('jobs.billing.gstHint')}
        optionalLabel={t('jobs.shifts.optional')}
        error={form.errorOf('gstNumber')}
      >
        <TextField autoComplete="off" {...form.register('gstNumber')} />
      </FormField>
      <FormField
        label={t('jobs.billing.qst')}
        hint={t('jobs.billing.qstHint')}
        optionalLabel={t('jobs.shifts.optional')}
        error={form.errorOf('qstNumber')}
      >
        <TextField autoComplete="off" {...form.register('qstNumber')} />
      </FormField>
    </FormDialog>
  );
}
