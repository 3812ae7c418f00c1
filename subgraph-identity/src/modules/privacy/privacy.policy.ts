import { conflict, type RequestInfo } from '@tbt/service-kit';
import type { User } from '../users';

export const isSelf = (info: Pick<RequestInfo, 'viewer'>, userId: number): boolean =>
  info.viewer?.userId === userId;

/** @throws DomainError CONFLICT for administrators, who stay accountable for their decisions. */
export function authorizeClosing(user: User): User {
  if (user.isAdmin) throw conflict('privacy.adminStays');
  return user;
}
