import { proposeChangeRule } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { useSession } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import { ProposeBookingChangeDocument, type ShiftBookingFragment } from '../../generated/graphql';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useWhichTime } from '../../parts/which-time/use-which-time';
import { useText } from '../../texts';

const TERMS = ['date', 'startTime', 'endTime', 'hourlyRate'] as const;
type Terms = Partial<Record<(typeof TERMS)[number], string | null>>;

const changesOf = (values: Terms, agreed: Terms): Terms =>
  Object.fromEntries(
    TERMS.filter((name) => values[name] !== agreed[name]).map((name) => [name, values[name]]),
  );

export interface ProposeChangeOptions {
  booking: ShiftBookingFragment;
  /** Name of the other side. */
  name: string;
  onDone: () => void;
}

export function useProposeChange({ booking, name, onDone }: ProposeChangeOptions) {
  const t = useText();
  const { viewer } = useSession();
  const { act } = useShiftAct(ProposeBookingChangeDocument, (data) => data.proposeBookingChange);
  const { id: bookingId, date, startTime, endTime, hourlyRate } = booking;
  const whichTime = useWhichTime();
  const form = useRuleForm(proposeChangeRule, {
    keepDraftKey: `change:${viewer?.id ?? ''}:${bookingId}`,
    defaults: { bookingId, date, startTime, endTime, hourlyRate, utcOffset: '', message: '' },
    submit: async ({ message, utcOffset, ...values }) => {
      const changes = changesOf(values, booking);
      const errors = await act({ bookingId, utcOffset, message, ...changes });
      whichTime.readErrors(errors, values);
      if (errors.length > 0) return errors;
      const description = t('jobs.shifts.change.sentText', { name });
      toast({ title: t('jobs.shifts.change.sent'), description });
      onDone();
      return undefined;
    },
  });
  return { form, whichTime };
}

export type ProposeChangeState = ReturnType<typeof useProposeChange>;
