import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { OPENERS } from './page-imports';

/** A page of a micro-frontend loads the texts that its files name. Development, tests and servers take all of them. */
export const pageTextRules = (folder: string): RuleSetRule[] => [
  {
    enforce: 'pre',
    include: OPENERS.map((file) => path.join(folder, 'src', file)),
    loader: require.resolve('./page-imports-loader'),
  },
  {
    enforce: 'pre',
    include: path.join(folder, 'src/generated/locales'),
    loader: require.resolve('./named-texts-loader'),
  },
];
