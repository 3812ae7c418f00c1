'use strict';
// Black box against a started stack: CONTRACT_BASE_URL says where.
module.exports = {
  ...require('../packages/presets/jest/node'),
  displayName: 'contract',
  rootDir: __dirname,
  testMatch: ['<rootDir>/test/contract/**/*.contract.test.ts'],
  testTimeout: 60_000,
};
