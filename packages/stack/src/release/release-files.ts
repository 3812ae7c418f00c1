import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';

const HASH_LENGTH = 10;
/** Source maps are not published. */
const IS_LEFT_OUT = /\.map$|^mf-stats\.json$/;

export function releasedFiles(distDir: string): string[] {
  return readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !IS_LEFT_OUT.test(entry.name))
    .map((entry) => path.relative(distDir, path.join(entry.parentPath, entry.name)))
    .sort();
}

export function contentHash(distDir: string): string {
  const hash = createHash('sha256');
  for (const file of releasedFiles(distDir))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(distDir, file)))
      .update('\0');
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

export const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

export function copyRelease(distDir: string, target: string): void {
  if (existsSync(target)) return;
  const draft = `${target}.${process.pid}.tmp`;
  for (const file of releasedFiles(distDir)) {
    mkdirSync(path.dirname(path.join(draft, file)), { recursive: true });
    cpSync(path.join(distDir, file), path.join(draft, file));
  }
  if (existsSync(target)) return rmSync(draft, { recursive: true, force: true });
  renameSync(draft, target);
}
