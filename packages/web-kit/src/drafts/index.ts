export { draftStore } from './draft';
export { useTextDraft } from './use-text-draft';
