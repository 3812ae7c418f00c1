import { once } from 'node:events';
import { WebSocket } from 'ws';
import { site } from '../site';

export type Frame = Record<string, unknown> & { type: string };

export interface OpenSocket {
  frames: Frame[];
  send(frame: object): void;
  closedWith(): number | null;
  close(): void;
}

async function open(path: string, token: string, protocols: string[]): Promise<OpenSocket> {
  const socket = new WebSocket(site.url(path).replace(/^http/, 'ws'), protocols, {
    headers: { authorization: `Bearer ${token}` },
  });
  const frames: Frame[] = [];
  let code: number | null = null;
  socket.on('message', (data) => frames.push(JSON.parse(String(data)) as Frame));
  socket.on('close', (given) => (code = given));
  socket.on('error', () => undefined);
  await once(socket, 'open');
  return {
    frames,
    send: (frame) => socket.send(JSON.stringify(frame)),
    closedWith: () => code,
    close: () => socket.terminate(),
  };
}

export const openJsonSocket = (token: string): Promise<OpenSocket> => open('/ws', token, []);

/** A connected graphql-ws socket. */
export async function openGraphSocket(token: string): Promise<OpenSocket> {
  const socket = await open('/graphql', token, ['graphql-transport-ws']);
  socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
  return socket;
}
