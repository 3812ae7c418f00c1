'use strict';

const path = require('node:path');
const { URLSearchParams } = require('node:url');

const EXPORTED = /^export const (\w+) = (\{.*\}) as unknown as .*$/gm;

const NODES = path.join(__dirname, '../src/webpack/document-nodes.ts');

const isEmpty = (object) => Object.keys(object).length === 0;

/** A tree as the shortest code that makes it, by `document-nodes.ts`. */
function codeOf(node) {
  if (Array.isArray(node)) return `[${node.map(codeOf).join()}]`;
  if (typeof node !== 'object' || node === null) return JSON.stringify(node);
  if (node.kind === 'Name') return `name(${JSON.stringify(node.value)})`;
  if (node.kind === 'Field') {
    const { name, selectionSet, ...rest } = node;
    delete rest.kind;
    const selections = selectionSet ? codeOf(selectionSet.selections) : '0';
    const others = isEmpty(rest) ? [] : [codeOf(rest)];
    const parts = selectionSet || others.length > 0 ? [selections, ...others] : [];
    return `field(${[JSON.stringify(name.value), ...parts].join()})`;
  }
  const entries = Object.entries(node).map(
    ([key, value]) => `${JSON.stringify(key)}:${codeOf(value)}`,
  );
  return `{${entries.join()}}`;
}

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
  if (wanted.endsWith('FragmentDoc')) return `export const ${wanted} = null;`;
  const nodes = JSON.stringify(this.utils.contextify(this.context, NODES));
  return `import { field, name } from ${nodes};\nexport const ${wanted} = ${codeOf(JSON.parse(value))};`;
};
