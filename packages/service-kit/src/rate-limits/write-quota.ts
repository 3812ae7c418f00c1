import { requireViewer, type RequestInfo } from '../viewer/viewer';
import type { RateLimits } from './rate-limits';

/** Counts a write of the viewer. @throws DomainError UNAUTHENTICATED, RATE_LIMITED. */
export async function consumeWriteQuota(
  limits: Pick<RateLimits<'writes'>, 'consume'>,
  info: RequestInfo,
): Promise<void> {
  // The platform acting for a user, such as the demo seed, is not limited.
  if (info.system !== null) return;
  await limits.consume('writes', requireViewer(info).userId);
}
