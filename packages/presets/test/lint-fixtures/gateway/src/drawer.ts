// no-restricted-imports [drawer]
export { sum } from './utils/sum';
