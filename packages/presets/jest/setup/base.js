'use strict';
const { userCache } = require('./user-cache');

// ES-module-only packages, compiled for tests.
const esmPackages = [
  '@fastify/static',
  '@lingui',
  '@mswjs',
  '@open-draft',
  '@storybook',
  'cookie',
  'content-disposition',
  'd3-[a-z-]+',
  'internmap',
  'jose',
  'msw',
  'rettime',
  'storybook',
  'until-async',
  'uuid',
];

/** Shared by tests of every platform. */
exports.base = {
  cacheDirectory: userCache('jest'),
  runtime: require.resolve('./compile-once-runtime.js'),
  globalSetup: require.resolve('./require-generated.js'),
  testMatch: ['<rootDir>/{src,test}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testPathIgnorePatterns: [
    ...['/node_modules/', '/dist/', '/lint-fixtures/'],
    // Slow suites run with `npm run test:deep`.
    ...(process.env.TEST_DEEP ? [] : ['\\.deep\\.test\\.tsx?$']),
  ],
  transform: {
    '\\.m?[jt]sx?$': require.resolve('./swc-transform.js'),
    '\\.(graphql|sql)$': require.resolve('./text-transform.js'),
    '\\.mdx$': require.resolve('./article-transform.js'),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'] },
  setupFilesAfterEnv: [require.resolve('./unexpected-console-error.js')],
  maxWorkers: 2,
};
