import path from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';

const DEFAULT_DATA_DIR = '.data';

/** `RELEASES_DIR`, or `releases` below `DATA_DIR`. */
export function releasesFolder(env: NodeJS.ProcessEnv = process.env): string {
  const dataDir = path.resolve(repositoryRoot, env.DATA_DIR ?? DEFAULT_DATA_DIR);
  return env.RELEASES_DIR ? path.resolve(env.RELEASES_DIR) : path.join(dataDir, 'releases');
}
