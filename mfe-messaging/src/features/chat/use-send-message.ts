import { useState } from 'react';
import { sendMessageRule, checkRule, messageText } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf, useLocale, useMutation } from '@tbt/web-kit';
import { SendMessageDocument } from '../../generated/graphql';
import { useText } from '../../texts';

export type PendingMessage = { id: string; content: string; hasFailed: boolean };

/** Sends one message at a time; a retry has the same id, so that it is stored once. */
export function useSendMessage(recipientId: number, jobId: number | null, onSent: () => void) {
  const t = useText();
  const { locale } = useLocale();
  const [send, { loading }] = useMutation(SendMessageDocument);
  const [pending, setPending] = useState<PendingMessage | null>(null);
  const failed = (description: string) =>
    toast({ variant: 'destructive', title: t('messaging.sendFailed'), description });

  /** Resolves to whether it was stored. Blank text is not sent. */
  const onSend = async (text: string): Promise<boolean> => {
    const content = text.trim();
    if (content === '' || loading) return false;
    const checked = checkRule(sendMessageRule, { recipientId, content });
    if (!checked.ok) {
      const [issue] = checked.issues;
      failed(issue ? messageText(locale, issue.key, issue.values) : t('messaging.tryAgain'));
      return false;
    }
    const id = pending?.content === content ? pending.id : crypto.randomUUID();
    const refuse = (reason: string) => {
      setPending({ id, content, hasFailed: true });
      failed(reason);
      return false;
    };
    setPending({ id, content, hasFailed: false });
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
      if (problem) return refuse(problem.message);
      setPending(null);
      onSent();
      return true;
    } catch (error) {
      return refuse(navigator.onLine ? t('messaging.tryAgain') : detailOf(error));
    }
  };
  return { onSend, isSending: loading, pending };
}
