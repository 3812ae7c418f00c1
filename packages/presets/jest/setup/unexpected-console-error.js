'use strict';
const { format } = require('node:util');

// A test that expects an error replaces console.error itself, for instance with jest.spyOn.
let unexpected = [];

beforeEach(() => {
  unexpected = [];
  console.error = (...parts) => void unexpected.push(format(...parts));
});

afterEach(() => {
  if (unexpected.length > 0) {
    throw new Error(`Unexpected console.error:\n${unexpected.join('\n')}`);
  }
});
