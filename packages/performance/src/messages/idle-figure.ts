import { once } from 'node:events';
import { WebSocket } from 'ws';
import { startProgram } from '../harness/program';
import type { Figure } from '../harness/results';
import { takeTurns } from '../harness/rounds';
import { estimate, ratio } from '../harness/statistics';

const SOCKETS = 5_000;
const AT_ONCE = 100;
const ENTRY = 'packages/performance/src/programs/idle-sockets.ts';

async function openAll(url: string): Promise<WebSocket[]> {
  const opened: WebSocket[] = [];
  while (opened.length < SOCKETS) {
    const next = Array.from(
      { length: AT_ONCE },
      (_, at) =>
        new WebSocket(url.replace('http', 'ws'), {
          headers: { cookie: String(opened.length + at + 1) },
        }),
    );
    await Promise.all(next.map((socket) => once(socket, 'open')));
    opened.push(...next);
  }
  return opened;
}

/** Resident bytes of one socket among 5,000, in a process of their own. */
async function bytesOfSocket(kind: 'bare' | 'gateway', folder: string): Promise<number> {
  const env = { SOCKET_KIND: kind };
  const program = await startProgram({ name: `sockets-${kind}`, entry: ENTRY, env, folder });
  const memory = async () => Number(await (await fetch(`${program.url}/memory`)).text());
  const before = await memory();
  const sockets = await openAll(program.url);
  const after = await memory();
  for (const socket of sockets) socket.terminate();
  await program.stop();
  return (after - before) / SOCKETS;
}

/** Memory of idle sockets, in turns with a bare server of the same library. */
export async function idleFigures(folder: string, slices: number): Promise<Figure[]> {
  const bytes = await takeTurns(['gateway', 'bare'], (kind) => bytesOfSocket(kind, folder), slices);
  return [
    {
      name: `memory of ${SOCKETS.toLocaleString('en-CA')} idle sockets: /ws ÷ bare ws`,
      unit: 'times',
      value: ratio(bytes.gateway, bytes.bare),
      target: { atMost: 1.8 },
    },
    {
      name: 'memory of one idle socket of /ws',
      unit: 'bytes',
      value: estimate(bytes.gateway),
    },
  ];
}
