'use strict';
require('../../register.cjs');

module.exports = async () => {
  const { releaseTestDatabases } = require('../../src/jest/prepare-test-databases.ts');
  await releaseTestDatabases();
};
