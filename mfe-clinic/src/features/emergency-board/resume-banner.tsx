import { Banner, Button } from '@tbt/design-system';
import { toastOutcome } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { ResumeEmergencyDocument } from '../../generated/graphql';
import { useText } from '../../texts';

/** After a pause of hours: the next wave was not sent, and goes out by one click. */
export function ResumeBanner({ id, onChanged }: { id: string; onChanged: () => void }) {
  const t = useText();
  const [resume, { loading }] = useMutation(ResumeEmergencyDocument);
  const submit = async () => {
    await toastOutcome(
      async () =>
        (await resume({ variables: { input: { emergencyRequestId: id } } })).data?.resumeEmergency
          .errors ?? [],
      { done: t('clinic.emergency.resumed'), failed: t('clinic.emergency.resumeFailed') },
    );
    onChanged();
  };
  return (
    <Banner
      tone="warning"
      title={t('clinic.emergency.paused')}
      live="status"
      action={
        <Button size="small" loading={loading} onClick={() => void submit()}>
          {t('clinic.emergency.resume')}
        </Button>
      }
    >
      {t('clinic.emergency.pausedText')}
    </Banner>
  );
}
