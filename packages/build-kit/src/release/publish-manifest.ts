import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DOCUMENT_MANIFEST_FILE, type DocumentManifest } from '@tbt/contracts';

const HASH_LENGTH = 10;

/**
 * Makes the documents of an app known that is no remote and has no line in the registry, such as the
 * host. Manifests of its earlier builds stay, for tabs that still use them.
 * @param options.distDir - absolute folder of the finished build.
 */
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
