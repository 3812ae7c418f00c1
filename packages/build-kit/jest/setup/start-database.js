'use strict';
require('../../register.cjs');

// Jest runs this once for all projects of a run.
module.exports = async ({ projects }, { rootDir }) => {
  const { prepareTestDatabases } = require('../../src/jest/prepare-test-databases.ts');
  await prepareTestDatabases(projects.length > 1 ? projects : [rootDir]);
};
