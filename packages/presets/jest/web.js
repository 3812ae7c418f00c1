'use strict';
const path = require('node:path');
const { base } = require('./setup/base');

const overlays = path.join(
  __dirname,
  '../../../design-system/src/overlays/overlay-arrival.eager.ts',
);

module.exports = {
  ...base,
  testEnvironment: require.resolve('./setup/environment-by-name.js'),
  // No `browser` condition: it hides the mock server's Node entry.
  testEnvironmentOptions: { customExportConditions: ['source'], url: 'http://localhost/' },
  moduleNameMapper: {
    ...base.moduleNameMapper,
    // Overlays open at once.
    '/overlay-arrival$': overlays,
    '\\.module\\.css$': require.resolve('./setup/css-module.js'),
    '\\.css$': require.resolve('./setup/empty.js'),
    '\\.(svg|png|jpe?g|webp|avif|woff2)$': require.resolve('./setup/asset.js'),
  },
  setupFilesAfterEnv: [
    ...base.setupFilesAfterEnv,
    require.resolve('./setup/browser-gaps.js'),
    require.resolve('./setup/no-owner-stacks.js'),
    require.resolve('./setup/wait-longer.js'),
  ],
  testTimeout: 15_000,
};
