import type { RequestInfo } from '@tbt/service-kit';

/** Key of a caller's budgets: the user, or the address when unauthenticated. */
export const callerKey = ({ viewer, address }: Pick<RequestInfo, 'viewer' | 'address'>): string =>
  viewer ? `user:${viewer.userId}` : `address:${address}`;
