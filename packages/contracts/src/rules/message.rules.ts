import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import {
  boundedList,
  id,
  idOr,
  isSeen,
  optionalSingleLineText,
  requiredText,
  storable,
  undirected,
  uuid,
} from './fields';
import { ruleError } from './issue';

const attachment = z.object(
  {
    proof: requiredText(LIMITS.uploadProofMax),
    fileName: optionalSingleLineText(LIMITS.fileNameMax),
  },
  { error: ruleError('validation.object') },
);

/** A text, files, or both. */
export const sendMessageRule = z
  .object(
    {
      recipientId: idOr('validation.recipient'),
      jobId: z.nullish(id),
      content: z.string({ error: ruleError('validation.messageBlank') }).check(
        z.trim(),
        z.refine((value) => value === '' || isSeen(value), {
          error: ruleError('validation.messageBlank'),
        }),
        z.maxLength(LIMITS.messageMax, { error: ruleError('validation.messageLong') }),
        storable(),
        undirected(),
      ),
      attachments: z.pipe(
        z.nullish(boundedList(attachment, LIMITS.messageAttachmentsMax)),
        z.transform((list) => list ?? []),
      ),
      clientMessageId: z.nullish(uuid),
    },
    { error: ruleError('validation.object') },
  )
  .check(
    z.refine(({ content, attachments }) => content !== '' || attachments.length > 0, {
      path: ['content'],
      error: ruleError('validation.messageBlank'),
    }),
  );

export type SendMessageValues = z.output<typeof sendMessageRule>;
export type MessageAttachmentValues = SendMessageValues['attachments'][number];
