import { Button, Dialog } from '@tbt/design-system';
import { toastOutcome } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { CancelEmergencyDocument } from '../../generated/graphql';
import { useText } from '../../texts';

/** Asks before a request and its shift end. */
export function CancelEmergencyDialog({
  id,
  onClose,
  onChanged,
}: {
  id: string;
  onClose: () => void;
  onChanged: () => void;
}) {
  const t = useText();
  const [cancel, { loading }] = useMutation(CancelEmergencyDocument);
  const submit = async () => {
    await toastOutcome(
      async () =>
        (await cancel({ variables: { input: { emergencyRequestId: id } } })).data?.cancelEmergency
          .errors ?? [],
      { done: t('clinic.emergency.cancelDone'), failed: t('clinic.emergency.cancelFailed') },
    );
    onChanged();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('clinic.emergency.cancelTitle')}
      description={t('clinic.emergency.cancelText')}
      closeLabel={t('clinic.emergency.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('clinic.emergency.keep')}
          </Button>
          <Button variant="danger" loading={loading} onClick={() => void submit()}>
            {t('clinic.emergency.cancel')}
          </Button>
        </>
      }
    />
  );
}
