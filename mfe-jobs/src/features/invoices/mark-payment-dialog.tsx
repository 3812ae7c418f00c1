import { markPaymentRule, PAYMENT_METHODS, refundOf } from '@tbt/contracts';
import { DateField, FormField, Select, toast } from '@tbt/design-system';
import { now, useFormats, useSession } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import {
  MarkInvoicePaidDocument,
  MarkInvoiceReceivedDocument,
  type InvoiceFactsFragment,
} from '../../generated/graphql';
import { FormDialog } from '../../parts/form-dialog/form-dialog';
import { calendarDay } from '../../parts/shift-line/near-day';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';

export type Mark = 'mark_paid' | 'mark_received';

/** Where the texts of a mark stand: money that is paid, or returned. */
export const markTexts = (invoice: InvoiceFactsFragment) =>
  refundOf(invoice) ? 'jobs.invoice.refund' : 'jobs.invoice';

export interface MarkPaymentDialogProps {
  mark: Mark;
  bookingId: string;
  invoice: InvoiceFactsFragment;
  /** Name of the other side. */
  name: string;
  onClose: () => void;
}

function useMarkPayment({ mark, bookingId, invoice, onClose }: MarkPaymentDialogProps) {
  const t = useText();
  const { viewer } = useSession();
  const paid = useShiftAct(MarkInvoicePaidDocument, (data) => data.markInvoicePaid);
  const received = useShiftAct(MarkInvoiceReceivedDocument, (data) => data.markInvoiceReceived);
  return useRuleForm(markPaymentRule, {
    keepDraftKey: `payment:${viewer?.id ?? ''}:${bookingId}`,
    defaults: { bookingId, paidOn: calendarDay(now()), method: '' },
    submit: async ({ paidOn, method }) => {
      const { act } = mark === 'mark_paid' ? paid : received;
      const errors = await act({ bookingId, paidOn, method });
      if (errors.length > 0) return errors;
      toast({ title: t(`${markTexts(invoice)}.${mark}.done`) });
      onClose();
      return undefined;
    },
  });
}

/** When and how an invoice was paid, as one side says. */
export function MarkPaymentDialog(props: MarkPaymentDialogProps) {
  const { mark, invoice, name, onClose } = props;
  const t = useText();
  const formats = useFormats();
  const form = useMarkPayment(props);
  const leave = () => {
    form.discardDraft();
    onClose();
  };
  const total = formats.currency(refundOf(invoice) ?? invoice.amountDue);
  const texts = markTexts(invoice);
  return (
    <FormDialog
      title={t(`${texts}.${mark}.title`, { number: invoice.number, total })}
      description={t(`${texts}.${mark}.text`, { total, name })}
      submitLabel={t(`${texts}.${mark}`)}
      onSubmit={form.onSubmit}
      isSubmitting={form.isSubmitting}
      errors={form.formErrors}
      onClose={leave}
    >
      <FormField label={t(`${texts}.${mark}.on`)} error={form.errorOf('paidOn')} required>
        <DateField {...form.register('paidOn')} />
      </FormField>
      <FormField label={t('jobs.invoice.means')} error={form.errorOf('method')} required>
        <Select
          placeholder={t('jobs.post.choose')}
          options={PAYMENT_METHODS.map((value) => ({
            value,
            label: t(`jobs.invoice.method.${value}`),
          }))}
          {...form.register('method')}
        />
      </FormField>
    </FormDialog>
  );
}
