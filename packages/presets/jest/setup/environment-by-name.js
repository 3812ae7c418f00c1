'use strict';
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const BrowserEnvironment = require('./browser-environment');

/** A page for `*.test.tsx`; `*.test.ts` needs none. */
module.exports = function environmentByName(config, context) {
  const Environment = context.testPath.endsWith('.tsx') ? BrowserEnvironment : NodeEnvironment;
  return new Environment(config, context);
};
