import type { StorybookConfig } from '@storybook/react-webpack5';
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

const isCssRule = (rule: unknown): boolean =>
  typeof rule === 'object' &&
  rule !== null &&
  'test' in rule &&
  rule.test instanceof RegExp &&
  rule.test.test('name.css');

const withOwnRules = (webpackConfig: Configuration): Configuration => ({
  ...webpackConfig,
  module: {
    ...webpackConfig.module,
    rules: [
      ...(webpackConfig.module?.rules ?? []).filter((rule) => !isCssRule(rule)),
      cssRule,
      usageRule,
    ],
  },
  resolve: { ...webpackConfig.resolve, conditionNames: ['source', '...'] },
  performance: { hints: false },
});

const config: StorybookConfig = {
  stories: [
    './**/*.mdx',
    ...SOURCES.flatMap((project) => [
      `../../../${project}/src/**/*.mdx`,
      `../../../${project}/src/**/*.stories.tsx`,
    ]),
  ],
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
