'use strict';
require('../../workspace/register.cjs');
const requireGenerated = require('../../presets/jest/setup/require-generated');

// Jest runs this once for all projects of a run.
module.exports = async (options, project) => {
  requireGenerated(options, project);
  const { projects } = options;
  const { rootDir } = project;
  const { prepareTestDatabases } = require('../src/testing/prepare-test-databases.ts');
  await prepareTestDatabases(projects.length > 1 ? projects : [rootDir]);
};
