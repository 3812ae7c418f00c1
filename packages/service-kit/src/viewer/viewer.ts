import type { Locale, Role } from '@tbt/contracts';
import { unauthenticated } from '../errors/domain-error';

/** The signed-in person on whose behalf a request runs. */
export type Viewer = {
  userId: number;
  sessionId: number | null;
  role: Role | null;
  isAdmin: boolean;
  /** The clinic a staff account acts for. */
  actingClinicId: number | null;
};

/** Services that act for themselves. */
export const SYSTEM_NAMES = ['gateway', 'jobs', 'seed'] as const;
export type SystemName = (typeof SYSTEM_NAMES)[number];
export type SystemViewer = { system: SystemName };

/** Who calls: a person, a service, or nobody known (both null). */
export type Caller = { viewer: Viewer | null; system: string | null };

/** What every subgraph request carries. */
export type RequestInfo = Caller & {
  requestId: string;
  locale: Locale;
  /** The client's address, for rate limits. */
  address: string | null;
  idempotencyKey: string | null;
  /** Epoch milliseconds after which nobody waits for the answer. */
  deadline?: number;
};

/** @throws DomainError UNAUTHENTICATED when nobody is signed in. */
export function requireViewer(info: Pick<RequestInfo, 'viewer'>): Viewer {
  if (!info.viewer) throw unauthenticated();
  return info.viewer;
}

/** A request that a service makes for itself. */
export function systemInfo(system: SystemName, requestId: string): RequestInfo {
  return {
    requestId,
    viewer: null,
    system,
    locale: 'en-CA',
    address: null,
    idempotencyKey: null,
  };
}
