import type { RequestInfo } from '@tbt/service-kit';

/** What travels with every operation through the planner. */
export type GraphContext = {
  info: RequestInfo;
  /** True when a token was given and identity could not be asked whose it is. */
  isViewerUnknown: boolean;
  /** Refuses writes that a foreign site made the browser send with the session's cookie. */
  isForgeable: boolean;
};
