export * from './account.rules';
export * from './fields';
export * from './issue';
export * from './job.rules';
export * from './message.rules';
export * from './profile.rules';
