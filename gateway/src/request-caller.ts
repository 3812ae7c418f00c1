import { negotiateLocale } from '@tbt/contracts';
import { DomainError, USER_AGENT_MAX } from '@tbt/service-kit';
import type { RequestInfo } from '@tbt/service-kit';
import type { GraphContext } from './graph/graph-context';
import { isCrossSite } from './origin-check';
import type { OriginRules } from './origin-check';
import type { SessionCookies, SessionToken } from './session-cookie';
import { clientAddress, type CallerRequest } from './trusted-proxy';
import type { ViewerReader } from './viewer';

export type CallerReader = (
  request: CallerRequest,
  requestId: string,
  /** Overrides the headers, for a socket that authenticates by its first frame. */
  session?: SessionToken | null,
) => Promise<GraphContext>;

/** @param options.deadlineMs longest time for the whole request. */
export function createCallerReader(options: {
  viewers: ViewerReader;
  cookies: SessionCookies;
  origins: OriginRules;
  deadlineMs: number;
}): CallerReader {
  const { viewers, cookies, origins, deadlineMs } = options;
  return async (request, requestId, session = cookies.tokenOf(request.headers)) => {
    const info: RequestInfo = {
      requestId,
      viewer: null,
      system: null,
      locale: negotiateLocale(request.headers['accept-language']),
      address: clientAddress(request, origins.proxySecret),
      userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_MAX) ?? null,
      idempotencyKey: null,
      browserToken: cookies.browserTokenOf(request.headers),
      deadline: Date.now() + deadlineMs,
    };
    const isForgeable = session?.isCookie === true && isCrossSite(request, origins);
    if (!session) return { info, isViewerUnknown: false, isForgeable };
    try {
      const viewer = await viewers.read(session.token, requestId);
      return { info: { ...info, viewer }, isViewerUnknown: false, isForgeable };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { info, isViewerUnknown: true, isForgeable };
    }
  };
}
