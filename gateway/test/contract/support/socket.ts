import { once } from 'node:events';
import { WebSocket } from 'ws';
import { baseUrl } from './api';
import type { Json } from './api';

export type Frame = Json & { type: string };

export type TestSocket = {
  socket: WebSocket;
  frames: Frame[];
  send(frame: unknown): void;
  /** The first matching frame, past or future; fails after five seconds. */
  expect(type: string, fits?: (frame: Frame) => boolean): Promise<Frame>;
  closed: Promise<number>;
  close(): Promise<void>;
};

const PATIENCE_MS = 5_000;

// Closed after each test, since an open socket keeps the run alive.
const opened = new Set<WebSocket>();
afterAll(() => opened.forEach((socket) => socket.terminate()));

export const socketUrl = (path: string, at = baseUrl()): string => at.replace(/^http/, 'ws') + path;

/** Resolves when the socket is open or was closed with a code. */
export async function openSocket(
  options: {
    token?: string;
    cookie?: string;
    headers?: Record<string, string>;
    /** Origin of one process; default: the stack's. */
    at?: string;
  } = {},
): Promise<TestSocket> {
  const { token, cookie, headers, at } = options;
  const socket = new WebSocket(socketUrl('/ws', at), {
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie: `tbt_session=${cookie}` } : {}),
      ...headers,
    },
  });
  opened.add(socket);
  const frames: Frame[] = [];
  const watchers = new Set<() => void>();
  socket.on('message', (data) => {
    frames.push(JSON.parse(String(data)) as Frame);
    for (const watch of watchers) watch();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await once(socket, 'open');

  const waitFor = (type: string, fits: (frame: Frame) => boolean = () => true) =>
    new Promise<Frame>((resolve, reject) => {
      const look = () => {
        const found = frames.find((frame) => frame.type === type && fits(frame));
        if (!found) return;
        watchers.delete(look);
        clearTimeout(timer);
        resolve(found);
      };
      const timer = setTimeout(() => {
        watchers.delete(look);
        reject(new Error(`no ${type} among ${JSON.stringify(frames)}`));
      }, PATIENCE_MS);
      watchers.add(look);
      look();
    });

  return {
    socket,
    frames,
    closed,
    expect: waitFor,
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    async close() {
      socket.close(1000);
      await closed;
    },
  };
}

export function refusedUpgrade(path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(socketUrl(path), { headers });
    socket.on('unexpected-response', (request, response) => {
      request.destroy();
      resolve(response.statusCode ?? 0);
    });
    socket.on('open', () => {
      socket.close();
      reject(new Error('the upgrade was let through'));
    });
    socket.on('error', () => undefined);
  });
}
