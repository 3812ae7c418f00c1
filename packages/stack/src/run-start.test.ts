import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';

const SCRIPT = `
  require('./packages/workspace/register.cjs');
  require('./packages/stack/src/run-start.ts');
  console.log(Object.keys(require.cache).join('\\n'));
`;

// Start time: server libraries are loaded by the services only.
it('loads nothing that only a server needs', () => {
  const { stdout } = spawnSync(process.execPath, ['-e', SCRIPT], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  const files = stdout.split('\n');
  expect(files).toContain(join(repositoryRoot, 'packages/service-kit/src/env.ts'));
  const isOfServer = (file: string) => /node_modules\/(fastify|graphql|@prisma)\//.test(file);
  expect(files.filter(isOfServer)).toEqual([]);
});
