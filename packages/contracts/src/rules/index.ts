export * from './account.rules';
export * from './fields';
export * from './issue';
export * from './job.rules';
export * from './message.rules';
export * from './office-pack.rules';
export * from './profile.rules';
export * from './waitlist.rules';
