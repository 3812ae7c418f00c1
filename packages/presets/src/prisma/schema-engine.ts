import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { Client, escapeIdentifier } from 'pg';
import { readCatalogTypes } from './catalog-types';
import { engineConnection } from './engine-connection';
import type { EngineDatasource } from './engine-connection';
import { performRequest } from './engine-requests';
import type { EngineParams, SchemaEngineInstance } from './engine-requests';

export interface EngineGlue {
  readonly SchemaEngine: {
    new: (
      params: { datamodels: [string, string][] },
      onLog: (message: string) => void,
      factory: unknown,
    ) => Promise<SchemaEngineInstance>;
  };
}

interface EngineRequest {
  readonly id: number;
  readonly method?: string;
  readonly params: EngineParams;
}

const ERROR_CODES: Readonly<Record<string, string>> = { '3D000': 'P1003', '28P01': 'P1000' };
const NO_MODEL: [string, string] = ['none.prisma', 'datasource db {\n provider = "postgresql"\n}'];

const optionsNamed = (args: readonly string[], name: string) =>
  args.flatMap((argument, index) => (argument === name ? [args[index + 1] ?? ''] : []));

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const codeOf = (error: unknown) => (error as { code?: string } | undefined)?.code;

/** `cli can-connect-to-database` and `cli create-database`; the exit code is the result. */
async function runDatabaseCommand(command: string, datasource: EngineDatasource): Promise<number> {
  const url = new URL(datasource.url ?? '');
  const database = decodeURIComponent(url.pathname.slice(1)) || 'postgres';
  url.searchParams.delete('schema');
  if (command === 'create-database') url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  try {
    await client.connect();
    if (command === 'create-database') {
      await client.query(`CREATE DATABASE ${escapeIdentifier(database)}`);
    }
    await client.end();
    return 0;
  } catch (error) {
    const fields = { error_code: ERROR_CODES[codeOf(error) ?? ''] ?? 'P1001' };
    const entry = { level: 'ERROR', target: 'schema_engine::logger' };
    const line = { ...entry, fields: { ...fields, message: messageOf(error) } };
    process.stderr.write(`\n${JSON.stringify(line)}\n`);
    return 1;
  }
}

const send = (message: object) =>
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

/** JSON-RPC, one message per line, until stdin closes. */
async function serveRequests(
  args: readonly string[],
  datasource: EngineDatasource,
  glue: EngineGlue,
): Promise<void> {
  let isOffline = false;
  let panic = '';
  let failPending: (error: Error) => void = () => undefined;
  const registry = { set_message: (message: string) => void (panic = message) };
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: registry });
  // An engine panic is a trap outside of the call that caused it.
  process.on('uncaughtException', (error) => failPending(new Error(panic || error.message)));

  readCatalogTypes();
  const connection = engineConnection(datasource, () => isOffline);
  const files = optionsNamed(args, '--datamodels');
  const models = files.map((file): [string, string] => [file, readFileSync(file, 'utf8')]);
  let engine: Promise<SchemaEngineInstance> | undefined;
  const getEngine = () =>
    (engine ??= glue.SchemaEngine.new(
      { datamodels: models.length > 0 ? models : [NO_MODEL] },
      () => undefined,
      bindMigrationAwareSqlAdapterFactory(connection),
    ));

  let printId = 1_000_000;
  const answer = async ({ id, method = '', params }: EngineRequest) => {
    try {
      const call = async () => performRequest(await getEngine(), method, params);
      const crash = new Promise<never>((_, reject) => (failPending = reject));
      const result = await Promise.race([crash, call()]);
      const printed = (result as { stdout?: unknown } | undefined)?.stdout;
      if (method === 'diff' && typeof printed === 'string') {
        send({ id: (printId += 1), method: 'print', params: { content: printed } });
      }
      send({ id, result: result ?? {} });
    } catch (error) {
      const message = messageOf(error);
      const code = codeOf(error) ?? /P\d{4}/.exec(message)?.[0] ?? 'P3000';
      const data = { is_panic: false, message, error_code: code, meta: {} };
      send({ id, error: { code: 4466, message: 'See the data field.', data } });
    }
  };

  let pending = Promise.resolve();
  for await (const line of createInterface({ input: process.stdin })) {
    const request = JSON.parse(line) as EngineRequest;
    if (!request.method) continue;
    const ends = [request.params.from, request.params.to];
    isOffline ||=
      request.method === 'diff' &&
      ends.every((end) => end?.tag === 'empty' || end?.tag === 'schemaDatamodel');
    pending = pending.then(() => answer(request));
  }
  await pending;
}

/** Prisma's schema engine in WebAssembly: the native one's arguments and protocol. @returns the exit code. */
export async function runSchemaEngine(
  args: readonly string[],
  loadGlue: () => Promise<EngineGlue>,
): Promise<number> {
  if (args.includes('--version')) {
    process.stdout.write('schema-engine-cli (WebAssembly)\n');
    return 0;
  }
  const datasource = JSON.parse(optionsNamed(args, '--datasource')[0] ?? '{}') as EngineDatasource;
  const command = optionsNamed(args, 'cli')[0];
  if (command) return runDatabaseCommand(command, datasource);
  await serveRequests(args, datasource, await loadGlue());
  return 0;
}
