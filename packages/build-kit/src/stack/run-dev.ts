import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../postgres/server-process';
import { overrideRemote } from '../release';
import { repositoryRoot } from '../workspace/repository-root';
import { loadEnvFile, readSettings, type StackSettings } from './env';
import { runStart } from './run-start';
import { isReady } from './service-process';

const WEBPACK_CLI = require.resolve('webpack-cli/bin/cli.js');
const REGISTER = join(repositoryRoot, 'packages', 'build-kit', 'register.cjs');

const browserProjects = (): string[] => [
  'shell',
  ...readdirSync(repositoryRoot).filter((name) => name.startsWith('mfe-')),
];

async function serveProject(project: string, settings: StackSettings): Promise<ChildProcess> {
  const port = settings.devPort || (await freePort());
  process.stdout.write(`${project} with hot reload: http://127.0.0.1:${port}\n`);
  const child = spawn(
    process.execPath,
    ['--require', REGISTER, WEBPACK_CLI, 'serve', '--mode', 'development'],
    {
      cwd: join(repositoryRoot, project),
      stdio: 'inherit',
      env: {
        ...settings.inherited,
        NODE_ENV: 'development',
        DEV_PORT: String(port),
        STACK_ORIGIN: `http://localhost:${settings.port}`,
      },
    },
  );
  if (project !== 'shell') {
    // The pages of the stack take this remote from here for as long as it is served.
    const origin = `http://127.0.0.1:${port}`;
    child.once('exit', overrideRemote(settings.releasesDir, project, origin));
  }
  return child;
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    child.once('exit', () => resolve());
  });

async function stopServing(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await ended(child);
}

/** Beside a stack that runs already: the development server alone. */
async function serveBeside(project: string, settings: StackSettings): Promise<void> {
  const child = await serveProject(project, settings);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void child.kill('SIGTERM'));
  }
  await ended(child);
  process.exit(child.exitCode ?? 0);
}

/**
 * `npm run dev -- <project>`: one micro-frontend, or the shell, with hot reload against the stack on
 * PORT; starts a stack when none is there. Without a project it is the stack alone.
 */
export async function runDev(args: readonly string[]): Promise<void> {
  const project = args.find((arg) => !arg.startsWith('-'));
  const known = browserProjects();
  if (project && !known.includes(project)) {
    process.stderr.write(`usage:\n  npm run dev -- <${known.join(' | ')}>\n`);
    process.exit(2);
  }
  loadEnvFile();
  const settings = readSettings(args);
  if (project && (await isReady(settings.port))) return serveBeside(project, settings);
  await runStart(args, async (started) => {
    if (!project) return async () => undefined;
    const child = await serveProject(project, started);
    return () => stopServing(child);
  });
}
