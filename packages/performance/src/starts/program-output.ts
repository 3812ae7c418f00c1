import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';

export type RunningProgram = {
  /** Seconds until a line contains the text. @throws Error with the last lines when the program ends before. */
  until(text: string): Promise<number>;
  readonly lines: readonly string[];
  stop(): Promise<void>;
};

const TAIL = 30;

export function runProgram(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): RunningProgram {
  const since = performance.now();
  const child = spawn(process.execPath, [...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = new PassThrough();
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  child.once('close', () => output.end());
  const gone = once(child, 'close');
  const reader = createInterface({ input: output });
  const lines: string[] = [];
  reader.on('line', (line) => lines.push(line));
  return {
    lines,
    until: (text) =>
      new Promise((resolve, reject) => {
        const look = (line: string) => {
          if (line.includes(text)) resolve((performance.now() - since) / 1_000);
        };
        reader.on('line', look);
        reader.once('close', () =>
          reject(new Error(`${args.join(' ')} ended:\n${lines.slice(-TAIL).join('\n')}`)),
        );
      }),
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Seconds of a step as the program prints them, `✓ Build (8.5 s)`; null when it did not run. */
export function stepSeconds(lines: readonly string[], title: string): number | null {
  const done = lines.find((line) => line.includes(`✓ ${title} (`));
  const [, seconds] = /\(([\d.]+) s\)/.exec(done ?? '') ?? [];
  return seconds === undefined ? null : Number(seconds);
}
