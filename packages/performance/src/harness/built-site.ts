import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { ensureBuilt } from '@tbt/stack/build';
import { publishBuilds } from '@tbt/stack/releases';
import { findChromium } from '@tbt/workspace/find-chromium';
import { startCombined } from '../federation/contestants';
import { withBenchWorld } from '../world/bench-world';
import { startProgram, type Program, type ProgramOptions } from './program';

export interface BuiltSite {
  readonly url: string;
  readonly browser: Browser;
  start(options: Pick<ProgramOptions, 'name' | 'entry' | 'env'>): Promise<Program>;
}

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

export const buildSite = (): Promise<void> =>
  ensureBuilt((build) => build((line) => console.log(`building ${line}`)));

/** Runs with the built site over thousands of shifts. @param folder - for logs and releases. */
export async function withBuiltSite<T>(
  folder: string,
  run: (site: BuiltSite) => Promise<T>,
): Promise<T> {
  const releasesDir = join(folder, 'releases');
  rmSync(releasesDir, { recursive: true, force: true });
  rmSync(join(folder, 'published-builds.json'), { force: true });
  await publishBuilds(folder, releasesDir);
  return withBenchWorld(async (urls) => {
    const stop: (() => Promise<void>)[] = [];
    const start: BuiltSite['start'] = async (options) => {
      const program = await startProgram({ ...options, folder });
      stop.push(program.stop);
      return program;
    };
    try {
      const gateway = await startCombined({ urls, folder, releasesDir });
      stop.push(gateway.stop);
      const { url } = await start({
        name: 'shell',
        entry: 'shell/dist/node/server/main.js',
        env: { GATEWAY_URL: gateway.url, RELEASES_DIR: releasesDir, HOST: '127.0.0.1' },
      });
      const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
      stop.push(() => browser.close());
      return await run({ url, browser, start });
    } finally {
      for (const end of stop.toReversed()) await end();
    }
  });
}
