'use strict';
// Against a stack with two processes of every service: CONTRACT_BASE_URL says where the balancer is,
// CONTRACT_DATA_DIR where the list of the processes lies.
module.exports = {
  ...require('../packages/presets/jest/node'),
  displayName: 'replicas',
  rootDir: __dirname,
  testMatch: ['<rootDir>/test/replicas/**/*.replicas.test.ts'],
  testTimeout: 150_000,
  // A test that failed may still be writing.
  forceExit: true,
};
