import type { Role } from '@tbt/contracts';
import { systemInfo, type RequestInfo } from '@tbt/service-kit';

/** The viewer that loads the demo world. */
export const loader: RequestInfo = systemInfo('seed', 'demo-world');

export const administratorOf = (id: number): RequestInfo => ({
  ...loader,
  viewer: { userId: id, sessionId: null, role: null, isAdmin: true, actingClinicId: null },
});

/** A viewer for one of the demo accounts. */
export const viewerOf = ({ id, role }: { id: number; role: Role | null }): RequestInfo => ({
  ...loader,
  viewer: {
    userId: id,
    sessionId: null,
    role,
    isAdmin: false,
    actingClinicId: role === 'clinic' ? id : null,
  },
});
