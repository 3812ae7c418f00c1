export { createInstantRecompute, type RecomputeReport } from './recompute-instants';
