import { NO_ID, parseId } from '@tbt/contracts';
import type { Role, SendMessageValues } from '@tbt/contracts';
import {
  actingRole,
  consumeWriteQuota,
  actingUserId,
  conflict,
  constraintOf,
  DomainError,
  forbidden,
  idempotent,
  parseInput,
  requireViewer,
} from '@tbt/service-kit';
import type { Bus, Clock, RequestInfo, Viewer } from '@tbt/service-kit';
import type { MessagingDatabase, MessagingTx, Reading } from '../../database';
import type { MessagingRateLimits } from '../../limits';
import { canBeWrittenTo, mayWriteFirst, type ContactsService } from '../contacts';
import { conversationOf, readPairFacts, openConversation, type PairFacts } from '../conversations';
import { jobUnknown, type JobsService } from '../jobs';
import type { FlagSameText } from '../reports';
import { sendMessageInput } from './messages.inputs';
import { announceAnswer } from './messages.events';
import type { AttachedFile, MessageAttachments } from './message-attachments';
import { isBetween, mayAnswer } from './messages.policy';
import {
  ONE_PER_CLIENT_ID,
  appendMessage,
  messageByClientId,
  messagesByIds,
  type Message,
} from './messages.queries';
import { checkRecipients, textDigest } from './same-text';
import { messageSearch } from './search-words';

type Dependencies = {
  database: MessagingDatabase;
  bus: Bus;
  clock: Clock;
  rateLimits: MessagingRateLimits;
  /** Recipients without an answer who get one text from one sender in an hour. */
  sameTextMax: number;
  contacts: ContactsService;
  jobs: JobsService;
  attachments: MessageAttachments;
  flagSameText: FlagSameText;
};

/** `isDuplicate`: this `clientMessageId` was already stored. */
export type SentMessage = { message: Message; isDuplicate: boolean };

type Sender = { id: number; role: Role | null };

const senderOf = (viewer: Viewer): Sender => ({
  id: actingUserId(viewer),
  role: actingRole(viewer),
});

const isPlanRefusal = (error: unknown): boolean =>
  error instanceof DomainError && error.reasons.includes('plan_limit');

const recipientUnknown = () => new DomainError('NOT_FOUND', 'message.recipientUnknown');

export type MessagesService = ReturnType<typeof createMessagesService>;

