import { spawn } from 'node:child_process';
import type { SpokenLine } from './spoken-steps';

export type SpokenProgram = {
  readonly lines: readonly SpokenLine[];
  /** Seconds until a line contains the text. @throws Error with the last lines when the program ends before. */
  until(text: string): Promise<number>;
  stop(): Promise<void>;
};

const TAIL = 30;

/** Runs a program of a clone and reads its output. */
export function runSpoken(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): SpokenProgram {
  const since = performance.now();
  const child = spawn(process.execPath, [...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: SpokenLine[] = [];
  const waiting = new Set<() => void>();
  let isGone = false;
  let rest = '';
  const hear = (chunk: Buffer) => {
    const parts = (rest + chunk.toString('utf8')).split('\n');
    rest = parts.pop() ?? '';
    const second = (performance.now() - since) / 1_000;
    lines.push(...parts.map((text) => ({ second, text })));
    for (const look of waiting) look();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => {
      isGone = true;
      for (const look of waiting) look();
      resolve();
    });
  });
  const lastLines = () => lines.slice(-TAIL).map(({ text }) => text);
  return {
    lines,
    until: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find((line) => line.text.includes(text));
          if (!found && !isGone) return;
          waiting.delete(look);
          if (found) resolve(found.second);
          else reject(new Error(`${args.join(' ')} ended:\n${lastLines().join('\n')}`));
        };
        waiting.add(look);
        look();
      }),
    async stop() {
      if (!isGone) child.kill('SIGTERM');
      await gone;
    },
  };
}
