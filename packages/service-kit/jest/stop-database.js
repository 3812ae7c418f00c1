'use strict';
require('../../workspace/register.cjs');

module.exports = async () => {
  const { releaseTestDatabases } = require('../src/testing/prepare-test-databases.ts');
  await releaseTestDatabases();
};
