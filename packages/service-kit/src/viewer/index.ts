export { SYSTEM_NAMES, USER_AGENT_MAX, requireViewer, systemInfo } from './viewer';
export type { Caller, RequestInfo, SystemName, SystemViewer, Viewer } from './viewer';
export { createViewerKeys, signViewerToken, verifyViewerToken } from './viewer-token';
export type { ViewerClaims, ViewerKeys } from './viewer-token';
export { DEADLINE_HEADER, headersFor, requestIdFrom, requestInfoFrom } from './request-headers';
export {
  actingClinicOf,
  actingRole,
  actingSideOf,
  actingUserId,
  clinicRoleOf,
  mayRun,
  mayTakeSteps,
  hasRole,
  idOfSide,
  needsClinicRole,
  requireAdmin,
  requireClinic,
  requireClinicPermission,
  requireOneSide,
  requireProfessional,
  type ActingSide,
  type Professional,
} from './acting';
