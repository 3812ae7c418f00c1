import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { repositoryRoot } from './repository-root';

export interface CommandResult {
  readonly code: number;
  /** Both streams, in the order they came; empty when they were shown. */
  readonly output: string;
}

export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Show the output while it comes instead of keeping it. */
  readonly isShown?: boolean;
  /** Told of every finished line of output. */
  readonly onLine?: (line: string) => void;
}

const running = new Set<ChildProcess>();

let isEnding = false;

/** Whether commands were asked to end, so that nothing new should begin. */
export const wasEnded = (): boolean => isEnding;

/** Asks every running command to end; for a signal handler. */
export function endCommands(signal: NodeJS.Signals): void {
  isEnding = true;
  for (const child of running) child.kill(signal);
}

/** Runs a program of the repository with plain output and no daemon. */
export function runCommand(
  program: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const child = spawn(program, args, {
    cwd: options.cwd ?? repositoryRoot,
    stdio: options.isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', ...options.env },
  });
  running.add(child);
  let output = '';
  let told = 0;
  const keep = (chunk: Buffer) => {
    output += chunk.toString('utf8');
    for (let end = output.indexOf('\n', told); end >= 0; end = output.indexOf('\n', told)) {
      options.onLine?.(output.slice(told, end));
      told = end + 1;
    }
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a JavaScript file of an installed package, seen from `node_modules`. */
export const runTool = (file: string, args: readonly string[], options?: CommandOptions) =>
  runCommand(process.execPath, [`${repositoryRoot}/node_modules/${file}`, ...args], options);
