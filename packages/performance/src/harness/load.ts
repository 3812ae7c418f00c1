import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runCommand } from '@tbt/build-kit/workspace/run-command';

export type LoadRequest = {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type Expected = { readonly status: number; readonly body: string };

export type LoadOptions = {
  readonly seconds: number;
  /** A warm-up slice lasts longer, until the code is compiled. */
  readonly isWarming?: boolean;
  readonly connections: number;
};

type Report = {
  requests: number;
  microseconds: number;
  compared: number;
  mismatches: number;
  errors: number;
};

const WARM_SECONDS = 6;
const SCRIPT = join(__dirname, 'compare-answers.lua');

function isInstalled(program: string): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.some((folder) => existsSync(join(folder, program)));
}

export function requireLoadGenerator(): void {
  if (!isInstalled('wrk')) throw new Error('wrk is missing; on Debian: apt-get install wrk');
}

export async function ask({ url, method, headers, body }: LoadRequest): Promise<Expected> {
  const answer = await fetch(url, { method, headers, ...(body ? { body } : {}) });
  return { status: answer.status, body: await answer.text() };
}

/** @throws Error when an answer differs from the expected one. */
export function readReport(output: string): { requestsPerSecond: number } {
  const line = output.split('\n').findLast((text) => text.startsWith('{')) ?? '{}';
  const {
    requests = 0,
    microseconds = 0,
    compared = 0,
    mismatches = 0,
    errors = 0,
  } = JSON.parse(line) as Partial<Report>;
  if (requests === 0) throw new Error(`Nothing was answered:\n${output}`);
  if (mismatches > 0 || errors > 0) {
    throw new Error(`${mismatches} of ${compared} answers were others, ${errors} calls failed`);
  }
  return { requestsPerSecond: (requests / microseconds) * 1_000_000 };
}

/** @returns requests per second. @throws Error when an answer differs from the expected one. */
export async function load(
  request: LoadRequest,
  expected: Expected,
  { seconds, connections, isWarming = false }: LoadOptions,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'tbt-bench-'));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}\n`);
  try {
    const { output } = await runCommand('wrk', [
      ...[
        '-t1',
        `-c${connections}`,
        `-d${isWarming ? WARM_SECONDS : seconds}s`,
        '--timeout',
        '10s',
        '-s',
        SCRIPT,
      ],
      ...[request.url, '--', request.method, String(expected.status)],
      file('headers', headers.join('')),
      file('body', request.body ?? ''),
      file('answer', expected.body),
    ]);
    return readReport(output).requestsPerSecond;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
