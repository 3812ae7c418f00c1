// boundaries/dependencies [platform]
export { readFileSync } from 'node:fs';
