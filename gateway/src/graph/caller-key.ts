import type { RequestInfo } from '@tbt/service-kit';

/** Whose budgets a call uses: the person's, or those of the address of strangers. */
export const callerKey = ({ viewer, address }: Pick<RequestInfo, 'viewer' | 'address'>): string =>
  viewer ? `user:${viewer.userId}` : `address:${address}`;
