import type { StorybookConfig } from '@storybook/react-webpack5';
import { fileURLToPath } from 'node:url';
import type { Configuration, RuleSetRule } from 'webpack';

const SOURCES = [
  'design-system',
  'shell',
  'mfe-jobs',
  'mfe-profile',
  'mfe-messaging',
  'mfe-clinic',
  'packages/people-ui',
];

const OVERLAYS = fileURLToPath(
  new URL('../../../design-system/src/overlays/overlay-arrival', import.meta.url),
);

/** Storybook's rule exports CSS classes by name; our code imports one object. */
const cssRule: RuleSetRule = {
  test: /\.css$/,
  sideEffects: true,
  use: [
    'style-loader',
    {
      loader: 'css-loader',
      options: {
        importLoaders: 0,
        modules: { auto: true, namedExport: false, exportLocalsConvention: 'as-is' },
      },
    },
  ],
};

const usageRule: RuleSetRule = { test: /\.usage\.md$/, type: 'asset/source' };

const ARTICLES = /blog[\\/]articles[\\/].+\.mdx$/;
/** Articles are pages of the site, compiled as its build does; other MDX files are Storybook's own. */
const articleRule: RuleSetRule = {
  test: ARTICLES,
  loader: '@tbt/presets/mdx/article-loader',
};

const isCssRule = (rule: unknown): boolean =>
  typeof rule === 'object' &&
  rule !== null &&
  'test' in rule &&
  rule.test instanceof RegExp &&
  rule.test.test('name.css');

const isMdxRule = (rule: unknown): rule is RuleSetRule =>
  typeof rule === 'object' &&
  rule !== null &&
  'test' in rule &&
  rule.test instanceof RegExp &&
  rule.test.test('name.mdx');

const withoutArticles = (rule: RuleSetRule): RuleSetRule => ({
  ...rule,
  exclude: [rule.exclude ?? [], ARTICLES].flat(),
});

type Rules = NonNullable<Configuration['module']>['rules'];
const ownRules = (rules: Rules = []): Rules => [
  ...rules
    .filter((rule) => !isCssRule(rule))
    .map((rule) => (isMdxRule(rule) ? withoutArticles(rule) : rule)),
  cssRule,
  usageRule,
  articleRule,
];

const withOwnRules = (webpackConfig: Configuration): Configuration => ({
  ...webpackConfig,
  module: {
    ...webpackConfig.module,
    rules: ownRules(webpackConfig.module?.rules),
  },
  resolve: {
    ...webpackConfig.resolve,
    conditionNames: ['source', '...'],
    // Overlays open at once, as in tests.
    alias: { ...webpackConfig.resolve?.alias, [`${OVERLAYS}$`]: `${OVERLAYS}.eager.ts` },
  },
  performance: { hints: false },
});

const config: StorybookConfig = {
  stories: ['./**/*.mdx', ...SOURCES.map((project) => `../../../${project}/src/**/*.stories.tsx`)],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-webpack5-compiler-swc',
  ],
  framework: { name: '@storybook/react-webpack5', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen', check: false },
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  webpackFinal: (webpackConfig) => withOwnRules(webpackConfig),
};

export default config;
