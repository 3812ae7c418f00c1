'use strict';
const { base } = require('./setup/base');

module.exports = {
  ...base,
  testEnvironment: 'node',
  testTimeout: 20_000,
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
};
