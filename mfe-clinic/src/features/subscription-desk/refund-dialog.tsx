import { amountOf, centsOf } from '@tbt/contracts';
import { FormField, TextField, toast } from '@tbt/design-system';
import { normalizeDecimal, useFormats } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { RefundPlanInvoiceDocument, type DeskClinicFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { ReasonDialog } from './reason-dialog';
import { useDeskForm } from './use-desk-form';

export interface RefundDialogProps {
  clinicId: string;
  invoice: DeskClinicFragment['invoices'][number];
  onClose: () => void;
}

export function RefundDialog({ clinicId, invoice, onClose }: RefundDialogProps) {
  const t = useText();
  const formats = useFormats();
  const [refund] = useMutation(RefundPlanInvoiceDocument);
  const left = amountOf(centsOf(invoice.total) - centsOf(invoice.refunded));
  const form = useDeskForm(
    { amount: left, reason: '' },
    async ({ amount, reason }) => {
      const seen = { clinicId, invoiceId: invoice.id, refundedBefore: invoice.refunded };
      const input = { ...seen, amount: normalizeDecimal(amount), reason };
      const { data } = await refund({ variables: { input } });
      const errors = data?.refundPlanInvoice.errors ?? [];
      if (errors.length === 0)
        toast(
          data?.refundPlanInvoice.isRunning
            ? { title: t('clinic.desk.refundRunning'), description: t('clinic.desk.refundWaits') }
            : { title: t('clinic.desk.refundDone') },
        );
      return errors;
    },
    onClose,
  );
  return (
    <ReasonDialog
      title={t('clinic.desk.refundTitle', { number: invoice.number })}
      description={t('clinic.desk.refundText', { left: formats.currency(left) })}
      submitLabel={t('clinic.desk.refund')}
      tone="danger"
      form={form}
      onClose={onClose}
    >
      <FormField label={t('clinic.desk.amount')} error={form.errorOf('amount')} required>
        <TextField
          inputMode="decimal"
          value={form.values.amount}
          onChange={({ target }) => form.set({ amount: target.value })}
        />
      </FormField>
    </ReasonDialog>
  );
}
