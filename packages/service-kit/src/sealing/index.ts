export { createSealer } from './sealer';
export type { Sealer } from './sealer';
