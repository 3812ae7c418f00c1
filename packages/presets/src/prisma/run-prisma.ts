import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startTestPostgres } from '@tbt/postgres/test-postgres';
import { repositoryRoot } from '@tbt/workspace/repository-root';

const packageRoot = join(repositoryRoot, 'packages', 'presets');
const NEEDS_DATABASE = new Set(['migrate', 'db']);

function spawnPrisma(project: string, args: readonly string[], url: string): Promise<number> {
  const config = join(packageRoot, 'src', 'prisma', 'prisma.config.mjs');
  const cli = join(repositoryRoot, 'node_modules', 'prisma', 'build', 'index.js');
  const child = spawn(process.execPath, [cli, ...args, '--config', config], {
    cwd: project,
    stdio: 'inherit',
    env: {
      ...process.env,
      DATABASE_URL: url,
      PRISMA_PROJECT: project,
      PRISMA_SCHEMA_ENGINE_BINARY: join(packageRoot, 'bin', 'schema-engine.mjs'),
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs Prisma's CLI offline, by default with a temporary database. @returns its exit code. */
export async function runPrisma(
  subgraph: string,
  args: readonly string[],
  databaseUrl: string | undefined,
): Promise<number> {
  const project = join(repositoryRoot, subgraph);
  if (databaseUrl) return spawnPrisma(project, args, databaseUrl);
  if (!NEEDS_DATABASE.has(args[0] ?? '')) {
    return spawnPrisma(project, args, 'postgresql://127.0.0.1:1/none');
  }
  const postgres = await startTestPostgres();
  try {
    return await spawnPrisma(project, args, await postgres.ensureDatabase('scratch'));
  } finally {
    await postgres.stop();
  }
}
