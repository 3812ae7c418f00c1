import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT_MANIFEST_FILE, type DocumentManifest } from '@tbt/contracts';
import { documentId, withTypenames } from './sent-document';

const LIST = join('src', 'generated', 'persisted-documents.json');
export const GENERATED_MANIFEST = join('src', 'generated', DOCUMENT_MANIFEST_FILE);

/** The generator keeps the written text; the sent text is the one whose hash is the id. */
function sentText(id: string, written: string): string {
  const sent = [written, withTypenames(written)].find((text) => documentId(text) === id);
  if (sent === undefined) throw new Error(`No spelling of the document ${id} has this id`);
  return sent;
}

export function writeManifest(folder: string): void {
  const list = join(folder, LIST);
  if (!existsSync(list)) return;
  const written = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
  const project = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const manifest: DocumentManifest = {
    app: project.name.replace(/^@[^/]+\//, ''),
    version: project.version,
    documents: Object.fromEntries(
      Object.entries(written).map(([id, text]) => [id, sentText(id, text)]),
    ),
  };
  writeFileSync(join(folder, GENERATED_MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Documents of an app and its packages. @param folders - absolute, the app's first; already generated. */
export function readManifest(folders: readonly string[]): DocumentManifest | null {
  const [own, ...others] = folders
    .map((folder) => join(folder, GENERATED_MANIFEST))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as DocumentManifest);
  if (!own) return null;
  const documents = Object.assign({}, ...others.map((other) => other.documents), own.documents);
  return { ...own, documents };
}
