import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { boundedSend } from './bounded-send';

const MEBIBYTE = 1024 * 1024;

it('cuts a client that does not read after about a mebibyte, and leaves the others', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const open = async () => {
    const opened = once(server, 'connection');
    const client = new WebSocket(url);
    const [peer] = (await opened) as [WebSocket];
    await once(client, 'open');
    return { client, peer };
  };
  const [slow, quick] = [await open(), await open()];
  let got = 0;
  quick.client.on('message', () => (got += 1));
  slow.client.pause();
  const frame = { text: 'x'.repeat(32 * 1024) };
  const isCut = once(slow.peer, 'close');
  let most = 0;
  for (let sent = 0; sent < 2_000 && slow.peer.readyState === WebSocket.OPEN; sent += 1) {
    boundedSend(slow.peer, frame);
    boundedSend(quick.peer, frame);
    most = Math.max(most, slow.peer.bufferedAmount);
    await new Promise(setImmediate);
  }
  await isCut;
  expect(most).toBeGreaterThan(MEBIBYTE);
  expect(most).toBeLessThan(1.1 * MEBIBYTE);
  expect(quick.peer.readyState).toBe(WebSocket.OPEN);
  expect(got).toBeGreaterThan(20);
  // A closed socket takes nothing more.
  boundedSend(slow.peer, frame);
  expect(slow.peer.bufferedAmount).toBeLessThan(1.1 * MEBIBYTE);
  for (const { client } of [slow, quick]) client.terminate();
  server.close();
});
