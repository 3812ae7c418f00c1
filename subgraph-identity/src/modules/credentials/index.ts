export { createCredentialsRepository } from './credentials.repository';
export { createCredentialsService } from './credentials.service';
export type { CredentialsService } from './credentials.service';
export { isInForce } from './credential-status';
