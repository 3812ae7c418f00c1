import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messageText, negotiateLocale } from '@tbt/contracts';
import type { MessageKey, MessageValues } from '@tbt/contracts';
import { GRAPH_LIMITS } from './graph/limits';
import { isTooDeep } from './json-depth';

/** Too large, of another media type, or not JSON. */
export class BodyError extends Error {
  constructor(
    readonly status: 400 | 413 | 415,
    readonly key: MessageKey,
    readonly values: MessageValues = {},
  ) {
    super(key);
    this.name = 'BodyError';
  }

  textFor(request: FastifyRequest): string {
    const locale = negotiateLocale(request.headers['accept-language']);
    return messageText(locale, this.key, this.values);
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function readJson(body: Buffer): unknown {
  const malformed = () => new BodyError(400, 'problem.malformedJson');
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(body));
  } catch {
    throw malformed();
  }
  if (isTooDeep(value)) throw malformed();
  return value;
}

const BODY_ERRORS: Readonly<Record<string, BodyError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new BodyError(413, 'problem.tooLarge', { max: GRAPH_LIMITS.body }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new BodyError(415, 'problem.mediaType'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new BodyError(400, 'problem.malformedJson'),
};

/** Lets Node drain the unread body: closing at once would reset the connection before the response is read. */
export function keepUnreadConnection(error: unknown, reply: FastifyReply): void {
  if (bodyErrorOf(error)?.status === 413) void reply.removeHeader('connection');
}

export function bodyErrorOf(error: unknown): BodyError | null {
  if (error instanceof BodyError) return error;
  const code = (error as { code?: string } | null)?.code;
  return (code && BODY_ERRORS[code]) || null;
}

/** Leaves a form's bytes to the route. */
export function acceptFormsOnly(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(/^multipart\/form-data\s*(;|$)/i, (_request, _body, done) =>
    done(null, undefined),
  );
  scope.addContentTypeParser('*', (_request, _body, done) =>
    done(new BodyError(415, 'problem.mediaTypeFile')),
  );
}

const rawBodies = new WeakMap<FastifyRequest, Buffer>();

/** The body's text as it was sent, for signatures; empty without a body. */
export const rawBodyOf = (request: FastifyRequest): string =>
  rawBodies.get(request)?.toString('utf8') ?? '';

/** JSON in UTF-8 up to 100 KiB. An empty body is undefined. */
export function acceptJsonOnly(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    /^application\/json\s*(;|$)/i,
    { parseAs: 'buffer', bodyLimit: GRAPH_LIMITS.body },
    (request, body, done) => {
      const encoding = request.headers['content-encoding'] ?? 'identity';
      if (encoding !== 'identity') return done(new BodyError(415, 'problem.mediaType'));
      if (body.length === 0) return done(null, undefined);
      rawBodies.set(request, body as Buffer);
      try {
        done(null, readJson(body as Buffer));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}
