export * from './authorisation-table';
export * from './describe-authorisation';
export * from './describe-shift-authorisation';
export * from './identity.authorisation';
export * from './marketplace.authorisation';
export * from './shift-authorisation-table';
