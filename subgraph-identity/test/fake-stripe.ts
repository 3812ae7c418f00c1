import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type StripeCall = {
  /** Such as `POST /v1/refunds`. */
  call: string;
  params: Record<string, string>;
  key: string | null;
};

type Answer = { status: number; body: unknown };
export type Answers = Record<string, (asked: StripeCall) => object | Promise<object>>;

export const failing = (status: number, error: Record<string, unknown>): Answer => ({
  status,
  body: { error },
});

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

export const listOf = (data: object[]) => ({ object: 'list', data, has_more: false, url: '/' });

const MISSING = failing(404, { type: 'invalid_request_error', code: 'resource_missing' });
const isAnswer = (found: object): found is Answer => 'status' in found && 'body' in found;

/** A server that notes what the SDK sends and answers with given shapes; it has nothing else. */
export async function startFakeStripe(answers: Answers) {
  const calls: StripeCall[] = [];
  const server = createServer((request, response) => {
    const answer = async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.test');
      const sent = new URLSearchParams(await bodyOf(request));
      const key = request.headers['idempotency-key'];
      const asked: StripeCall = {
        call: `${request.method} ${pathname}`,
        params: Object.fromEntries([...searchParams, ...sent]),
        key: typeof key === 'string' ? key : null,
      };
      calls.push(asked);
      const found = (await answers[asked.call]?.(asked)) ?? MISSING;
      const { status, body } = isAnswer(found) ? found : { status: 200, body: found };
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' });
      response.end(JSON.stringify(body));
    };
    void answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    sent: (call: string) => calls.filter((one) => one.call === call),
    client: { host: '127.0.0.1', port, protocol: 'http' as const },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;
