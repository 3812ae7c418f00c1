export const DOCUMENT_MANIFEST_FILE = 'documents.json';

export interface DocumentManifest {
  app: string;
  version: string;
  /** Id, `sha256:` and 64 hexadecimal digits, to the text exactly as the app sends it. */
  documents: Readonly<Record<string, string>>;
}

export const DOCUMENT_REFUSALS = {
  /** No published app has a document with this id; the client may retry with the text. */
  unknown: 'DOCUMENT_UNKNOWN',
  /** No published app sends this text, and the graph executes nothing else. */
  notTrusted: 'DOCUMENT_NOT_TRUSTED',
} as const;
