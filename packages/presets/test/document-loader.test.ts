import { parse, print, type DocumentNode } from 'graphql';
import * as nodes from '../src/webpack/document-nodes';

const documentLoader = jest.requireActual<(text: string) => string>('../documents/document-loader');

const TEXT = `query Shift($id: ID!, $states: [State!] = [open]) {
  found: job(id: $id, filter: {text: "a\\"b", most: 5}) {
    id
    ...Part @include(if: $isWanted)
    clinic {
      name
    }
  }
}

fragment Part on Job {
  title
}`;

const load = (wanted: string): DocumentNode => {
  const document = { ...parse(TEXT, { noLocation: true }), __meta__: { hash: 'sha256:1' } };
  const source = `export const ShiftDocument = ${JSON.stringify(document)} as unknown as X;`;
  const context = {
    ...{ resourceQuery: `?document=${wanted}`, context: '/' },
    utils: { contextify: (_from: string, to: string) => to },
  };
  const code = documentLoader.call(context, source);
  const body = code.replace(/^import .*;$/m, '').replace(/^export const \w+ =/m, 'return');
  return new Function('field', 'name', body)(nodes.field, nodes.name) as DocumentNode;
};

it('makes the same document, with its hash', () => {
  const document = load('ShiftDocument');
  expect(print(document)).toBe(TEXT);
  expect(document).toEqual({
    ...(JSON.parse(JSON.stringify(parse(TEXT, { noLocation: true }))) as object),
    __meta__: { hash: 'sha256:1' },
  });
});
