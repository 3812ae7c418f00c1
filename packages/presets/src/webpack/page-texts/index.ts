import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { OF_REMOTES, type PageOpeners } from './page-imports';

export type { PageOpeners };

/** A page loads the texts that its files name. Development, tests and servers take all of them. */
export const pageTextRules = (folder: string, options: PageOpeners = OF_REMOTES): RuleSetRule[] => [
  {
    enforce: 'pre',
    include: options.openers.map((file) => path.join(folder, 'src', file)),
    loader: require.resolve('./page-imports-loader'),
  },
  {
    enforce: 'pre',
    include: path.join(folder, 'src/generated/locales'),
    loader: require.resolve('./named-texts-loader'),
    options,
  },
];
