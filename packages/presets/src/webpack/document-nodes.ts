// What documents are made of in a page: shorter than their trees, and the same (`documents/document-loader.js`).
export const name = (value: string) => ({ kind: 'Name', value });

export const field = (text: string, selections?: readonly object[] | 0, rest?: object) => ({
  kind: 'Field',
  name: name(text),
  ...(selections && { selectionSet: { kind: 'SelectionSet', selections } }),
  ...rest,
});
