'use strict';
const { compileArticle } = require('./compile-article');

/** Webpack loader of articles in MDX. */
module.exports = function articleLoader(text) {
  return compileArticle(text, this.resourcePath);
};
