'use strict';
const { base } = require('./setup/base');

module.exports = {
  ...base,
  testEnvironment: require.resolve('./setup/one-realm-environment.js'),
  runtime: require.resolve('./setup/shared-runtime.js'),
  testTimeout: 20_000,
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
};
