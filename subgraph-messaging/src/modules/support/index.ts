export { answerDueAt } from './business-days';
export { createSupportLoaders, type SupportLoaders } from './support.loaders';
export { refuseOthersCase, refuseStale } from './support.policy';
export { supportResolvers } from './support.resolvers';
export { insertSupportNote, type SupportNote } from './support-notes.repository';
