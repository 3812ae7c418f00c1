import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findHaproxy } from '@tbt/workspace/find-program';
import { freePort } from '@tbt/workspace/free-port';
import {
  byTier,
  startOwnBalancers,
  TIERS,
  type PortsByTier,
  type StartBalancers,
} from './balancers';

const START_WITHIN_MS = 10_000;
const POLL_MS = 20;

// The configuration of docs/scale.md, on one machine.
const DEFAULTS = `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  timeout check 5s
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter 1s fall 3 rise 1
  retries 2
  option redispatch 1
  http-reuse never
  retry-on conn-failure empty-response
`;

const sectionOf = (name: string, port: number, replicas: readonly number[]) =>
  `frontend ${name}
  bind 127.0.0.1:${port}
  default_backend ${name}
backend ${name}
  http-request disable-l7-retry unless METH_GET
${replicas.map((replica, at) => `  server r${at + 1} 127.0.0.1:${replica}`).join('\n')}
`;

export const haproxyConfig = (
  ports: PortsByTier<number>,
  replicas: PortsByTier<readonly number[]>,
): string =>
  [DEFAULTS, ...TIERS.map((tier) => sectionOf(tier, ports[tier], replicas[tier]))].join('\n');

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.destroy()).once('close', (failed) => resolve(!failed));
    socket.once('error', () => undefined);
  });

/** One HAProxy before all tiers; balancers of this process where it cannot be installed. */
export const startHaproxy: StartBalancers = async (sitePort) => {
  const program = findHaproxy();
  if (!program) {
    console.log('HAProxy is not here and cannot be installed: balancers of our own instead');
    return startOwnBalancers(sitePort);
  }
  const free = await Promise.all(TIERS.map(() => freePort()));
  const ports = byTier((tier) => (tier === 'shell' ? sitePort : (free[TIERS.indexOf(tier)] ?? 0)));
  const folder = mkdtempSync(join(tmpdir(), 'tbt-haproxy-'));
  let child: ChildProcess | undefined;
  const end = () => child?.kill('SIGKILL');
  process.on('exit', end);
  return {
    ports,
    async serve(replicas) {
      const file = join(folder, 'haproxy.cfg');
      writeFileSync(file, haproxyConfig(ports, replicas));
      child = spawn(program, ['-db', '-q', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
      for (const since = Date.now(); !(await isOpen(sitePort)); await pause(POLL_MS))
        if (child.exitCode !== null || Date.now() - since > START_WITHIN_MS)
          throw new Error('HAProxy did not start');
    },
    async close() {
      process.off('exit', end);
      if (child && child.exitCode === null) {
        const closed = once(child, 'close');
        child.kill('SIGKILL');
        await closed;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
