import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { LOOPBACK } from './fault';
import type { FaultyParts } from './faulty-parts';
import type { RestartablePostgres } from './restartable-postgres';

type FaultTargets = { parts: FaultyParts; postgres: RestartablePostgres };

async function handleCommand(
  request: IncomingMessage,
  { parts, postgres }: FaultTargets,
): Promise<unknown> {
  const [, group, name = ''] = (request.url ?? '').split('/');
  if (request.method === 'PUT' && group === 'parts') {
    await parts.set(name, await text(request));
    return null;
  }
  if (request.method === 'POST' && group === 'databases')
    return postgres.query(name, await text(request));
  if (request.method === 'POST' && group === 'postgres') {
    if (name === 'stop') return postgres.stop().then(() => null);
    if (name === 'start') return postgres.start().then(() => null);
    if (name === 'terminate') return postgres.terminateConnections();
  }
  throw new Error(`There is no ${request.method} ${request.url}`);
}

/** Test control of a stack's faults: `PUT /parts/<part>`, `POST /postgres/stop|start|terminate`, `POST /databases/<name>`. */
export async function startFaultControl(
  controlled: FaultTargets,
): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    handleCommand(request, controlled).then(
      (answer) => response.end(JSON.stringify(answer)),
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The control does not listen');
  return { url: `http://${LOOPBACK}:${address.port}`, server };
}
