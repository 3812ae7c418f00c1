import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { linesOf } from './stream/lines-of';
import type { LineStream } from './stream/line-stream';

const COMPILER = join(repositoryRoot, 'node_modules', 'typescript-native', 'bin', 'tsc');
const ERROR = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/;
const DELAY_MS = 600;
const SHOWN = 12;

export interface TypeChecker {
  check(folders: readonly string[]): void;
  stop(): void;
}

/** `file:line:column`, as editors link it. */
export function readTypeError(line: string, folder: string): string | undefined {
  const [, file = '', row, column, code, message] = ERROR.exec(line) ?? [];
  if (!row) return undefined;
  const path = join(folder, file).replaceAll('\\', '/');
  return `${path}:${row}:${column} ${message} (${code})`;
}

/** Type-checks in the background; errors are only reported. */
export function createTypeChecker(stream: LineStream): TypeChecker {
  const failing = new Set<string>();
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let child: ChildProcess | undefined;

  const checkOne = (folder: string) =>
    new Promise<void>((resolve) => {
      const problems: string[] = [];
      const running = spawn(process.execPath, [COMPILER, '-p', '.', '--pretty', 'false'], {
        cwd: join(repositoryRoot, folder),
        stdio: ['ignore', 'pipe', 'pipe'],
        // Leaves one core for builds.
        env: { ...process.env, GOMAXPROCS: '1' },
      });
      child = running;
      if (running.pid) setPriority(running.pid, constants.priority.PRIORITY_LOW);
      linesOf(running.stdout, (line) => {
        const problem = readTypeError(line, folder);
        if (problem) problems.push(problem);
      });
      running.once('error', () => resolve());
      running.once('close', (code, signal) => {
        if (signal) return resolve();
        waiting.delete(folder);
        const name = folder.replace('packages/', '');
        if (problems.length > 0) {
          const more = problems.length - SHOWN;
          const shown = [...problems.slice(0, SHOWN), ...(more > 0 ? [`… and ${more} more`] : [])];
          stream.write(
            'types',
            `${name}: ${problems.length === 1 ? '1 error' : `${problems.length} errors`}\n${shown.join('\n')}`,
            'error',
          );
          failing.add(folder);
        } else if (code === 0 && failing.delete(folder)) {
          stream.write('types', `${name}: no errors any more`, 'good');
        }
        resolve();
      });
    });

  async function run(): Promise<void> {
    const round = timer;
    for (const folder of [...waiting]) {
      if (timer !== round) return;
      await checkOne(folder);
    }
  }

  return {
    check(folders) {
      folders.forEach((folder) => waiting.add(folder));
      clearTimeout(timer);
      child?.kill();
      timer = setTimeout(() => void run(), DELAY_MS);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      child?.kill();
    },
  };
}
