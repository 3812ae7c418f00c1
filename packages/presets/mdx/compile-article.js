'use strict';

const SEPARATORS = /[^a-z0-9]+/g;
const EDGES = /^-|-$/g;
const DIACRITICS = /\p{M}/gu;

const idOf = (title) =>
  title
    .normalize('NFD')
    .replace(DIACRITICS, '')
    .toLowerCase()
    .replace(SEPARATORS, '-')
    .replace(EDGES, '');

const textIn = (node) => node.value ?? (node.children ?? []).map(textIn).join('');

const literal = (value) => ({ type: 'Literal', value });
const property = (name, value) => ({
  type: 'Property',
  kind: 'init',
  key: { type: 'Identifier', name },
  value: literal(value),
  ...{ method: false, shorthand: false, computed: false },
});

/** `export const contents = [{ id, title }, …]`. */
function exportOf(contents) {
  const elements = contents.map(({ id, title }) => ({
    type: 'ObjectExpression',
    properties: [property('id', id), property('title', title)],
  }));
  const declaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      {
        type: 'VariableDeclarator',
        id: { type: 'Identifier', name: 'contents' },
        init: { type: 'ArrayExpression', elements },
      },
    ],
  };
  const body = [{ type: 'ExportNamedDeclaration', specifiers: [], source: null, declaration }];
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body, comments: [] } },
  };
}

/** Gives every second-level heading an id and exports them as the table of contents. */
const tableOfContents = () => (tree) => {
  const headings = tree.children.filter(({ tagName }) => tagName === 'h2');
  const contents = headings.map((heading) => ({
    id: idOf(textIn(heading)),
    title: textIn(heading),
  }));
  headings.forEach((heading, at) => {
    heading.properties.id = contents[at].id;
  });
  tree.children.unshift(exportOf(contents));
};

/** An article as an ES module: the default export is its body, `contents` its headings. @throws Error with the place of a syntax error. */
exports.compileArticle = (text, path) => {
  // Loaded when an article is compiled: tests and builds without one do not pay for it.
  const { compileSync } = require('@mdx-js/mdx');
  return String(compileSync({ value: text, path }, { rehypePlugins: [tableOfContents] }));
};
