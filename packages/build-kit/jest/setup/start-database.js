'use strict';
require('../../register.cjs');

module.exports = async (_globalConfig, { rootDir }) => {
  const { prepareTestDatabases } = require('../../src/jest/prepare-test-databases.ts');
  await prepareTestDatabases(rootDir);
};
