import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { buildNodeProject } from './build-node-project';

interface ProjectManifest {
  /** The Node part of a web project; folders relative to the project. */
  readonly nodeBuild?: { readonly source: string; readonly output: string };
  readonly nx?: { readonly tags?: readonly string[] };
}

/** In this order: the browser build clears the output folder, in which the server build has its own. */
const WEBPACK_CONFIGURATIONS = [
  ...['webpack.config.ts', 'webpack.server.config.ts', 'webpack.worker.config.ts'],
] as const;

function runWebpack(folder: string, file: string): Promise<void> {
  const cli = require.resolve('webpack-cli/bin/cli.js');
  const register = join(repositoryRoot, 'packages', 'workspace', 'register.cjs');
  const options = ['--mode', 'production', '--config', file];
  const child = spawn(process.execPath, ['--require', register, cli, ...options], {
    cwd: folder,
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`webpack failed in ${folder}`)),
    );
  });
}

/**
 * Builds one project: a browser bundle, a server bundle and a worker where it has webpack configurations, CommonJS where it runs
 * in Node, both for a project with a server of its own.
 */
export async function buildProject(project: string): Promise<void> {
  const folder = join(repositoryRoot, project);
  const manifest = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as ProjectManifest;
  const isWeb = manifest.nx?.tags?.includes('platform:web') ?? false;
  const nodeBuild = manifest.nodeBuild ?? (isWeb ? undefined : { source: 'src', output: 'dist' });
  if (nodeBuild && existsSync(join(folder, nodeBuild.source))) {
    const source = join(folder, nodeBuild.source);
    const count = await buildNodeProject({ source, output: join(folder, nodeBuild.output) });
    process.stdout.write(`${project}: ${count} files compiled\n`);
  }
  for (const file of WEBPACK_CONFIGURATIONS)
    if (existsSync(join(folder, file))) await runWebpack(folder, file);
}
