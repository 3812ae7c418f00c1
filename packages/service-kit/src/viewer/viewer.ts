import type { ClinicRole, Locale, Role } from '@tbt/contracts';
import { unauthenticated } from '../errors/domain-error';

export type Viewer = {
  userId: number;
  sessionId: number | null;
  /** `clinic` while acting for one. */
  role: Role | null;
  isAdmin: boolean;
  actingClinicId: number | null;
  clinicRole?: ClinicRole | null | undefined;
};

/** Services that act without a user. */
export const SYSTEM_NAMES = ['gateway', 'jobs', 'seed'] as const;
export type SystemName = (typeof SYSTEM_NAMES)[number];
export type SystemViewer = { system: SystemName };

/** A user, a service, or an unauthenticated caller (both null). */
export type Caller = { viewer: Viewer | null; system: string | null };

/** Characters. */
export const USER_AGENT_MAX = 256;

export type RequestInfo = Caller & {
  requestId: string;
  locale: Locale;
  /** The client's IP address, for rate limits. */
  address: string | null;
  /** Truncated to `USER_AGENT_MAX`; untrusted. */
  userAgent: string | null;
  idempotencyKey: string | null;
  /** Sealed by identity: the accounts this browser was signed in to. */
  browserToken?: string | undefined;
  /** Epoch milliseconds at which the caller stops waiting. */
  deadline?: number;
  renewedToken?: string;
  /** Set by identity after a log-in, for the gateway to store in the browser's cookie. */
  renewedBrowserToken?: string;
};

/** @throws DomainError UNAUTHENTICATED without a viewer. */
export function requireViewer(info: Pick<RequestInfo, 'viewer'>): Viewer {
  if (!info.viewer) throw unauthenticated();
  return info.viewer;
}

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
