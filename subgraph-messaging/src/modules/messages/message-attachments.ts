import { parseId, type MessageAttachmentValues } from '@tbt/contracts';
import {
  actingUserId,
  appendOutbox,
  linkToFile,
  openUploadProof,
  requireViewer,
  validationFailed,
  type Deployment,
  type ProvedUpload,
  type RequestInfo,
} from '@tbt/service-kit';
import type { MessagingDatabase, MessagingTx } from '../../database';
import { addAttachments, attachmentFor, type MessageAttachment } from './attachments.queries';
import type { Message } from './messages.queries';

type Dependencies = { database: MessagingDatabase; deployment: Pick<Deployment, 'sealer'> };

export type AttachedFile = ProvedUpload & { fileName: string | null };

export type MessageAttachments = ReturnType<typeof createMessageAttachments>;

export function createMessageAttachments({ database, deployment: { sealer } }: Dependencies) {
  const openProof = async (
    { proof, fileName }: MessageAttachmentValues,
    position: number,
    ownerId: number,
  ): Promise<AttachedFile> => {
    const upload = await openUploadProof(sealer, proof, ownerId);
    if (upload) return { ...upload, fileName };
    const path = ['attachments', String(position), 'proof'];
    throw validationFailed([{ path, key: 'message.attachmentNotYours', values: {} }]);
  };

  return {
    /** Before the transaction. @throws DomainError VALIDATION_FAILED unless own uploads, each once. */
    async open(
      values: readonly MessageAttachmentValues[],
      uploaderId: number,
    ): Promise<AttachedFile[]> {
      const files = await Promise.all(values.map((each, at) => openProof(each, at, uploaderId)));
      if (new Set(files.map(({ key }) => key)).size < files.length) {
        throw validationFailed([
          { path: ['attachments'], key: 'message.attachmentTwice', values: {} },
        ]);
      }
      return files;
    },

    async attach(tx: MessagingTx, message: Message, files: readonly AttachedFile[]) {
      if (files.length === 0) return;
      const { id: messageId, conversationId, senderId, createdAt } = message;
      await addAttachments(
        tx,
        files.map(({ key, mediaType, size, fileName }) => ({
          ...{ messageId, conversationId, senderId, key, mediaType, size, fileName },
        })),
      );
      await appendOutbox(tx, 'message.attached', {
        ...{ messageId, senderId },
        files: files.map(({ key, ownerId }) => ({ key, ownerId })),
        at: createdAt.toISOString(),
      });
    },

    /** Null when missing or not visible. */
    async byId(info: RequestInfo, id: string | number): Promise<MessageAttachment | null> {
      const userId = actingUserId(requireViewer(info));
      const key = parseId(id);
      return key ? attachmentFor(database.reader, key, userId) : null;
    },

    /** The viewer is one of the two. */
    linkTo: ({ key, mediaType, messageId }: MessageAttachment): Promise<string> =>
      linkToFile(sealer, { key, mediaType, name: `message-${messageId}` }),
  };
}
