export * from './now';
export * from './use-now';
export * from './use-running-clock';
export * from './use-viewer-zone';
