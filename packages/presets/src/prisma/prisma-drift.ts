import { join } from 'node:path';
import type { RunningPostgres } from '@tbt/postgres';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { runCommand } from '@tbt/workspace/run-command';

const DIFFERENT = 2;

const DIFF = [
  ...['migrate', 'diff', '--from-migrations', 'prisma/migrations'],
  ...['--to-schema', 'prisma/schema.prisma', '--exit-code'],
];

/** Differences between migrations and Prisma schema; empty when equal. @throws Error with Prisma's output. */
export async function migrationDrift(
  server: Pick<RunningPostgres, 'ensureDatabase'>,
  project: string,
): Promise<string> {
  const url = await server.ensureDatabase(`drift_${project.replaceAll('-', '_')}`);
  const bin = join(repositoryRoot, 'packages', 'presets', 'bin', 'prisma.mjs');
  const { code, output } = await runCommand(process.execPath, [bin, project, ...DIFF], {
    env: { DATABASE_URL: url },
  });
  if (code !== 0 && code !== DIFFERENT) throw new Error(output);
  return code === DIFFERENT ? output : '';
}
