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

/** Characters of a client's name for itself that travel on. */
export const USER_AGENT_MAX = 256;

/** What every subgraph request carries. */
export type RequestInfo = Caller & {
  requestId: string;
  locale: Locale;
  /** The client's address, for rate limits. */
  address: string | null;
  /** What the client calls itself, cut to `USER_AGENT_MAX`; shown to its owner, never trusted. */
  userAgent: string | null;
  idempotencyKey: string | null;
  /** The browser's proof of the accounts it was signed in to, as identity sealed it. */
  browserToken?: string | undefined;
  /** Epoch milliseconds after which nobody waits for the answer. */
  deadline?: number;
  /** Set by the subgraph that replaced the caller's session, for the gateway to renew the cookie. */
  renewedToken?: string;
  /** Set by identity after a log-in, for the gateway to keep in the browser's cookie. */
  renewedBrowserToken?: string;
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
    userAgent: null,
    idempotencyKey: null,
  };
}
