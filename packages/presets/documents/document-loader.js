'use strict';

const { URLSearchParams } = require('node:url');

const EXPORTED = /^export const (\w+) = (\{.*\}) as unknown as .*$/gm;

/**
 * Webpack loader of the generated documents (`src/generated/graphql.ts`): each becomes a module of its own, so that
 * a page loads those it sends. Fragments are read by their types; only tests need their documents.
 */
module.exports = function documentLoader(text) {
  const wanted = new URLSearchParams(this.resourceQuery).get('document');
  const documents = [...text.matchAll(EXPORTED)];
  if (wanted === null) {
    return documents
      .map(([, name]) => `export { ${name} } from './graphql.ts?document=${name}';`)
      .join('\n');
  }
  const [, , value] = documents.find(([, name]) => name === wanted);
  return `export const ${wanted} = ${wanted.endsWith('FragmentDoc') ? 'null' : value};`;
};
