import type { Role } from '@tbt/contracts';
import { systemInfo, type RequestInfo } from '@tbt/service-kit';

export const loader: RequestInfo = systemInfo('seed', 'demo-world');

export const administratorOf = (id: number): RequestInfo => ({
  ...loader,
  viewer: { userId: id, sessionId: null, role: null, isAdmin: true, actingClinicId: null },
});

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
