'use strict';
const { base } = require('./setup/base');

module.exports = {
  ...base,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
};
