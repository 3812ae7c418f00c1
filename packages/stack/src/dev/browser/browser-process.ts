import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@tbt/workspace/free-port';
import { overrideRemote } from '../../release';
import type { StackSettings } from '../../env';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { linesOf } from '../stream/lines-of';
import type { LineStream } from '../stream/line-stream';
import type { BuildMessage } from './report-builds';

const REGISTER = join(repositoryRoot, 'packages', 'workspace', 'register.cjs');
const SERVE = join(__dirname, 'serve-main.ts');

export interface BrowserProcess {
  readonly built: Promise<void>;
  readonly exited: Promise<void>;
  stop(): Promise<void>;
}

function run(
  args: readonly string[],
  settings: StackSettings,
  port: number,
  onLine: (line: string) => void,
): ChildProcess {
  const child = spawn(process.execPath, ['--require', REGISTER, SERVE, ...args], {
    cwd: join(repositoryRoot, args[0] ?? ''),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...settings.inherited,
      NODE_ENV: 'development',
      DEV_PORT: String(port),
      STACK_ORIGIN: `http://localhost:${settings.port}`,
    },
  });
  linesOf(child.stdout, onLine);
  linesOf(child.stderr, onLine);
  return child;
}

const processOf = (child: ChildProcess): BrowserProcess => {
  const built = new Promise<void>((resolve) => child.once('message', () => resolve()));
  const exited = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  return {
    built,
    exited,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
};

function writeBuildResult(project: string, stream: LineStream, message: BuildMessage): void {
  for (const problem of message.errors) stream.write(project, problem, 'error');
  for (const problem of message.warnings) stream.write(project, problem, 'warn');
  if (message.errors.length > 0) return;
  const seconds = (message.ms / 1000).toFixed(2);
  const what = message.isFirst ? 'built' : 'hot update';
  stream.write(project, `${what} in ${seconds} s`, 'good');
}

export async function serveBrowserProject(
  project: string,
  settings: StackSettings,
  stream: LineStream,
): Promise<BrowserProcess> {
  const port = settings.devPort || (await freePort());
  const child = run([project], settings, port, (line) => stream.write(project, line));
  // The stack's pages load this project from here while it is served.
  const origin = `http://127.0.0.1:${port}`;
  const takeBack = overrideRemote(settings.releasesDir, project, origin, child.pid);
  child.once('exit', takeBack);
  child.on('message', (message: BuildMessage) => {
    writeBuildResult(project, stream, message);
    if (!message.isFirst) return;
    const site = `http://localhost:${settings.port}`;
    const alone = project === 'shell' ? '' : `; alone: http://localhost:${port}`;
    stream.write(project, `with hot reload in ${site}${alone}`, 'good');
  });
  return processOf(child);
}

export function buildDevelopmentShell(settings: StackSettings, stream: LineStream): BrowserProcess {
  const child = run(['shell', '--once'], settings, 0, (line) => stream.write('shell', line));
  child.on('message', (message: BuildMessage) => writeBuildResult('shell', stream, message));
  return processOf(child);
}