export function createMessagesService(deps: Dependencies) {
  const {
    database,
    bus,
    clock,
    rateLimits,
    sameTextMax,
    contacts,
    jobs,
    attachments,
    flagSameText,
  } = deps;

  /** Returns the facts about the pair. @throws when the sender may not write. */
  async function authorize(db: Reading, sender: Sender, recipientId: number): Promise<PairFacts> {
    const people = await contacts.people(db, [sender.id, recipientId]);
    const meeting = await readPairFacts(db, sender.id, recipientId);
    const isKnown = canBeWrittenTo(people.get(recipientId), meeting.conversation !== null);
    // A block is indistinguishable from an unknown user.
    if (!isKnown || meeting.isBlocked) throw recipientUnknown();
    if (mayWriteFirst(sender.role, people.get(sender.id), clock.now())) return meeting;
    const { hasAnswered } = meeting;
    const isEngaged = hasAnswered || (await contacts.isEngaged(db, sender.id, recipientId));
    if (mayAnswer({ otherHasWritten: hasAnswered, isEngaged })) return meeting;
    throw forbidden('access.planWriteFirst', { reasons: ['plan_limit'] });
  }

  async function store(
    tx: MessagingTx,
    sender: Sender,
    values: SendMessageValues,
    files: readonly AttachedFile[],
  ): Promise<Message> {
    const { recipientId, content } = values;
    const createdAt = clock.now();
    const meeting = await authorize(tx, sender, recipientId);
    if (values.jobId) await jobs.authorize(tx, values.jobId, sender.id);
    const unansweredText = meeting.hasAnswered || content === '' ? null : textDigest(content);
    const text = unansweredText && { senderId: sender.id, recipientId, digest: unansweredText };
    const { isSpread } = text
      ? await checkRecipients(tx, text, { limit: sameTextMax, now: createdAt })
      : { isSpread: false };
    let { conversation } = meeting;
    if (!conversation) {
      await openConversation(tx, sender.id, recipientId, createdAt);
      conversation = await conversationOf(tx, sender.id, recipientId);
    }
    if (!conversation) throw new Error('The conversation was not begun');
    const { message, askedAt } = await appendMessage(tx, {
      conversationId: conversation.id,
      senderId: sender.id,
      recipientId,
      content,
      jobId: values.jobId ?? null,
      clientMessageId: values.clientMessageId ?? null,
      unansweredText,
      ...messageSearch(content),
      createdAt,
    });
    await attachments.attach(tx, message, files);
    if (isSpread) await flagSameText(tx, message);
    if (askedAt) await announceAnswer(tx, message, askedAt);
    return message;
  }

  const announce = (message: Message) =>
    bus.live.publish('message.added', {
      conversationId: message.conversationId,
      messageId: message.id,
      seq: message.seq,
      senderId: message.senderId,
      recipientId: message.recipientId,
      clientMessageId: message.clientMessageId,
    });

  return {
    /**
     * Stores a message once per `clientMessageId` and announces it after commit.
     * @throws DomainError VALIDATION_FAILED, FORBIDDEN for another sender or by plan, NOT_FOUND for an unreachable
     * recipient or a shift that the sender may not see, CONFLICT for a `clientMessageId` of another recipient, RATE_LIMITED, also for repeated texts.
     */
    async send(info: RequestInfo, input: unknown): Promise<SentMessage> {
      const viewer = requireViewer(info);
      const sender = senderOf(viewer);
      const values = parseInput(sendMessageInput, input);
      const { clientMessageId, recipientId } = values;
      if (values.jobId === NO_ID) throw jobUnknown();
      if ((values.senderId ?? sender.id) !== sender.id) throw forbidden('access.foreignActor');
      const earlier = async () => {
        if (!clientMessageId) return null;
        const message = await messageByClientId(database.reader, sender.id, clientMessageId);
        if (message && message.recipientId !== recipientId)
          throw conflict('message.clientIdTaken', { path: ['clientMessageId'] });
        return message;
      };
      // With a key the stored answer is used, which also refuses the key with another body.
      const repeated = info.idempotencyKey ? null : await earlier();
      if (repeated) return { message: repeated, isDuplicate: true };
      await consumeWriteQuota(rateLimits, info);
      await rateLimits.consume('messages', sender.id);
      if (recipientId === sender.id || recipientId === viewer.userId) throw recipientUnknown();
      await contacts.waitFor(recipientId);
      if (values.jobId) await jobs.waitFor(values.jobId, sender.id);
      const files = await attachments.open(values.attachments, viewer.userId);
      let isNew = false;
      const storeOnce = () =>
        database.transaction((tx) =>
          idempotent(info, tx, { operation: 'sendMessage', input }, async () => {
            const message = await store(tx, sender, values, files);
            isNew = true;
            return { message, isDuplicate: false };
          }),
        );
      try {
        // Waits between transactions, without holding a connection or lock.
        const sent = await storeOnce().catch(async (refusal: unknown) => {
          const hasCome =
            isPlanRefusal(refusal) && (await contacts.waitForEngagement(sender.id, recipientId));
          if (!hasCome) throw refusal;
          return storeOnce();
        });
        if (isNew) await announce(sent.message);
        return sent;
      } catch (error) {
        const stored = constraintOf(error) === ONE_PER_CLIENT_ID ? await earlier() : null;
        if (!stored) throw error;
        return { message: stored, isDuplicate: true };
      }
    },

    /** Whether only the viewer's plan prevents writing to this user. */
    async needsPlanToWriteTo(info: RequestInfo, userId: string | number): Promise<boolean> {
      const viewer = requireViewer(info);
      const recipientId = parseId(userId);
      const sender = senderOf(viewer);
      if (sender.role !== 'clinic' || recipientId === null) return false;
      try {
        await authorize(database.reader, sender, recipientId);
        return false;
      } catch (refusal) {
        if (isPlanRefusal(refusal)) return true;
        if (refusal instanceof DomainError) return false;
        throw refusal;
      }
    },

    /** Null when missing or not visible. */
    async byId(info: RequestInfo, id: string | number): Promise<Message | null> {
      const userId = actingUserId(requireViewer(info));
      const key = parseId(id);
      const [message] = key ? await messagesByIds(database.reader, [key]) : [];
      return message && isBetween(message, userId) ? message : null;
    },
  };
}
