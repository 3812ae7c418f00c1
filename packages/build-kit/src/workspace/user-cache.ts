import { homedir } from 'node:os';
import { join } from 'node:path';

/** A folder of the user that all clones share; what is in it can be made again. */
export const userCache = (name: string): string =>
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'tooth-be-told', name);
