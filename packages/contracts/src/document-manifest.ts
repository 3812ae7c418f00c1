/** Name of a manifest among the files of a build. */
export const DOCUMENT_MANIFEST_FILE = 'documents.json';

/** The operations that one build of an app sends to the graph. */
export interface DocumentManifest {
  app: string;
  version: string;
  /** Id, `sha256:` and 64 hexadecimal digits, to the text exactly as the app sends it. */
  documents: Readonly<Record<string, string>>;
}

/** Why the graph refuses a document; `extensions.reason` beside the code. */
export const DOCUMENT_REFUSALS = {
  /** No published app has a document with this id. Sending the text may help. */
  unknown: 'DOCUMENT_UNKNOWN',
  /** The text is not one that a published app sends, and the graph executes nothing else. */
  notTrusted: 'DOCUMENT_NOT_TRUSTED',
} as const;
