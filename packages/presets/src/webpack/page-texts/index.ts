import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { OF_REMOTES, type PageOpeners } from './page-imports';

export type { PageOpeners };

const CATALOGUES = 'src/generated/locales';

/** A page loads the texts that its files name. Development, tests and servers take all of them. */
export function pageTextRules(
  folder: string,
  packages: readonly string[],
  options: PageOpeners = OF_REMOTES,
): RuleSetRule[] {
  const source = path.join(folder, 'src');
  const withTexts = packages.filter((each) => existsSync(path.join(each, CATALOGUES)));
  return [
    {
      enforce: 'pre',
      include: options.openers.map((file) => path.join(source, file)),
      loader: require.resolve('./page-imports-loader'),
    },
    {
      enforce: 'pre',
      include: [folder, ...withTexts].map((each) => path.join(each, CATALOGUES)),
      loader: require.resolve('./named-texts-loader'),
      options: { ...options, source, packages: withTexts },
    },
  ];
}
