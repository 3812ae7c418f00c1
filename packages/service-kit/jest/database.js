'use strict';
const node = require('../../presets/jest/node');

module.exports = {
  ...node,
  globalSetup: require.resolve('./start-database.js'),
  globalTeardown: require.resolve('./stop-database.js'),
};
