import { useIsHydrated } from '../hydration';

/** Where most visitors are. */
const USUAL_ZONE = 'America/Toronto';

/** Time zone of the viewer, for formats; on the server, which does not know it, the usual one. */
export const useViewerZone = (): string | undefined => (useIsHydrated() ? undefined : USUAL_ZONE);
