export { createActivityLoaders, type ActivityLoaders } from './activity.loaders';
export { activityResolvers } from './activity.resolvers';
