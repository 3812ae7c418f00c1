import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DOCUMENT_MANIFEST_FILE, type DocumentManifest } from '@tbt/contracts';

const HASH_LENGTH = 10;

/** Publishes the documents of an app without a registry entry, such as the host; older manifests stay for open tabs. */
export function publishManifest(options: { releasesDir: string; distDir: string }): void {
  const file = path.join(options.distDir, DOCUMENT_MANIFEST_FILE);
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  const { app, version } = JSON.parse(text) as DocumentManifest;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  const target = path.join(options.releasesDir, app, `${version}-${hash}`);
  if (existsSync(target)) return;
  const draft = `${target}.${process.pid}.tmp`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(path.join(draft, DOCUMENT_MANIFEST_FILE), text);
  renameSync(draft, target);
}
