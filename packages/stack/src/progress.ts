export type Progress = {
  step<T>(title: string, run: (note: (line: string) => void) => Promise<T>): Promise<T>;
  say(line: string): void;
  warn(line: string): void;
};

const QUICK_MS = 100;

const seconds = (from: number): string => {
  const passed = Date.now() - from;
  return passed < QUICK_MS ? '' : ` (${(passed / 1000).toFixed(1)} s)`;
};

export function createProgress(
  write: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Progress {
  return {
    async step(title, run) {
      const from = Date.now();
      write(`· ${title}`);
      const result = await run((line) => write(`    ${line}`));
      write(`✓ ${title}${seconds(from)}`);
      return result;
    },
    say: write,
    warn: (line) => write(`! ${line}`),
  };
}
