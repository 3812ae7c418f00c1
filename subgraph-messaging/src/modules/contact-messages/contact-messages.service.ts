import {
  appendOutbox,
  parseInput,
  validationFailed,
  type Clock,
  type RequestInfo,
} from '@tbt/service-kit';
import type { MessagingDatabase } from '../../database';
import type { MessagingRateLimits } from '../../limits';
import type { MailService } from '../mail';
import { answerDueAt } from '../support';
import { contactMessageInput } from './contact-messages.inputs';
import { isFromProgram, isTooQuick } from './contact-messages.policy';
import { insertContactMessage } from './contact-messages.repository';
import { contactThread } from './contact-thread';

type Dependencies = {
  database: MessagingDatabase;
  clock: Clock;
  rateLimits: MessagingRateLimits;
  mail: Pick<MailService, 'send'>;
};

export type ContactMessagesService = ReturnType<typeof createContactMessagesService>;

export function createContactMessagesService(parts: Dependencies) {
  const { database, clock, rateLimits, mail } = parts;
  return {
    /**
     * Stores the message and mails a receipt. Bots get the same answer, but nothing is stored.
     * @throws DomainError VALIDATION_FAILED, RATE_LIMITED by address.
     */
    async send(info: RequestInfo, input: unknown): Promise<{ isReceived: boolean }> {
      const { website, secondsOpen, ...values } = parseInput(contactMessageInput, input);
      if (info.address !== null) await rateLimits.consume('contact', info.address);
      if (isFromProgram({ website })) return { isReceived: true };
      if (isTooQuick({ secondsOpen }))
        throw validationFailed([{ path: [], key: 'contact.tooQuick', values: {} }]);
      const { locale, viewer } = info;
      const createdAt = clock.now();
      const arrival = { createdAt, dueAt: answerDueAt(createdAt) };
      await database.transaction(async (tx) => {
        const facts = { userId: viewer?.userId ?? null, locale, ...arrival };
        const id = await insertContactMessage(tx, { ...values, ...facts });
        await mail.send(tx, {
          key: `contact-message:${id}`,
          workflow: 'contact.received',
          to: { email: values.email },
          locale,
          params: { name: values.name, subject: values.subject, threadId: contactThread(id) },
        });
        const at = createdAt.toISOString();
        await appendOutbox(tx, 'support.received', { kind: 'contact', caseId: id, at });
      });
      return { isReceived: true };
    },
  };
}
