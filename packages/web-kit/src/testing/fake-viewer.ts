import type { Role } from '@tbt/contracts';
import type { SessionViewer } from '../session';

const IDS = { clinic: 1, hygienist: 2, assistant: 3 } as const;

export function fakeViewer(role: Role, overrides: Partial<SessionViewer> = {}): SessionViewer {
  return {
    id: IDS[role],
    firstName: role === 'clinic' ? 'Maple' : 'Ana',
    lastName: role === 'clinic' ? 'Dental' : 'Reyes',
    email: `${role}@demo.test`,
    role,
    isAdmin: false,
    province: 'Ontario',
    city: 'Toronto',
    ...overrides,
  };
}
