import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { messageText } from '@tbt/contracts';
import { actingUserId, DomainError, forbidden, notFound } from '@tbt/service-kit';
import type { ErrorCode, UserErrorDto, Viewer } from '@tbt/service-kit';
import {
  RestMarkConversationReadDocument,
  RestSendMessageDocument,
  SocketResumeDocument,
  SocketTypingDocument,
} from '../generated/graphql';
import type { GraphExecutor } from '../graph/execute-operation';
import type { GraphContext } from '../graph/graph-context';
import { problemOfGraphError, type Problem } from '../rest/problem-details';
import { toMessage, toSendInput } from '../rest/messages/messages.schemas';
import type { MessageEntity } from '../rest/messages/messages.schemas';
import { SEQ_MAX } from '../seq-max';
import { RESUME_MAX } from './json-frames';
import type { ClientFrame, FrameType } from './json-frames';

export class FrameError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
    this.name = 'FrameError';
  }
}

export type CommandContext = {
  executor: Pick<GraphExecutor, 'execute'>;
  context: GraphContext;
  viewer: Viewer;
};

/** Sent at once; null when the response is an event after commit. */
export type ServerFrame = Record<string, unknown> & { type: string };

type Command<T extends FrameType> = (
  frame: Extract<ClientFrame, { type: T }>,
  command: CommandContext,
) => Promise<ServerFrame | null>;

function toFrameError({ code, detail, errors: [field] }: Problem): FrameError {
  return new FrameError(code, field?.path ? `${field.path}: ${field.message}` : detail);
}

async function run<D, V extends Record<string, unknown>>(
  { executor, context }: CommandContext,
  document: TypedDocumentNode<D, V>,
  variables: V,
): Promise<D> {
  const { data, errors } = await executor.execute(document, variables, context);
  const [first] = errors ?? [];
  if (first) throw toFrameError(problemOfGraphError(first));
  if (!data) throw notFound();
  return data;
}

function refuse(errors: readonly UserErrorDto[]): void {
  const [first] = errors;
  if (first) throw new FrameError(first.code, first.message);
}

const join: Command<'join'> = async ({ userId }, { viewer }) => {
  if (userId !== viewer.userId && userId !== actingUserId(viewer))
    throw forbidden('access.foreignActor');
  return { type: 'joined', userId };
};

const message: Command<'message'> = async (frame, command) => {
  const data = await run(command, RestSendMessageDocument, { input: toSendInput(frame) });
  const { message: stored, isDuplicate, errors } = data.sendMessage;
  refuse(errors);
  if (!stored || !isDuplicate) return null;
  // A duplicate triggers no event, so its sender gets the frame directly.
  const { clientMessageId } = stored;
  return { type: 'message_sent', message: toMessage(stored), clientMessageId };
};

const typing: Command<'typing'> = async ({ recipientId, isTyping }, command) => {
  await run(command, SocketTypingDocument, {
    input: { recipientId: String(recipientId), isTyping },
  });
  return null;
};

const read: Command<'read'> = async ({ conversationId, seq }, command) => {
  const input = { conversationId: String(conversationId), seq };
  const data = await run(command, RestMarkConversationReadDocument, { input });
  refuse(data.markConversationRead.errors);
  return null;
};

/** Whether the messages have no gap, right after `afterSeq`. */
const isComplete = (messages: readonly MessageEntity[], afterSeq: number): boolean =>
  messages.every(({ seq }, at) => seq === afterSeq + 1 + at);

const resume: Command<'resume'> = async ({ conversationId, afterSeq: asked }, command) => {
  const afterSeq = Math.min(asked, SEQ_MAX);
  const variables = { conversationId: String(conversationId), limit: RESUME_MAX, afterSeq };
  const { conversation } = await run(command, SocketResumeDocument, variables);
  if (!conversation) throw notFound();
  const messages = conversation.messages.edges.map(({ node }) => toMessage(node));
  const upToSeq = messages.at(-1)?.seq ?? afterSeq;
  const isProven =
    isComplete(messages, afterSeq) &&
    !conversation.messages.pageInfo.hasNextPage &&
    upToSeq >= conversation.lastSeq &&
    afterSeq <= Math.max(conversation.lastSeq, upToSeq) &&
    (messages.length > 0 || afterSeq === conversation.lastSeq);
  return isProven
    ? { type: 'resumed', conversationId, messages, upToSeq }
    : { type: 'gap', conversationId };
};

/** @throws FrameError | DomainError */
export function runCommand(
  frame: ClientFrame,
  command: CommandContext,
): Promise<ServerFrame | null> {
  switch (frame.type) {
    case 'join':
      return join(frame, command);
    case 'message':
      return message(frame, command);
    case 'typing':
      return typing(frame, command);
    case 'read':
      return read(frame, command);
    case 'resume':
      return resume(frame, command);
  }
}

/** Code and localized text; null for an unexpected error. */
export function refusalOf(
  error: unknown,
  { info }: GraphContext,
): { code: ErrorCode; message: string } | null {
  if (error instanceof FrameError) return { code: error.code, message: error.message };
  if (!(error instanceof DomainError)) return null;
  return { code: error.code, message: messageText(info.locale, error.key, error.values) };
}
