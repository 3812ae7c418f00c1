import { toastOutcome } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { RequestEmailConfirmationDocument } from '../generated/graphql';
import { useText } from '../texts';

/** Sends the confirmation link again, with a toast. */
export function useEmailConfirmation(email: string) {
  const t = useText();
  const [request, { loading }] = useMutation(RequestEmailConfirmationDocument);
  const send = () =>
    toastOutcome(async () => (await request()).data?.requestEmailConfirmation.errors ?? [], {
      done: t('profile.account.email.linkSent', { email }),
      failed: t('profile.account.failed'),
    });
  return { send, isSending: loading };
}
