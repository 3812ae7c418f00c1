import type { FastifyInstance, FastifyReply } from 'fastify';
import { paths } from '@tbt/contracts';
import { OneClickUnsubscribeDocument } from '../generated/graphql';
import type { GraphExecutor } from '../graph/execute-operation';
import type { CallerReader } from '../request-caller';

export type UnsubscribeRouteOptions = {
  executor: Pick<GraphExecutor, 'execute'>;
  readCaller: CallerReader;
};

const URL = '/api/unsubscribe/:token';
const BODY_MAX = 10_240;

const STATUS_OF: Readonly<Record<string, number>> = {
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

type Params = { Params: { token: string } };

const say = (reply: FastifyReply, status: number, text: string) =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .send(text);

/** RFC 8058 one-click: one form POST, with the mail's token as the only proof. GET redirects to the page that asks first. */
export async function unsubscribeRoute(
  scope: FastifyInstance,
  { executor, readCaller }: UnsubscribeRouteOptions,
): Promise<void> {
  scope.removeAllContentTypeParsers();
  // The form repeats the URL's parameters.
  scope.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: BODY_MAX },
    (_request, _body, done) => done(null, undefined),
  );
  scope.post<Params>(URL, async (request, reply) => {
    const context = await readCaller(request.raw, request.id, null);
    const variables = { input: { token: request.params.token } };
    const { data, errors } = await executor.execute(
      OneClickUnsubscribeDocument,
      variables,
      context,
    );
    const code = errors?.[0]?.extensions?.code;
    if (code !== undefined) {
      const status = STATUS_OF[String(code)] ?? 500;
      if (status !== 404) void reply.header('retry-after', '60');
      return say(reply, status, 'Not unsubscribed');
    }
    if (!data?.unsubscribe?.category) return say(reply, 404, 'Not unsubscribed');
    return say(reply, 200, 'Unsubscribed');
  });
  scope.get<Params>(URL, async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(`${paths.unsubscribe()}#${encodeURIComponent(request.params.token)}`, 303),
  );
  scope.route({
    method: scope.supportedMethods.filter((method) => !['GET', 'HEAD', 'POST'].includes(method)),
    url: URL,
    onRequest: async (_request, reply) => say(reply.header('allow', 'GET, HEAD, POST'), 405, ''),
    handler: async () => undefined,
  });
}
