import { DomainError } from '../errors/domain-error';
import {
  actingClinicOf,
  actingRole,
  actingSideOf,
  actingUserId,
  hasRole,
  idOfSide,
  requireAdmin,
  requireClinic,
  requireOneSide,
  requireProfessional,
} from './acting';
import type { Viewer } from './viewer';

const viewer = (overrides: Partial<Viewer>): Viewer => ({
  userId: 5,
  sessionId: 1,
  role: null,
  isAdmin: false,
  actingClinicId: null,
  ...overrides,
});

const VIEWERS = {
  'a clinic': viewer({ role: 'clinic', actingClinicId: 5 }),
  'a clinic whose session names none': viewer({ role: 'clinic' }),
  'staff of a clinic': viewer({ actingClinicId: 9 }),
  'a hygienist among the staff of a clinic': viewer({ role: 'hygienist', actingClinicId: 9 }),
  'a hygienist': viewer({ role: 'hygienist' }),
  'an assistant': viewer({ role: 'assistant' }),
  'an administrator': viewer({ isAdmin: true }),
};

test.each([
  ['a clinic', 5, 5, { clinicId: 5 }, 'clinic'],
  ['a clinic whose session names none', 5, 5, { clinicId: 5 }, 'clinic'],
  ['staff of a clinic', 9, 9, { clinicId: 9 }, 'clinic'],
  ['a hygienist among the staff of a clinic', 9, 9, { clinicId: 9 }, 'clinic'],
  ['a hygienist', null, 5, { professionalId: 5 }, 'hygienist'],
  ['an assistant', null, 5, { professionalId: 5 }, 'assistant'],
  ['an administrator', null, 5, null, null],
] as const)(
  '%s acts for clinic %s, as user %s, on side %j',
  (name, clinicId, userId, side, role) => {
    const acting = VIEWERS[name];
    expect(actingClinicOf(acting)).toBe(clinicId);
    expect(actingUserId(acting)).toBe(userId);
    expect(actingSideOf(acting)).toEqual(side);
    expect(actingRole(acting)).toBe(role);
    if (side) expect(idOfSide(side)).toBe(userId);
  },
);

test('a visitor acts for no clinic and on no side', () => {
  expect(actingClinicOf(null)).toBeNull();
  expect(actingSideOf(null)).toBeNull();
});

const GUARDS = {
  requireClinic,
  requireProfessional,
  requireOneSide,
  requireAdmin,
};

test.each([
  ['a clinic', ['requireClinic', 'requireOneSide']],
  ['a clinic whose session names none', ['requireClinic', 'requireOneSide']],
  ['staff of a clinic', ['requireClinic', 'requireOneSide']],
  [
    'a hygienist among the staff of a clinic',
    ['requireClinic', 'requireProfessional', 'requireOneSide'],
  ],
  ['a hygienist', ['requireProfessional', 'requireOneSide']],
  ['an assistant', ['requireProfessional', 'requireOneSide']],
  ['an administrator', ['requireAdmin']],
] as const)('%s passes %j and nothing else', (name, passed) => {
  const passes = Object.entries(GUARDS).filter(([, guard]) => {
    try {
      guard({ viewer: VIEWERS[name] });
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: 'FORBIDDEN' });
      return false;
    }
  });
  expect(passes.map(([guard]) => guard).sort()).toEqual([...passed].sort());
});

test.each(Object.entries(GUARDS))('%s asks a visitor to sign in', (_, guard) => {
  expect(() => guard({ viewer: null })).toThrow(DomainError);
  expect(() => guard({ viewer: null })).toThrow(
    expect.objectContaining({ code: 'UNAUTHENTICATED' }),
  );
});

test('staff act in the role of their clinic', () => {
  expect(hasRole(VIEWERS['staff of a clinic'], ['clinic'])).toBe(true);
  expect(hasRole(VIEWERS['a hygienist'], ['clinic'])).toBe(false);
  expect(hasRole(VIEWERS['a hygienist'], ['hygienist', 'assistant'])).toBe(true);
});
