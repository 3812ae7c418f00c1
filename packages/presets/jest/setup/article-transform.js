'use strict';
const { transformSync } = require('@swc/core');
const { compileArticle } = require('../../mdx/compile-article');

/** Compiles an article in MDX for tests, as the build does. */
exports.process = (text, filename) => {
  const { code } = transformSync(compileArticle(text, filename), {
    jsc: { target: 'es2022' },
    module: { type: 'commonjs' },
    swcrc: false,
  });
  return { code };
};
