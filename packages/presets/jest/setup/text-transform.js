'use strict';

/** Makes a text file importable as its default string. */
exports.process = (text) => ({
  code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} };`,
});
