import { useState } from 'react';
import { sendMessageRule, checkRule } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf, useMutation } from '@tbt/web-kit';
import { SendMessageDocument } from '../../generated/graphql';
import { useText } from '../../texts';

/** Sends one message at a time; a retry has the same id, so that it is stored once. */
export function useSendMessage(recipientId: number, jobId: number | null, onSent: () => void) {
  const t = useText();
  const [send, { loading }] = useMutation(SendMessageDocument);
  const [pending, setPending] = useState<{ id: string; content: string } | null>(null);
  const failed = (description: string) =>
    toast({ variant: 'destructive', title: t('messaging.sendFailed'), description });

  /** Resolves to whether it was stored. Blank text is not sent. */
  const onSend = async (text: string): Promise<boolean> => {
    const content = text.trim();
    if (content === '' || loading) return false;
    const checked = checkRule(sendMessageRule, { recipientId, content });
    if (!checked.ok) {
      failed(t('messaging.tooLong'));
      return false;
    }
    const id = pending?.content === content ? pending.id : crypto.randomUUID();
    setPending({ id, content });
    try {
      const { data } = await send({
        variables: {
          input: {
            recipientId: String(recipientId),
            jobId: jobId === null ? null : String(jobId),
            content,
            clientMessageId: id,
          },
        },
      });
      const problem = data?.sendMessage.errors[0];
      if (problem) {
        failed(problem.message);
        return false;
      }
      setPending(null);
      onSent();
      return true;
    } catch (error) {
      failed(navigator.onLine ? t('messaging.tryAgain') : detailOf(error));
      return false;
    }
  };
  return { onSend, isSending: loading, sending: loading ? pending : null };
}
