import { Button } from '@tbt/design-system';
import { toastOutcome } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { DeclineEmergencyDocument } from '../../generated/graphql';
import { useText } from '../../texts';

export function DeclineButton({ id, onChanged }: { id: string; onChanged: () => void }) {
  const t = useText();
  const [decline, { loading }] = useMutation(DeclineEmergencyDocument);
  const submit = async () => {
    await toastOutcome(
      async () =>
        (await decline({ variables: { input: { emergencyRequestId: id } } })).data?.declineEmergency
          .errors ?? [],
      { done: t('clinic.emergency.declined'), failed: t('clinic.emergency.declineFailed') },
    );
    onChanged();
  };
  return (
    <Button variant="ghost" loading={loading} onClick={() => void submit()}>
      {t('clinic.emergency.decline')}
    </Button>
  );
}
