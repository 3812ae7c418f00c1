export * from './now';
export * from './use-now';
