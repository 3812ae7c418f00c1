import { toast } from '@tbt/design-system';
import { ApproveHoursDocument } from '../../generated/graphql';
import type { HoursPanelFragment } from '../../generated/graphql';
import { FormDialog } from '../../parts/form-dialog/form-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import { HoursFields } from './hours-fields';
import { useHoursForm } from './use-hours-form';

export interface ProposeHoursDialogProps {
  booking: HoursPanelFragment;
  facts: NonNullable<HoursPanelFragment['hoursForm']>;
  sheet: HoursPanelFragment['timesheets'][number];
  name: string;
  onClose: () => void;
}

/** Other hours, which the professional has to accept. */
export function ProposeHoursDialog({
  booking,
  facts,
  sheet,
  name,
  onClose,
}: ProposeHoursDialogProps) {
  const t = useText();
  const { act } = useShiftAct(ApproveHoursDocument, (data) => data.approveHours);
  const form = useHoursForm({
    ...{ booking, facts, side: 'clinic', begin: sheet },
    send: async (changed) => {
      const errors = await act({ bookingId: booking.id, timesheetId: sheet.id, changed });
      if (errors.length > 0) return errors;
      toast({
        title: t('jobs.hours.proposed'),
        description: t('jobs.hours.proposedText', { name }),
      });
      onClose();
      return errors;
    },
  });
  const leave = () => {
    form.discardDraft();
    onClose();
  };
  return (
    <FormDialog
      title={t('jobs.hours.propose')}
      description={t('jobs.hours.proposeText', { name })}
      submitLabel={t('jobs.hours.sendProposal')}
      onSubmit={form.onSubmit}
      isSubmitting={form.isSubmitting}
      errors={form.formErrors}
      onClose={leave}
    >
      <HoursFields booking={booking} facts={facts} form={form} />
    </FormDialog>
  );
}
