import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { repositoryRoot } from './repository-root';

export interface CommandResult {
  readonly code: number;
  /** Both streams, interleaved; empty when shown. */
  readonly output: string;
}

export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly isShown?: boolean;
  /** Ends the program after this time. */
  readonly timeoutMs?: number;
  /** Called for each line. */
  readonly onLine?: (line: string) => void;
}

const running = new Set<ChildProcess>();

let isEnding = false;

/** Whether commands were ended, so that no new one should start. */
export const wasEnded = (): boolean => isEnding;

/** Signals every running command. */
export function endCommands(signal: NodeJS.Signals): void {
  isEnding = true;
  for (const child of running) child.kill(signal);
}

/** Runs a program in the repository, without colours or the Nx daemon. */
export function runCommand(
  program: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const child = spawn(program, args, {
    cwd: options.cwd ?? repositoryRoot,
    timeout: options.timeoutMs,
    stdio: options.isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', ...options.env },
  });
  running.add(child);
  let output = '';
  let offset = 0;
  const keep = (chunk: Buffer) => {
    output += chunk.toString('utf8');
    for (let end = output.indexOf('\n', offset); end >= 0; end = output.indexOf('\n', offset)) {
      options.onLine?.(output.slice(offset, end));
      offset = end + 1;
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

export const runTool = (file: string, args: readonly string[], options?: CommandOptions) =>
  runCommand(process.execPath, [`${repositoryRoot}/node_modules/${file}`, ...args], options);
