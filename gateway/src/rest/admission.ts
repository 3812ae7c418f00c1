import type { FastifyRequest } from 'fastify';
import type { Role } from '@tbt/contracts';
import { forbidden, unauthenticated, unavailable, validationFailed } from '@tbt/service-kit';
import type { Viewer } from '@tbt/service-kit';
import type { GraphContext } from '../graph/graph-context';
import { isCrossSite } from '../origin-check';
import type { OriginRules } from '../origin-check';
import type { Route } from './define-route';

const IDEMPOTENCY_KEY_MAX = 255;

/** A clinic's staff account acts with its clinic's role. */
const hasRole = (viewer: Viewer, roles: readonly Role[]): boolean =>
  (viewer.role !== null && roles.includes(viewer.role)) ||
  (viewer.actingClinicId !== null && roles.includes('clinic'));

/**
 * Lets a caller in, in the contract's order: 401, then 403.
 * @throws DomainError
 */
export function admit(
  route: Route,
  request: FastifyRequest,
  context: GraphContext,
  origins: OriginRules,
): void {
  const { viewer } = context.info;
  const isWrite = route.method !== 'GET';
  if (route.access !== 'anyone' && !viewer) {
    throw context.isViewerUnknown ? unavailable() : unauthenticated();
  }
  const isForged =
    (isWrite && context.isForgeable) || (route.setsSession && isCrossSite(request.raw, origins));
  if (isForged) throw forbidden('access.crossSite');
  if (typeof route.access === 'string' || !viewer) return;
  if (!hasRole(viewer, route.access)) {
    throw forbidden('access.role', { values: { roles: route.access.join(', ') } });
  }
}

/**
 * The request's Idempotency-Key where it counts: on writes of somebody signed in.
 * @throws DomainError VALIDATION_FAILED for one that is not 1 to 255 characters long.
 */
export function idempotencyKeyOf(request: FastifyRequest, viewer: Viewer | null): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || !viewer || request.method !== 'POST') return null;
  if (typeof key !== 'string' || key.length < 1 || key.length > IDEMPOTENCY_KEY_MAX) {
    throw validationFailed([{ path: ['Idempotency-Key'], key: 'validation.invalid', values: {} }]);
  }
  return key;
}
