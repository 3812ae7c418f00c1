import { useState } from 'react';
import { CANCEL_REASONS, type SubscriptionTier } from '@tbt/contracts';
import { Button, Dialog, RadioGroup } from '@tbt/design-system';
import { toastOutcome, useFormats } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { CancelSubscriptionDocument } from '../../generated/graphql';
import { usePlanName } from '../../parts/plan-name';
import { useText } from '../../texts';

export interface CancelPlanDialogProps {
  endsAt: string | null;
  isTrial: boolean;
  /** The smaller plan that was chosen before. */
  pendingTier: SubscriptionTier | null;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

export function CancelPlanDialog(props: CancelPlanDialogProps) {
  const { endsAt, isTrial, pendingTier, onClose, onChanged } = props;
  const t = useText();
  const formats = useFormats();
  const nameOf = usePlanName();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [cancel, { loading }] = useMutation(CancelSubscriptionDocument);
  const submit = async () => {
    setMissing(reason === '');
    if (reason === '') return;
    const isDone = await toastOutcome(
      async () =>
        (await cancel({ variables: { input: { reason } } })).data?.cancelSubscription.errors ?? [],
      { done: t('clinic.sub.cancelDone'), failed: t('clinic.sub.failed') },
    );
    await onChanged();
    if (isDone) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('clinic.sub.cancelTitle')}
      description={
        [
          endsAt &&
            t(isTrial ? 'clinic.sub.cancelTrialText' : 'clinic.sub.cancelText', {
              date: formats.instantDate(endsAt),
            }),
          pendingTier && t('clinic.sub.cancelKept', { plan: nameOf(pendingTier) }),
        ]
          .filter(Boolean)
          .join(' ') || undefined
      }
      closeLabel={t('clinic.sub.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('clinic.sub.keep')}
          </Button>
          <Button variant="danger" loading={loading} onClick={() => void submit()}>
            {t('clinic.sub.cancelConfirm')}
          </Button>
        </>
      }
    >
      <RadioGroup
        legend={t('clinic.sub.reason')}
        name="reason"
        value={reason}
        onValueChange={setReason}
        error={isMissing ? t('clinic.sub.reasonMissing') : undefined}
        options={CANCEL_REASONS.map((value) => ({
          value,
          label: t(`clinic.sub.reason.${value}`),
        }))}
      />
    </Dialog>
  );
}
