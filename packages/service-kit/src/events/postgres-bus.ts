import type { Logger } from '../logger';
import type { Bus } from './bus';

export type PostgresBusOptions = {
  /** Of the bus database. */
  url: string;
  /** Names the connections of this process. */
  service: string;
  logger: Logger;
};

export function createPostgresBus(options: PostgresBusOptions): Bus {
  throw new Error('not built yet', { cause: options.service });
}
