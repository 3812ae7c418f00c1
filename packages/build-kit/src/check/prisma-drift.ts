import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startTestPostgres } from '../postgres/test-postgres';
import { runCommand } from '../workspace/run-command';
import { subgraphProjects } from '../workspace/projects';
import { repositoryRoot } from '../workspace/repository-root';

const DIFFERENT = 2;

const DIFF = [
  ...['migrate', 'diff', '--from-migrations', 'prisma/migrations'],
  ...['--to-schema', 'prisma/schema.prisma', '--exit-code'],
];

/** What a database made by the migrations lacks for the Prisma schema, per subgraph. */
export async function prismaDriftProblems(): Promise<string[]> {
  const projects = subgraphProjects().filter((project) =>
    existsSync(join(repositoryRoot, project, 'prisma', 'schema.prisma')),
  );
  const server = await startTestPostgres();
  try {
    const problems: string[] = [];
    for (const project of projects) {
      const url = await server.ensureDatabase(`drift_${project.replaceAll('-', '_')}`);
      const bin = join(repositoryRoot, 'packages', 'build-kit', 'bin', 'prisma.mjs');
      const { code, output } = await runCommand(process.execPath, [bin, project, ...DIFF], {
        env: { DATABASE_URL: url },
      });
      if (code === DIFFERENT) problems.push(`${project}: schema and migrations differ\n${output}`);
      else if (code !== 0) problems.push(`${project}: ${output}`);
    }
    return problems;
  } finally {
    await server.stop();
  }
}
