import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messageText } from '@tbt/contracts';
import { DomainError, formatGraphQLError, notFound } from '@tbt/service-kit';
import type { Logger } from '@tbt/service-kit';
import type { GraphExecutor } from '../graph/execute-operation';
import { bytesOf, type ReadBudget } from '../graph/read-budget';
import { idempotencyKeyOf } from '../idempotency-key';
import {
  acceptFormsOnly,
  acceptJsonOnly,
  bodyErrorOf,
  keepUnreadConnection,
  rawBodyOf,
} from '../json-body';
import type { OriginRules } from '../origin-check';
import type { CallerReader } from '../request-caller';
import type { SessionCookies } from '../session-cookie';
import type { UploadStore } from '../uploads';
import type { ViewerReader } from '../viewer';
import { admit } from './admission';
import { createCallerGates } from './caller-gates';
import type { Answer, AnswerFile, RawInput, Route } from './define-route';
import { DESCRIPTIONS } from './describe-api';
import { ProblemError, problemOfDomainError, problemOfGraphError } from './problem-details';
import type { Problem } from './problem-details';
import { createPageVersions } from './page-versions';
import { localeOf, respondToBadUrl, sendProblem } from './send-problem';
import { takeUpload } from './take-upload';
import { digestsIn, notModified, publicRead, representationOf } from './public-read';
import type { PublicRead } from './public-read';
import { paramsOf, routerPath } from './route-path';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Allowed methods, on 405. */
    allow?: string;
  }
}

/** Of one caller: PDFs and CSV files are written one after the other. */
const FILES_AT_ONCE = 1;
const FILES_WAITING = 4;
/** Of one caller; a message takes five files. */
const UPLOADS_AT_ONCE = 2;
const UPLOADS_WAITING = 8;

const writesFile = ({ answers }: Route) => Object.values(answers).some(({ file }) => file);

export type RestServerOptions = {
  routes: readonly Route[];
  executor: Pick<GraphExecutor, 'execute'>;
  readCaller: CallerReader;
  budget: ReadBudget;
  viewers: Pick<ViewerReader, 'forget'>;
  origins: OriginRules;
  uploads: UploadStore;
  cookies: SessionCookies;
  logger: Logger;
};

function problemOf(error: unknown, request: FastifyRequest, logger: Logger): Problem {
  const locale = localeOf(request);
  const place = { locale, requestId: request.id };
  if (error instanceof ProblemError) return error.problem;
  if (error instanceof DomainError) return problemOfDomainError(error, place);
  const bodyError = bodyErrorOf(error);
  if (bodyError) {
    return {
      status: bodyError.status,
      code: 'VALIDATION_FAILED',
      detail: bodyError.textFor(request),
      errors: [],
      reasons: [],
    };
  }
  return problemOfGraphError(formatGraphQLError(error, { info: place, logger }).toJSON());
}

const methodNotAllowed = (request: FastifyRequest, allow: string): Problem => ({
  status: 405,
  code: 'VALIDATION_FAILED',
  detail: messageText(localeOf(request), 'problem.methodNotAllowed', { method: request.method }),
  errors: [],
  reasons: [],
  headers: { allow },
});

function sendRead({ status, headers, payload }: PublicRead, reply: FastifyReply) {
  reply.code(status).headers(headers);
  if (payload === null) reply.removeHeader('content-type');
  return reply.send(payload ?? undefined);
}

function sendFile({ type, name, content, disposition }: AnswerFile, reply: FastifyReply) {
  reply.header('content-type', type);
  reply.header('content-disposition', `${disposition}; filename="${name}"`);
  return reply.send(content);
}

/** All methods, so that known addresses answer 405 with `Allow`. */
export function acceptAllMethods(app: FastifyInstance): void {
  for (const method of METHODS) {
    const isNew = method !== 'CONNECT' && !app.supportedMethods.includes(method);
    if (isNew) app.addHttpMethod(method);
  }
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return respondToBadUrl(null, request, reply);
  });
}

