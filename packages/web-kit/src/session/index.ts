export { actorIdOf, clinicRoleOf, mayInClinic } from './acting';
export { useChosenLocation, type ChosenLocation } from './chosen-location';
export { ChosenLocationNotice } from './chosen-location-notice';
export { AskOwnerForPlan, ReadsOnlyNotice, useReadsOnly } from './reads-only';
export { RequireSession, type RequireSessionProps } from './require-session';
export { returnPlace } from './return-place';
export {
  SessionProvider,
  useSession,
  type Session,
  type SessionProviderProps,
} from './session-provider';
export { SignInCall, type SignInCallProps, type SignUpLink } from './sign-in-call';
export { useSeesPlanOffers } from './use-sees-plan-offers';
export { useViewerPlan } from './use-viewer-plan';
export type { OwnClinic, SessionStatus, SessionViewer } from './viewer';
