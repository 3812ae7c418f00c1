import type { Role } from '@tbt/contracts';
import { systemInfo, type RequestInfo } from '@tbt/service-kit';

/** The loader of the demo world itself. */
export const loader: RequestInfo = systemInfo('seed', 'demo-world');

/** The loader in somebody's name. */
export const inTheNameOf = ({ id, role }: { id: number; role: Role | null }): RequestInfo => ({
  ...loader,
  viewer: {
    userId: id,
    sessionId: null,
    role,
    isAdmin: false,
    actingClinicId: role === 'clinic' ? id : null,
  },
});
