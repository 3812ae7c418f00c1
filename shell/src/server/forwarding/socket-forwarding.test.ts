import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { silentLogger } from '@tbt/service-kit/testing';
import { addSocketForwarding } from './socket-forwarding';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function listen(server: Server): Promise<number> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Bytes that a browser receives after the headers when the gateway sends these and disconnects. */
async function receivedAfter(sent: Buffer): Promise<Buffer> {
  const gateway = createServer().on('upgrade', (_request, socket) => {
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    setTimeout(() => {
      socket.write(sent);
      socket.end();
    }, 20);
  });
  const gatewayUrl = `http://127.0.0.1:${await listen(gateway)}`;
  const site = createServer();
  addSocketForwarding(site, { gatewayUrl, isAllowedHost: () => true, logger: silentLogger() });
  const browser = connect(await listen(site), '127.0.0.1');
  browser.write('GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  const chunks: Buffer[] = [];
  for await (const chunk of browser) chunks.push(chunk as Buffer);
  const received = Buffer.concat(chunks);
  return received.subarray(received.indexOf('\r\n\r\n') + 4);
}

const text = Buffer.from([0x81, 0x02, 0x68, 0x69]);
const restart = Buffer.from([0x88, 0x02, 0x03, 0xf4]);

describe('the end of a socket', () => {
  it('is 1012 when the gateway died', async () => {
    expect(await receivedAfter(text)).toEqual(Buffer.concat([text, restart]));
  });

  it.each([
    ['a code', Buffer.from([0x88, 0x02, 0x11, 0x31])],
    ['a code and a reason', Buffer.from([0x88, 0x05, 0x11, 0x31, 0x62, 0x79, 0x65])],
    ['nothing', Buffer.from([0x88, 0x00])],
  ])('gets one close frame when the gateway closed it with %s', async (_name, close) => {
    const sent = Buffer.concat([text, close]);
    expect(await receivedAfter(sent)).toEqual(sent);
  });
});
