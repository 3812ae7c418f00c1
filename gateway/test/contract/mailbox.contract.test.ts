import { request as httpRequest } from 'node:http';
import { networkInterfaces } from 'node:os';
import { baseUrl, graph } from './support/api';
import { operation } from './support/documents';

const body = JSON.stringify({ query: operation('ContractMailbox') });

/** Asks for the mailbox at an address of this machine, with any headers. */
function ask(hostname: string, headers: Record<string, string>) {
  const { port } = new URL(baseUrl());
  const type = { 'content-type': 'application/json' };
  const options = { hostname, port, path: '/graphql', method: 'POST' };
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = httpRequest({ ...options, headers: { ...type, ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

const CLAIMS = {
  'x-forwarded-for': '127.0.0.1',
  forwarded: 'for=127.0.0.1;host=localhost',
  'x-real-ip': '127.0.0.1',
  'x-proxy-secret': 'guess',
};

const outerAddresses = Object.values(networkInterfaces())
  .flat()
  .flatMap((found) => (found && !found.internal && found.family === 'IPv4' ? [found.address] : []));

describe('the local mailbox', () => {
  it('is open on this machine', async () => {
    const { host } = new URL(baseUrl());
    expect(await ask('localhost', { host })).toMatchObject({
      status: 200,
      text: expect.stringContaining('"edges"') as string,
    });
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip'] as const)(
    'is closed behind a proxy on this machine, which sends %s',
    async (name) => {
      const { host } = new URL(baseUrl());
      const { text } = await ask('localhost', { host, [name]: CLAIMS[name] });
      expect(text).toContain('NOT_FOUND');
      expect(text).not.toContain('"edges"');
    },
  );

  it.each(['evil.test', 'localhost.evil.test', '127.0.0.1.evil.test'])(
    'is closed under the name %s, whatever the request claims',
    async (name) => {
      const local = { 'x-forwarded-host': new URL(baseUrl()).host };
      for (const claims of [{}, CLAIMS, { ...CLAIMS, ...local }]) {
        const { status, text } = await ask('localhost', { host: name, ...claims });
        expect({ name, status }).toEqual({ name, status: 421 });
        expect(text).not.toContain('"edges"');
      }
    },
  );

  it('is closed at the other addresses of this machine, whatever the request claims', async () => {
    const { host } = new URL(baseUrl());
    for (const address of outerAddresses) {
      for (const claims of [{}, CLAIMS]) {
        const answer = await ask(address, { host, ...claims }).catch(
          (error: NodeJS.ErrnoException) => ({ status: 0, text: String(error.code) }),
        );
        expect(answer.text).toMatch(/ECONNREFUSED|EHOSTUNREACH|ETIMEDOUT|NOT_FOUND/);
        expect(answer.text).not.toContain('"edges"');
      }
    }
  });

  it('cannot be read by a page of another site', async () => {
    const { headers } = await graph(
      operation('ContractMailbox'),
      {},
      {
        headers: { origin: 'http://evil.test' },
      },
    );
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
