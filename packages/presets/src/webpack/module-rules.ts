import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { repositoryRoot } from '@tbt/workspace/repository-root';

const localName = (isDevelopment: boolean) =>
  isDevelopment ? '[name]__[local]' : '[name]__[local]--[hash:base64:5]';

const scripts = (isDevelopment: boolean): RuleSetRule => ({
  test: /\.m?[jt]sx?$/,
  exclude: /node_modules/,
  loader: require.resolve('swc-loader'),
  options: {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment },
      },
    },
  },
});

const cssModules = (isDevelopment: boolean, exportOnlyLocals: boolean) => ({
  loader: require.resolve('css-loader'),
  options: {
    modules: {
      auto: true,
      namedExport: false,
      exportOnlyLocals,
      // Stable names: builds of several apps share one design system.
      localIdentContext: repositoryRoot,
      localIdentName: localName(isDevelopment),
    },
  },
});

const styles = (isDevelopment: boolean): RuleSetRule => ({
  test: /\.css$/,
  // Hot reload needs styles in the page; a build needs them in files.
  use: [
    isDevelopment ? require.resolve('style-loader') : MiniCssExtractPlugin.loader,
    cssModules(isDevelopment, false),
  ],
  sideEffects: true,
});

const articles: RuleSetRule = {
  test: /\.mdx$/,
  loader: require.resolve('../../mdx/article-loader.js'),
};
/** A page contains the documents that it names, and nothing else of what was generated. */
const documents: RuleSetRule[] = [
  { test: /[\\/]src[\\/]generated[\\/].+\.ts$/, sideEffects: false },
  {
    test: /[\\/]src[\\/]generated[\\/]graphql\.ts$/,
    loader: require.resolve('../../documents/document-loader.js'),
  },
];
const FILES = /\.(svg|png|jpe?g|webp|avif|woff2)$/;

/** Loaders of TypeScript, styles and assets. */
export const moduleRules = (isDevelopment: boolean): RuleSetRule[] => [
  scripts(isDevelopment),
  styles(isDevelopment),
  ...(isDevelopment ? [] : documents),
  articles,
  { test: FILES, type: 'asset' },
];

/** Loaders of a build that renders on the server: the same class and file names, without the files. */
export const serverModuleRules = (): RuleSetRule[] => [
  scripts(false),
  { test: /\.css$/, use: [cssModules(false, true)] },
  articles,
  { test: FILES, type: 'asset', generator: { emit: false } },
];
