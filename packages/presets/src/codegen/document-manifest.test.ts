import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readManifest, writeManifest } from './document-manifest';
import { documentId, withTypenames } from './sent-document';

const WRITTEN = `query Chat($id: ID!) { conversation(id: $id) { id ...Row messages { edges { node { id } } } } }
  fragment Row on Conversation { lastSeq other { __typename firstName } }`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tbt-manifest-'));
  mkdirSync(join(folder, 'src', 'generated'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"name":"@tbt/mfe-jobs","version":"1.2.0"}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const list = (documents: object) =>
  writeFileSync(join(folder, 'src/generated/persisted-documents.json'), JSON.stringify(documents));

it('adds `__typename` below the root, once, like the site’s client', () => {
  const sent = withTypenames(
    'query A { a { b } ...F } fragment F on Q { c { __typename d { e } } }',
  );
  expect(sent.replace(/\s+/g, ' ')).toBe(
    'query A { a { b __typename } ...F } fragment F on Q { c { __typename d { e __typename } } __typename }',
  );
  expect(withTypenames(sent)).toBe(sent);
});

it('holds each document as it is sent, by the hash of that text', () => {
  const sent = withTypenames(WRITTEN);
  list({ [documentId(sent)]: WRITTEN, [documentId('{ me { id } }')]: '{ me { id } }' });
  writeManifest(folder);
  expect(readManifest([folder])).toEqual({
    app: 'mfe-jobs',
    version: '1.2.0',
    documents: { [documentId(sent)]: sent, [documentId('{ me { id } }')]: '{ me { id } }' },
  });
});

it('refuses an id that is not the hash of the sent text', () => {
  list({ 'sha256:abc': WRITTEN });
  expect(() => writeManifest(folder)).toThrow('No spelling of the document sha256:abc');
});

it('merges the documents of an app’s packages, and is absent before code generation', () => {
  expect(readManifest([folder])).toBeNull();
  list({ [documentId('{ a }')]: '{ a }' });
  writeManifest(folder);
  const kit = join(folder, 'kit');
  mkdirSync(join(kit, 'src', 'generated'), { recursive: true });
  writeFileSync(
    join(kit, 'src/generated/documents.json'),
    JSON.stringify({ app: 'web-kit', version: '1', documents: { 'sha256:b': '{ b }' } }),
  );
  expect(Object.keys(readManifest([folder, kit])?.documents ?? {})).toHaveLength(2);
  expect(readManifest([folder, kit])?.app).toBe('mfe-jobs');
});
