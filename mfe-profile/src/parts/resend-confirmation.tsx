import { Button } from '@tbt/design-system';
import { toastOutcome } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { RequestEmailConfirmationDocument } from '../generated/graphql';
import { useText } from '../texts';
import { useConfirmedElsewhere } from './use-live-verification';

/** Sends the link that confirms an email again, and notices when it was opened in another tab. */
export function ResendConfirmation({ email }: { email: string }) {
  const t = useText();
  useConfirmedElsewhere();
  const [request, { loading }] = useMutation(RequestEmailConfirmationDocument);
  const send = () =>
    toastOutcome(async () => (await request()).data?.requestEmailConfirmation.errors ?? [], {
      done: t('profile.account.email.linkSent', { email }),
      failed: t('profile.account.failed'),
    });
  return (
    <Button
      variant="secondary"
      size="small"
      loading={loading}
      loadingLabel={t('profile.account.sending')}
      onClick={() => void send()}
    >
      {t('profile.account.email.resend')}
    </Button>
  );
}
