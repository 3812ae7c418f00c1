import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@tbt/workspace/find-chromium';
import { runCommand } from '@tbt/workspace/run-command';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Points of 100, milliseconds, and the shift of layout. */
export interface LighthouseRun {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly message: string };
}

export function readReport({ categories, audits, runtimeError }: Report): LighthouseRun {
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (name: (typeof CATEGORIES)[number]): number => {
    const value = categories[name]?.score;
    if (value === null || value === undefined) throw new Error(`Lighthouse gave no ${name}`);
    return Math.round(value * 100);
  };
  const amount = (name: string): number => {
    const value = audits[name]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse measured no ${name}`);
    return value;
  };
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: amount('first-contentful-paint'),
    largestPaint: amount('largest-contentful-paint'),
    blocking: amount('total-blocking-time'),
    shift: amount('cumulative-layout-shift'),
  };
}

/** Runs Lighthouse once with its phone profile, in a fresh browser. @throws Error with its output. */
export async function runLighthouse(url: string): Promise<LighthouseRun> {
  const folder = mkdtempSync(join(tmpdir(), 'tbt-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    const { code, output } = await runCommand(
      process.execPath,
      [
        require.resolve('lighthouse/cli/index.js'),
        ...[url, '--quiet', '--output=json', `--output-path=${file}`],
        `--only-categories=${CATEGORIES.join(',')}`,
        '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --no-first-run',
      ],
      // Most visitors read shifts of their own time zone.
      { env: { CHROME_PATH: findChromium(), TZ: 'America/Toronto' } },
    );
    if (code !== 0) throw new Error(`Lighthouse failed on ${url}:\n${output}`);
    return readReport(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
