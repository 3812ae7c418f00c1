import { conflict, type RequestInfo } from '@tbt/service-kit';
import type { User } from '../users';

/** Copies, consents and the closing of an account are the person's own business. */
export const isSelf = (info: Pick<RequestInfo, 'viewer'>, userId: number): boolean =>
  info.viewer?.userId === userId;

/** @throws DomainError CONFLICT for administrators, who answer for what they decided. */
export function authorizeClosing(user: User): User {
  if (user.isAdmin) throw conflict('privacy.adminStays');
  return user;
}
