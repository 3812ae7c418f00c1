import { parseArgs } from 'node:util';
import { startTestPostgres } from '@tbt/postgres/test-postgres';
import { createEmptyEnvironments } from '../test-stack/test-environments';
import { runTool } from '@tbt/workspace/run-command';
import { baseCommit } from './base-commit';
import { comparePictures, pictureReport, type PictureComparison } from './compare-pictures';

async function compare(base: string, withSite: boolean): Promise<PictureComparison> {
  if (!withSite) return comparePictures(base);
  const server = await startTestPostgres();
  try {
    return await comparePictures(base, createEmptyEnvironments(server));
  } finally {
    await server.stop();
  }
}

/**
 * `npm run visual`: differences since the base commit on one page. @returns the exit code.
 * @param args - `--base <commit>`, `--site` for the site's main pages too, `--no-open`.
 */
export async function runVisual(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: 'string' },
      site: { type: 'boolean' },
      'no-open': { type: 'boolean' },
    },
  });
  const build = await runTool(
    'nx/dist/bin/nx.js',
    ['run', '@tbt/e2e:test-storybook', '--outputStyle=static'],
    { isShown: true },
  );
  if (build.code !== 0) return build.code;
  const { different } = await compare(baseCommit(values.base), values.site === true);
  if (different === 0) console.log('Nothing looks different.');
  else console.log(`${different} sheets look different; the page is in test-results/pictures`);
  if (different > 0 && !values['no-open'])
    await runTool('@playwright/test/cli.js', ['show-report', pictureReport], { isShown: true });
  return 0;
}
