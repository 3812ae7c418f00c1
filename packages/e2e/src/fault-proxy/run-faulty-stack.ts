import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@tbt/workspace/free-port';
import { createProgress, readSettings, startStack, RUNNING_FILE, type Stack } from '@tbt/stack';
import { readState, writeState } from '@tbt/stack/state-file';
import { LOOPBACK } from './fault';
import { startFaultControl } from './fault-control';
import { createFaultyParts, type FaultyParts } from './faulty-parts';
import { startRestartablePostgres, type RestartablePostgres } from './restartable-postgres';

/** File below the data directory with the addresses of the site and the fault control. */
export const FAULTS_FILE = 'faults.json';
const POLL_MS = 50;

type Running = { services?: { name: string; url: string }[] };

/** Environment of a stack whose parts are behind proxies. */
function faultyEnv(parts: FaultyParts, postgres: RestartablePostgres, port: number) {
  const subgraphs = Object.entries(parts.subgraphPorts).map(([name, at]) => [
    `SUBGRAPH_${name.toUpperCase()}_URL`,
    `http://${LOOPBACK}:${at}/graphql`,
  ]);
  const databases = Object.entries(postgres.urls).map(([name, url]) => [
    `DATABASE_URL_${name.toUpperCase()}`,
    url,
  ]);
  return {
    ...process.env,
    ...Object.fromEntries([...subgraphs, ...databases]),
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${parts.sitePort}`,
  } as NodeJS.ProcessEnv;
}

/** Points the proxies to the services once their ports are known. */
async function connectParts(dataDir: string, parts: FaultyParts, isOver: () => boolean) {
  while (!isOver()) {
    const { services } = readState<Running>(join(dataDir, RUNNING_FILE), {});
    if (services) {
      const ports = services.map(({ name, url }) => [name, Number(new URL(url).port)] as const);
      return parts.forwardTo(Object.fromEntries(ports));
    }
    await wait(POLL_MS);
  }
}

/** `node packages/e2e/bin/faulty-stack.mjs [--split]`: a stack with faults; `DATA_DIR/faults.json` has its addresses. */
export async function runFaultyStack(args: readonly string[]): Promise<void> {
  const undo: (() => unknown)[] = [];
  let isOver = false;
  const end = async (status: number) => {
    if (isOver) return;
    isOver = true;
    for (const step of undo.reverse()) await step();
    process.exit(status);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));
  try {
    const { dataDir } = readSettings(args);
    const postgres = await startRestartablePostgres(join(dataDir, 'server'));
    undo.push(() => postgres.close());
    const parts = await createFaultyParts(postgres);
    undo.push(() => parts.close());
    const settings = readSettings(args, faultyEnv(parts, postgres, await freePort()));
    const connecting = connectParts(dataDir, parts, () => isOver);
    await startStack(settings, createProgress(), (stack: Stack) => undo.push(() => stack.stop()));
    await connecting;
    const control = await startFaultControl({ parts, postgres });
    undo.push(() => control.server.close());
    writeState(join(dataDir, FAULTS_FILE), { site: settings.publicUrl, control: control.url });
    process.stdout.write(`The site: ${settings.publicUrl}, its faults: ${control.url}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
    await end(1);
  }
}
