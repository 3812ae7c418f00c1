import { createServer, type Server } from 'node:http';
import { connect, createServer as createTcpServer, type AddressInfo } from 'node:net';
import type { Fault } from './fault';
import { startHttpFaultProxy } from './http-fault-proxy';
import { startTcpFaultProxy } from './tcp-fault-proxy';
import { INTERNAL_ADDRESS } from './wrong-answers';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const ANSWER = JSON.stringify({ data: { jobs: [1, 2, 3], me: { id: 7 } } });

async function listen(server: Server | ReturnType<typeof createTcpServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise((resolve) => server.close(resolve)));
  return (server.address() as AddressInfo).port;
}

/** Long enough for an answer on a busy machine, or to see that none comes; milliseconds. */
const PATIENCE_MS = { answer: 10_000, none: 400 } as const;

async function ask(port: number, path = '/graphql', patience: number = PATIENCE_MS.answer) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    signal: AbortSignal.timeout(patience),
  });
  return { status: answer.status, text: await answer.text() };
}

describe('before an HTTP server', () => {
  async function proxied(faultFor?: (path: string) => Fault) {
    const server = createServer((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(ANSWER),
    );
    const upstream = await listen(server);
    const proxy = await startHttpFaultProxy({ faultFor });
    ends.push(() => proxy.close());
    proxy.forwardTo(upstream);
    return proxy;
  }

  it('forwards the server’s answers, also after every fault', async () => {
    const proxy = await proxied();
    for (const fault of ['down', 'reset', 'hang', 'truncated', 'error'] as const) {
      await proxy.set(fault);
      await proxy.set('pass');
      expect(await ask(proxy.port)).toMatchObject({ status: 200, text: ANSWER });
    }
  });

  it.each([
    ['not-found', 404],
    ['error', 500],
    ['html', 200],
    ['garbage', 200],
  ] as const)('answers %s with what must never reach a visitor', async (fault, status) => {
    const proxy = await proxied();
    await proxy.set(fault);
    const answer = await ask(proxy.port);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(INTERNAL_ADDRESS);
    expect(() => JSON.parse(answer.text) as unknown).toThrow();
  });

  it.each(['hang', 'reset', 'down', 'truncated'] as const)(
    'leaves a caller without an answer: %s',
    async (fault) => {
      const proxy = await proxied();
      await proxy.set(fault);
      await expect(ask(proxy.port, '/graphql', PATIENCE_MS.none)).rejects.toThrow();
    },
  );

  it('answers another shape, or later', async () => {
    const proxy = await proxied();
    await proxy.set('wrong-shape');
    expect(JSON.parse((await ask(proxy.port)).text)).toEqual({ data: { jobs: 'odd', me: 'odd' } });
    await proxy.set('slow');
    await expect(ask(proxy.port, '/graphql', PATIENCE_MS.none)).rejects.toThrow(/timeout/);
  });

  it('fails for some addresses only', async () => {
    const proxy = await proxied((path) => (path.startsWith('/a/') ? 'not-found' : 'pass'));
    expect((await ask(proxy.port, '/a/entry.js')).status).toBe(404);
    expect((await ask(proxy.port, '/b/entry.js')).status).toBe(200);
  });
});

describe('before a TCP server', () => {
  async function proxied() {
    const server = createTcpServer((socket) =>
      socket
        .on('error', () => undefined)
        .on('data', (data) => socket.write(`echo ${String(data)}`)),
    );
    const upstream = await listen(server);
    const proxy = await startTcpFaultProxy();
    ends.push(() => proxy.close());
    proxy.forwardTo(upstream);
    return proxy;
  }

  async function caller(port: number) {
    const socket = connect(port, '127.0.0.1');
    const got = { text: '', end: '' };
    socket.on('data', (data) => (got.text += String(data)));
    socket.on('error', (error: NodeJS.ErrnoException) => (got.end = error.code ?? 'error'));
    socket.on('close', () => (got.end ||= 'closed'));
    ends.push(() => socket.destroy());
    await new Promise((resolve) => socket.once('connect', resolve).once('error', resolve));
    return { got, say: (text: string) => socket.write(text) };
  }

  const until = async (isDone: () => boolean) => {
    for (let tries = 0; tries < 200 && !isDone(); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(isDone()).toBe(true);
  };

  it('keeps a connection silent while it hangs, and continues afterwards', async () => {
    const proxy = await proxied();
    const { got, say } = await caller(proxy.port);
    say('one');
    await until(() => got.text === 'echo one');
    await proxy.set('hang');
    say('two');
    const late = await caller(proxy.port);
    late.say('late');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([got.text, late.got.text]).toEqual(['echo one', '']);
    await proxy.set('pass');
    await until(() => got.text === 'echo oneecho two' && late.got.text === 'echo late');
  });

  it('closes connections, refuses new ones, and restarts on its port', async () => {
    const proxy = await proxied();
    const before = await caller(proxy.port);
    await proxy.set('down');
    await until(() => before.got.end !== '');
    expect((await caller(proxy.port)).got.end).toBe('ECONNREFUSED');
    await proxy.set('reset');
    const during = await caller(proxy.port);
    await until(() => during.got.end !== '');
    await proxy.set('pass');
    const after = await caller(proxy.port);
    after.say('back');
    await until(() => after.got.text === 'echo back');
  });
});
