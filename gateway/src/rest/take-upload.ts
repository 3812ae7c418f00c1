import type { FastifyRequest } from 'fastify';
import { DomainError, requireViewer } from '@tbt/service-kit';
import type { GraphExecutor } from '../graph/execute-operation';
import type { GraphContext } from '../graph/graph-context';
import { idempotencyKeyOf } from '../idempotency-key';
import { BodyError } from '../json-body';
import type { OriginRules } from '../origin-check';
import { receiveFile, type UploadStore } from '../uploads';
import { admit } from './admission';
import type { Answer, Route } from './define-route';
import { ProblemError } from './problem-details';

type Upload = {
  route: Route;
  request: FastifyRequest;
  context: GraphContext;
  executor: Pick<GraphExecutor, 'execute'>;
  origins: OriginRules;
  uploads: UploadStore;
};

const SERVER_ERROR = 500;

function refusalOf(check: () => void): Error | null {
  try {
    check();
    return null;
  } catch (error) {
    return error as Error;
  }
}

/** Whether nothing was written; otherwise the files must stay. */
const isRefusal = (error: unknown): boolean =>
  (error instanceof ProblemError && error.problem.status < SERVER_ERROR) ||
  (error instanceof DomainError && error.code !== 'UNAVAILABLE' && error.code !== 'INTERNAL');

const nothing = {
  take: async (bytes: AsyncIterable<Buffer>) => {
    for await (const _chunk of bytes) continue;
    return true;
  },
  discard: async () => undefined,
};

/**
 * Stores the file, then runs the route's operation with its receipt. Nothing is stored for refused callers.
 * @throws BodyError, DomainError, ProblemError
 */
export async function takeUpload(parts: Upload): Promise<Answer> {
  const { route, request, context, executor, origins, uploads } = parts;
  const { upload } = route;
  if (!upload) throw new Error(`${route.path} takes no file`);
  const refused = refusalOf(() => admit(route, request, context, origins));
  if (refused) {
    await receiveFile(request.raw, upload, nothing).catch((error: unknown) => {
      if (error instanceof BodyError) throw error;
    });
    throw refused;
  }
  const viewer = requireViewer(context.info);
  const idempotencyKey = idempotencyKeyOf(request);
  const began = Date.now();
  const stored = await receiveFile(request.raw, upload, uploads.taker(upload));
  // The deadline excludes the time of the upload.
  const { deadline } = context.info;
  const info = {
    ...context.info,
    idempotencyKey,
    ...(deadline === undefined ? {} : { deadline: deadline + Date.now() - began }),
  };
  const raw = {
    params: {},
    query: {},
    body: { receipt: await uploads.receiptOf(stored, viewer.userId) },
    url: request.url,
    context: { ...context, info },
  };
  try {
    const answer = await route.handle(raw, executor);
    const isRepeated = (answer.body as { url?: string } | undefined)?.url !== stored.url;
    if (isRepeated) await uploads.discard(stored);
    return answer;
  } catch (error) {
    if (isRefusal(error)) await uploads.discard(stored);
    throw error;
  }
}
