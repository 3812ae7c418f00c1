import type { Viewer } from '@tbt/service-kit';
import { ownsOrientation } from './office-packs.policy';

const viewer = (overrides: Partial<Viewer>): Viewer => ({
  userId: 1,
  sessionId: null,
  role: 'hygienist',
  isAdmin: false,
  actingClinicId: null,
  ...overrides,
});
const clinic = viewer({ userId: 7, role: 'clinic', actingClinicId: 7 });

describe('ownsOrientation', () => {
  it.each<[string, Viewer | null, boolean]>([
    ['an unauthenticated caller', null, false],
    ['a professional', viewer({}), false],
    ['the clinic', clinic, true],
    ['another clinic', { ...clinic, userId: 8, actingClinicId: 8 }, false],
    ['an administrator', viewer({ isAdmin: true, role: null }), true],
  ])('%s', (_name, who, expected) => expect(ownsOrientation(who, 7)).toBe(expected));
});
