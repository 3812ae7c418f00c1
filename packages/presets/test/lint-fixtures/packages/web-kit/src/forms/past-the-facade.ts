// no-restricted-imports [apart]
export { draftKey } from '../draft-key';
