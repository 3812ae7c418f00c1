import * as z from 'zod/mini';
import { LIMITS, checkRule, id, messageText, ruleError, sendMessageRule } from '@tbt/contracts';
import type { Locale } from '@tbt/contracts';
import type { ErrorCode } from '@tbt/service-kit';
import { isTooDeep } from '../json-depth';
import { SEQ_MAX } from '../seq-max';

const seq = z
  .number({ error: ruleError('validation.seq') })
  .check(
    z.int({ error: ruleError('validation.seq') }),
    z.minimum(0, { error: ruleError('validation.seq') }),
  );

const FRAMES = {
  join: z.object({ userId: id }),
  message: z.intersection(sendMessageRule, z.object({ senderId: z.optional(z.nullish(id)) })),
  typing: z.object({
    recipientId: id,
    isTyping: z.boolean({ error: ruleError('validation.boolean') }),
  }),
  read: z.object({
    conversationId: id,
    seq: seq.check(z.maximum(SEQ_MAX, { error: ruleError('validation.seq') })),
  }),
  resume: z.object({ conversationId: id, afterSeq: seq }),
} as const;

export type FrameType = keyof typeof FRAMES;

export type ClientFrame = {
  [T in FrameType]: { type: T } & z.output<(typeof FRAMES)[T]>;
}[FrameType];

export type ErrorFrame = {
  type: 'error';
  code: ErrorCode;
  message: string;
  clientMessageId?: string;
};

export type ReadFrame = { ok: true; frame: ClientFrame } | { ok: false; error: ErrorFrame };

const isFrameType = (type: unknown): type is FrameType =>
  typeof type === 'string' && Object.hasOwn(FRAMES, type);

const CLIENT_MESSAGE_ID_MAX = 100;

/** Correlates an error with the client's message. */
function clientMessageIdOf(value: object): { clientMessageId?: string } {
  const { clientMessageId } = value as { clientMessageId?: unknown };
  return typeof clientMessageId === 'string' && clientMessageId.length <= CLIENT_MESSAGE_ID_MAX
    ? { clientMessageId }
    : {};
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    if (isTooDeep(value)) return null;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** The error names the first invalid field, in the client's language. */
export function readFrame(text: string, locale: Locale): ReadFrame {
  const failed = (message: string, value: object = {}): ReadFrame => ({
    ok: false,
    error: { type: 'error', code: 'VALIDATION_FAILED', message, ...clientMessageIdOf(value) },
  });
  const value = parse(text);
  if (!value || !isFrameType(value.type)) {
    return failed(messageText(locale, 'socket.malformed'), value ?? {});
  }
  const result = checkRule(FRAMES[value.type], value);
  if (result.ok) return { ok: true, frame: { type: value.type, ...result.value } as ClientFrame };
  const [issue] = result.issues;
  if (!issue) return failed(messageText(locale, 'socket.malformed'), value);
  const message = messageText(locale, issue.key, issue.values);
  return failed(issue.path.length > 0 ? `${issue.path.join('.')}: ${message}` : message, value);
}

/** Messages per `resume`; more is a gap. */
export const RESUME_MAX = LIMITS.pageMax;
