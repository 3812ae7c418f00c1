import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT_MANIFEST_FILE, type DocumentManifest } from '@tbt/contracts';
import { parse, print, separateOperations } from 'graphql';
import { documentId } from '@tbt/presets/codegen/sent-document';
import { repositoryRoot } from '@tbt/workspace/repository-root';

const OPERATIONS = join(
  repositoryRoot,
  'gateway',
  'test',
  'contract',
  'contract.operations.graphql',
);

/** Writes the trusted documents of the contract tests. @returns the file, for `GRAPHQL_DOCUMENT_MANIFESTS`. */
export function writeContractManifest(folder: string): string {
  const operations = separateOperations(
    parse(readFileSync(OPERATIONS, 'utf8'), { noLocation: true }),
  );
  const texts = Object.values(operations).map((document) => print(document));
  const manifest: DocumentManifest = {
    app: 'contract-tests',
    version: '1',
    documents: Object.fromEntries(texts.map((text) => [documentId(text), text])),
  };
  const file = join(folder, DOCUMENT_MANIFEST_FILE);
  writeFileSync(file, JSON.stringify(manifest));
  return file;
}
