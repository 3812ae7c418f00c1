'use strict';
const node = require('./node');

module.exports = {
  ...node,
  globalSetup: require.resolve('./setup/start-database.js'),
  globalTeardown: require.resolve('./setup/stop-database.js'),
};
