import type { Person } from './api';
import type { Subgraph } from './matrix';

export interface Cast {
  clinic: Person;
  hygienist: Person;
  admin: Person;
  jobId: number;
}

export interface CallRow {
  /** As in the API description. */
  route: string;
  /** Subgraphs that it cannot be answered without, besides the session of a known user. */
  needs: readonly Subgraph[];
  /** Expected statuses without a fault. */
  fine: readonly number[];
  /** Answered without a database, unless the service is cut off with it. */
  isStatic?: boolean;
  as?: 'clinic' | 'hygienist' | 'admin';
  path?: (cast: Cast) => string;
  body?: (cast: Cast) => unknown;
}
