import { randomUUID } from 'node:crypto';
import { systemInfo, type RequestInfo, type SystemName, type Viewer } from '../viewer/viewer';

export function anonymous(request: Partial<RequestInfo> = {}): RequestInfo {
  return {
    requestId: randomUUID(),
    viewer: null,
    system: null,
    locale: 'en-CA',
    address: '203.0.113.7',
    userAgent: null,
    idempotencyKey: null,
    ...request,
  };
}

/** A request of a signed-in hygienist with id 1, unless `viewer` says otherwise. */
export function asViewer(
  viewer: Partial<Viewer> = {},
  request: Partial<RequestInfo> = {},
): RequestInfo {
  return anonymous({
    viewer: {
      userId: 1,
      sessionId: 1,
      role: 'hygienist',
      isAdmin: false,
      actingClinicId: null,
      ...viewer,
    },
    ...request,
  });
}

export const asSystem = (system: SystemName = 'jobs'): RequestInfo =>
  systemInfo(system, randomUUID());
