'use strict';

exports.process = (text) => ({
  code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} };`,
});
