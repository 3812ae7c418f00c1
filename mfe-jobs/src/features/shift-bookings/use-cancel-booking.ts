import { cancelBookingRule, paths } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { useLocation, useSession } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import { CancelBookingDocument, UndoCancellationDocument } from '../../generated/graphql';
import { useActNow } from '../../parts/shift-act/use-act-now';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import { useCancellationPrice } from './use-cancellation-price';

/** Toast of a cancelled booking, with undo if possible; none on the page of the booking, which says it with the time left. */
function useCancelledToast(bookingId: string, name: string) {
  const t = useText();
  const undo = useActNow(UndoCancellationDocument, (data) => data.undoCancellation);
  const isOnItsPage = useLocation().pathname === paths.booking(bookingId);
  return (undoMinutes: number) => {
    if (isOnItsPage) return;
    toast({
      title: t('jobs.shifts.cancel.done'),
      description: t('jobs.shifts.cancel.doneText', { name, count: undoMinutes }),
      action: {
        label: t('jobs.shifts.undo.action'),
        onAction: () => void undo.run({ bookingId }, t('jobs.shifts.undo.done')),
      },
    });
  };
}

export interface CancelBookingOptions {
  bookingId: string;
  /** Name of the other side. */
  name: string;
  onDone: () => void;
}

/** The cancellation form; sends the cost that was shown. */
export function useCancelBooking({ bookingId, name, onDone }: CancelBookingOptions) {
  const { viewer } = useSession();
  const price = useCancellationPrice(bookingId);
  const { act } = useShiftAct(CancelBookingDocument, (data) => data.cancelBooking);
  const tellCancelled = useCancelledToast(bookingId, name);
  const form = useRuleForm(cancelBookingRule, {
    keepDraftKey: `cancel:${viewer?.id ?? ''}:${bookingId}`,
    defaults: { bookingId, reason: '', note: '' },
    submit: async ({ reason, note }) => {
      const errors = await act({
        bookingId,
        reason,
        note,
        shownReliabilityPoints: price.shown?.reliabilityPoints,
        shownCompensation: price.shown?.compensation,
      });
      if (errors.some(({ reasons }) => reasons?.includes('price_changed'))) await price.readAgain();
      if (errors.length > 0) return errors;
      tellCancelled(price.shown?.undoMinutes ?? 0);
      onDone();
      return undefined;
    },
  });
  return { form, price };
}

export type CancelBookingState = ReturnType<typeof useCancelBooking>;
