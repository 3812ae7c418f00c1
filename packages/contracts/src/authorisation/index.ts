export * from './authorisation-table';
export * from './describe-authorisation';
export * from './identity.authorisation';
