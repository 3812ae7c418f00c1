import type { RequestInfo } from '@tbt/service-kit';

export type GraphContext = {
  info: RequestInfo;
  /** True when a token was given but identity could not be asked. */
  isViewerUnknown: boolean;
  /** Refuses mutations of a cross-site request. */
  isForgeable: boolean;
  /** The caller sent a text, not the id of a published document, and pays for its plan. */
  writesDocument?: boolean;
};