export async function restServer(scope: FastifyInstance, options: RestServerOptions) {
  const { routes, executor, readCaller, budget, viewers, origins, uploads, cookies, logger } =
    options;
  acceptJsonOnly(scope);
  const versions = createPageVersions();
  const fileGates = createCallerGates(FILES_AT_ONCE, FILES_WAITING);
  const uploadGates = createCallerGates(UPLOADS_AT_ONCE, UPLOADS_WAITING);

  scope.addHook('onRequest', async (request, reply) => {
    const { allow } = request.routeOptions.config;
    if (allow) return sendProblem(reply, methodNotAllowed(request, allow), request.id);
    // Before the body is read.
    const { info } = await readCaller(request.raw, request.id);
    await budget.admit(info, bytesOf(request.raw), reply.raw);
  });
  scope.setErrorHandler((error, request, reply) => {
    keepUnreadConnection(error, reply);
    return sendProblem(reply, problemOf(error, request, logger), request.id);
  });

  const send = async (
    route: Route,
    answer: Answer,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    reply.code(answer.status).headers({ 'cache-control': 'no-store', ...answer.headers });
    if (answer.session) {
      const { session } = answer;
      const cookie = session === 'close' ? cookies.close() : cookies.open(session.open);
      reply.header('set-cookie', cookie);
    }
    if (answer.file) return sendFile(answer.file, reply);
    if (answer.body === undefined) return reply.send();
    reply.header('content-type', 'application/json; charset=utf-8');
    if (!route.isPublicRead) return reply.send(JSON.stringify(answer.body));
    const plain = Buffer.from(JSON.stringify(answer.body));
    const representation = representationOf(plain);
    if (answer.version) versions.note(answer.version, representation);
    return sendRead(await publicRead(plain, request.headers, undefined, representation), reply);
  };

  /** The 304 response when the graph reports an unchanged version. */
  const notModifiedAnswer = async (
    route: Route,
    raw: RawInput,
    request: FastifyRequest,
  ): Promise<PublicRead | null> => {
    if (!route.versionOf) return null;
    const held = digestsIn(request.headers['if-none-match']).flatMap(
      (digest) => versions.find(digest) ?? [],
    );
    if (held.length === 0) return null;
    const version = await route.versionOf(raw, executor);
    const same = held.find((known) => known.version === version);
    return same ? notModified(same.representation, request.headers) : null;
  };

  const takesFile = ({ upload }: Route) => upload !== undefined;
  for (const route of routes.filter((other) => !takesFile(other))) {
    scope.route({
      method: route.method,
      url: routerPath(route.path),
      handler: async (request, reply) => {
        const context = await readCaller(request.raw, request.id);
        admit(route, request, context, origins);
        const idempotencyKey = route.isKeyed ? idempotencyKeyOf(request) : null;
        const raw = {
          params: paramsOf(route.path, request.params as Record<string, string>),
          query: request.query as Record<string, unknown>,
          body: request.body,
          url: request.url,
          readSigned: () => ({
            payload: rawBodyOf(request),
            signature: String(request.headers['stripe-signature'] ?? ''),
          }),
          accept: (request.headers.accept ?? '').toLowerCase(),
          context: { ...context, info: { ...context.info, idempotencyKey } },
        };
        const unchanged = await notModifiedAnswer(route, raw, request);
        if (unchanged) return sendRead(unchanged, reply);
        const handle = () => route.handle(raw, executor);
        const answer = writesFile(route)
          ? await fileGates(context.info.viewer, handle)
          : await handle();
        const { viewer, renewedBrowserToken } = raw.context.info;
        if (answer.session === 'close' && viewer) viewers.forget(viewer);
        if (renewedBrowserToken) reply.header('set-cookie', cookies.remember(renewedBrowserToken));
        return send(route, answer, request, reply);
      },
    });
  }
  refuseOtherMethods(scope, [...routes, ...DESCRIPTIONS]);
  await scope.register(async (forms) => {
    acceptFormsOnly(forms);
    for (const route of routes.filter(takesFile)) {
      forms.route({
        method: route.method,
        url: routerPath(route.path),
        handler: async (request, reply) => {
          const context = await readCaller(request.raw, request.id);
          const parts = { route, request, context, executor, origins, uploads };
          const take = () => takeUpload(parts);
          const answer = await uploadGates(context.info.viewer, take);
          return send(route, answer, request, reply);
        },
      });
    }
  });
}

type Address = Pick<Route, 'path' | 'method'>;

/** 405 at every known address for other methods. */
function refuseOtherMethods(scope: FastifyInstance, routes: readonly Address[]): void {
  const methodsOf = new Map<string, string[]>();
  for (const { path, method } of routes) {
    const methods = method === 'GET' ? ['GET', 'HEAD'] : [method];
    methodsOf.set(path, [...(methodsOf.get(path) ?? []), ...methods]);
  }
  for (const [path, methods] of methodsOf) {
    scope.route({
      method: scope.supportedMethods.filter((method) => !methods.includes(method)),
      url: routerPath(path),
      config: { allow: methods.join(', ') },
      handler: () => {
        throw notFound();
      },
    });
  }
}
