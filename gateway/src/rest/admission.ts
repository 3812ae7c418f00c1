import type { FastifyRequest } from 'fastify';
import {
  forbidden,
  hasRole,
  notFound,
  refuseByClinicRole,
  unauthenticated,
  unavailable,
} from '@tbt/service-kit';
import type { GraphContext } from '../graph/graph-context';
import { isCrossSite } from '../origin-check';
import type { OriginRules } from '../origin-check';
import type { Route } from './define-route';

/** 401 before 403; what is for administrators does not exist for others. @throws DomainError */
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
  if (route.access === 'admin' && !viewer?.isAdmin) throw notFound();
  if (viewer && typeof route.access !== 'string' && !hasRole(viewer, route.access))
    throw forbidden('access.role', { values: { roles: route.access.join(', ') } });
  // The subgraph decides; told here, it comes before faults of the input.
  if (route.mutation) refuseByClinicRole(route.mutation, context);
}
