import { readdirSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

export const userCache = (name: string): string =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'tooth-be-told', name);

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

export function limitCache(name: string, maximumBytes: number): void {
  try {
    if (bytesIn(userCache(name)) > maximumBytes) rmSync(userCache(name), { recursive: true });
  } catch {
    // Already removed, or not created yet.
  }
}
