'use strict';
const { compileArticle } = require('./compile-article');

module.exports = function articleLoader(text) {
  return compileArticle(text, this.resourcePath);
};
