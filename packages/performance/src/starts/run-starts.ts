import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@tbt/build-kit/workspace/free-port';
import { runCommand } from '@tbt/build-kit/workspace/run-command';
import { freshClone } from '../harness/fresh-clone';
import { freshHome } from '../harness/fresh-home';
import { readOptions } from '../harness/options';
import { machineFacts, resultOf, writeResult, type Figure } from '../harness/results-file';
import { showResult } from '../harness/show-result';
import { estimate } from '../harness/statistics';
import { hotReloadSeconds } from './hot-reload';
import { runSpoken, type SpokenProgram } from './spoken-program';
import { stepSeconds } from './spoken-steps';

const BIN = 'packages/build-kit/bin';
const READY = 'is ready on';
const METHOD = [
  "A fresh clone of the last commit in a home without caches but for npm's: no packages, no database.",
  'First start: packages installed from a warm npm cache, everything built, a database made and the demo world played into it.',
  'Hot reload: from saving a page of mfe-jobs to its new element in Chromium, under npm run dev -- mfe-jobs; the page must not load anew.',
];

const figure = (name: string, value: Figure['value'] | null, atMost?: number): Figure[] =>
  value === null ? [] : [{ name, unit: 's', value, ...(atMost && { target: { atMost } }) }];

async function started(
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<{ program: SpokenProgram; seconds: number }> {
  const program = runSpoken(folder, [`${BIN}/start.mjs`], env);
  const seconds = await program.until(READY);
  return { program, seconds };
}

async function measure(folder: string, env: Readonly<Record<string, string>>): Promise<Figure[]> {
  const first = await started(folder, env);
  await first.program.stop();
  const second = await started(folder, env);
  await second.program.stop();

  const since = performance.now();
  const { code, output } = await runCommand(
    process.execPath,
    ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build', '--outputStyle=static'],
    { cwd: folder, env: { ...env, NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  const cached = (performance.now() - since) / 1_000;

  const dev = runSpoken(folder, [`${BIN}/dev.mjs`, 'mfe-jobs'], env);
  try {
    await dev.until('ready in');
    const reloads = await hotReloadSeconds(folder, `http://localhost:${env.PORT}`);
    return [
      ...figure('first start of a fresh clone', first.seconds, 120),
      ...figure('of it: building, nothing cached', stepSeconds(first.program.lines, 'Build')),
      ...figure(
        'of it: loading the demo world',
        stepSeconds(first.program.lines, 'Load the demo world'),
      ),
      ...figure('second start', second.seconds, 5),
      ...figure('building again, everything cached', cached),
      ...figure('hot reload of a page', estimate(reloads)),
    ];
  } finally {
    await dev.stop();
  }
}

/** First and second start, cold and cached build, and hot reload, in a fresh clone. */
export async function runStarts(args: readonly string[]): Promise<number> {
  const { isKept } = readOptions(args);
  const machine = machineFacts();
  const folder = await freshClone();
  const home = await freshHome();
  try {
    const env = {
      ...home.env,
      PORT: String(await freePort()),
      DATA_DIR: join(folder, 'data'),
      DEV_PORT: '0',
    };
    const figures = await measure(join(folder, 'site'), env);
    const result = resultOf('starts', machine, { method: METHOD, figures });
    if (isKept) writeResult(result);
    return showResult(result);
  } finally {
    home.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
