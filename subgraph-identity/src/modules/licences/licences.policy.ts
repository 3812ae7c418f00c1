import { forbidden, notFound, type RequestInfo } from '@tbt/service-kit';
import { requireReviewer } from '../users';
import type { Licence } from './licences.repository';

const WESTERNMOST_OFFSET_MS = 7 * 60 * 60 * 1000;

/** The date it still is in the westernmost province: a licence holds through its whole last day. */
export const lastCurrentDate = (now: Date): string =>
  new Date(now.getTime() - WESTERNMOST_OFFSET_MS).toISOString().slice(0, 10);

/** Approved and not expired. */
export const isInForce = (
  { status, expiresOn }: Pick<Licence, 'status' | 'expiresOn'>,
  now: Date,
): boolean => status === 'approved' && (expiresOn === null || expiresOn >= lastCurrentDate(now));

/** @throws DomainError FORBIDDEN for anybody but a reviewer, and for one's own licence. */
export function authorizeReview(info: RequestInfo, licence: Licence | null): Licence {
  requireReviewer(info);
  if (!licence) throw notFound();
  if (licence.userId === info.viewer?.userId) throw forbidden('licence.ownReview');
  return licence;
}
