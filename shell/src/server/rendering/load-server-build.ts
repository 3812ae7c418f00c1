import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteRelease } from '@tbt/contracts';
import type { ReleaseCode, StyleSheet } from '../../site/rendering-messages';
import { leavesFolder, RELEASES_PATH } from '../files/file-paths';

const STYLE_NAMES_FILE = 'style-names.json';
/** Milliseconds for a file from another server. */
const TIMEOUT_MS = 4_000;

/** Reads a published file: from the releases folder, or from the server that its address names. */
async function readPublished(address: string, releasesDir: string): Promise<string> {
  if (address.startsWith(RELEASES_PATH) && !leavesFolder(address))
    return readFile(path.join(releasesDir, address.slice(RELEASES_PATH.length)), 'utf8');
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}

function checkIntegrity(code: string, integrity: string, address: string): void {
  const [algorithm = '', expected] = integrity.split(/-(.*)/s);
  if (createHash(algorithm).update(code).digest('base64') !== expected)
    throw new Error(`${address} is not the file that was published`);
}

export function styleSheetsOf(list: string, folder: string): StyleSheet[] {
  const names = JSON.parse(list) as Readonly<Record<string, readonly string[]>>;
  return Object.entries(names).map(([file, classes]) => ({
    href: `${folder}/${file}`,
    names: classes,
  }));
}

export interface LoadedBuild {
  release: ReleaseCode;
  styleSheets: StyleSheet[];
}

/** Loads a release's build for Node. @throws Error when it cannot be read in time, or is another file. */
export async function loadServerBuild(
  name: string,
  { entry, server }: RemoteRelease,
  releasesDir: string,
): Promise<LoadedBuild> {
  if (!server) throw new Error(`${name} has no server build`);
  const folder = entry.slice(0, entry.lastIndexOf('/'));
  const [code, list] = await Promise.all([
    readPublished(server.entry, releasesDir),
    readPublished(`${folder}/${STYLE_NAMES_FILE}`, releasesDir),
  ]);
  checkIntegrity(code, server.integrity, server.entry);
  return {
    release: { name, entry: server.entry, code },
    styleSheets: styleSheetsOf(list, folder),
  };
}
