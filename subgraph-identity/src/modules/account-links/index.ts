export { createLinkIssuer } from './issue-link';
export { createLinkOpener } from './open-link';
export { createAccountLinksQueries } from './account-links.queries';
export { accountLinksResolvers } from './account-links.resolvers';
export { createAccountLinksService } from './account-links.service';
export { createEmailChangeService } from './email-change.service';
export { createPasswordChangeService } from './password-change.service';
export { createPasswordProof } from './password-proof';
export type { PasswordProof } from './password-proof';
