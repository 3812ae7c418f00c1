import { useEffect, useRef, useState } from 'react';
import { paths } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf, useLocale } from '@tbt/web-kit';
import { useWaitingMutation } from '@tbt/web-kit/graph';
import { SendMessageDocument } from '../../generated/graphql';
import { useText } from '../../texts';

type SentFile = { proof: string; fileName: string };
export type NewMessage = { content: string; attachments: readonly SentFile[] };
export type PendingMessage = NewMessage & { id: string; hasFailed: boolean };

const isSame = (one: NewMessage, other: NewMessage) =>
  one.content === other.content &&
  one.attachments.map(({ proof }) => proof).join() ===
    other.attachments.map(({ proof }) => proof).join();

/** Characters by which a message is recognised. */
const SHORT = 40;

/** After the page's own requests. */
const SETTLE_MS = 3_000;
/** Without it the server alone checks. */
const loadCheck = async () =>
  (await import('./refused-message').catch(() => undefined))?.refusedMessage ?? (() => undefined);

const shortened = (text: string): string =>
  text.length > SHORT ? `${text.slice(0, SHORT).trimEnd()}…` : text;

/** Sends one message at a time, or keeps it until there is a connection; a retry has the same id, so that it is stored once. */
export function useSendMessage(recipientId: number, jobId: number | null, onSent: () => void) {
  const t = useText();
  const { locale } = useLocale();
  const { send, isSending, waiting } = useWaitingMutation(SendMessageDocument);
  const [pending, setPending] = useState<PendingMessage | null>(null);
  const isChecking = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => void loadCheck(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  const failed = (description: string) =>
    toast({ variant: 'destructive', title: t('messaging.sendFailed'), description });

  /** Resolves to whether it was stored. A message without text and files is not sent. */
  const onSend = async (written: NewMessage): Promise<boolean> => {
    const message = { ...written, content: written.content.trim() };
    const isEmpty = message.content === '' && message.attachments.length === 0;
    if (isEmpty || isSending || isChecking.current) return false;
    isChecking.current = true;
    const refusal = (await loadCheck())({ recipientId, ...message }, locale);
    isChecking.current = false;
    if (refusal !== undefined) {
      failed(refusal);
      return false;
    }
    const id = pending && isSame(pending, message) ? pending.id : crypto.randomUUID();
    const refuse = (reason: string) => {
      setPending({ id, ...message, hasFailed: true });
      failed(reason);
      return false;
    };
    setPending({ id, ...message, hasFailed: false });
    try {
      const input = {
        recipientId: String(recipientId),
        jobId: jobId === null ? null : String(jobId),
        content: message.content,
        attachments: [...message.attachments],
        clientMessageId: id,
      };
      const text = shortened(message.content);
      const subject = {
        name: text ? t('messaging.subject', { text }) : t('messaging.subject.files'),
        path: paths.messages(recipientId, jobId ?? undefined),
      };
      const { data } = await send({ input }, subject, id);
      const problem = data?.sendMessage.errors[0];
      if (problem) return refuse(problem.message);
      setPending(null);
      onSent();
      return true;
    } catch (error) {
      return refuse(navigator.onLine ? t('messaging.tryAgain') : detailOf(error));
    }
  };
  const toRecipient = waiting.filter(
    ({ variables }) => variables.input.recipientId === String(recipientId),
  );
  return { onSend, isSending, pending, waiting: toRecipient };
}
