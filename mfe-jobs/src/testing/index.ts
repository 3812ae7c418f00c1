export type { JobNode } from './fixtures';
