import type { RequestInfo, Viewer } from '@tbt/service-kit';
import { ownsOrientation, requireClinic } from './office-packs.policy';

const viewer = (overrides: Partial<Viewer>): Viewer => ({
  userId: 1,
  sessionId: null,
  role: 'hygienist',
  isAdmin: false,
  actingClinicId: null,
  ...overrides,
});
const clinic = viewer({ userId: 7, role: 'clinic', actingClinicId: 7 });
const infoOf = (who: Viewer | null) => ({ viewer: who, system: null }) as RequestInfo;

describe('ownsOrientation', () => {
  it.each<[string, Viewer | null, boolean]>([
    ['nobody', null, false],
    ['a professional', viewer({}), false],
    ['the clinic', clinic, true],
    ['another clinic', { ...clinic, userId: 8, actingClinicId: 8 }, false],
    ['an administrator', viewer({ isAdmin: true, role: null }), true],
  ])('%s', (_name, who, expected) => expect(ownsOrientation(who, 7)).toBe(expected));
});

describe('requireClinic', () => {
  it('answers the clinic somebody acts for', () => expect(requireClinic(infoOf(clinic))).toBe(7));

  it.each<[string, Viewer | null, string]>([
    ['nobody', null, 'UNAUTHENTICATED'],
    ['a professional', viewer({}), 'FORBIDDEN'],
  ])('refuses %s', (_name, who, code) => {
    expect(() => requireClinic(infoOf(who))).toThrow(expect.objectContaining({ code }));
  });
});
