import type { JobStatus } from '@tbt/contracts';
import type { Viewer } from '@tbt/service-kit';
import { canSeeJob, ownsJob } from './jobs.policy';
import type { JobInSight } from './jobs.types';

const viewer = (changes: Partial<Viewer>): Viewer => ({
  userId: 9,
  sessionId: 1,
  role: 'hygienist',
  isAdmin: false,
  actingClinicId: null,
  ...changes,
});
const job = (status: JobStatus, isParty = false, isBlocked = false) =>
  ({ clinicId: 1, status, isParty, isBlocked }) as JobInSight;

describe('ownsJob', () => {
  it.each([
    [null, false],
    [viewer({ userId: 1 }), false],
    [viewer({ userId: 1, role: 'clinic' }), true],
    [viewer({ userId: 2, role: 'clinic' }), false],
    [viewer({ role: null, actingClinicId: 1 }), true],
    [viewer({ userId: 1, role: 'clinic', actingClinicId: 2 }), false],
    [viewer({ isAdmin: true }), false],
  ])('%j: %s', (who, owns) => expect(ownsJob(who, job('active'))).toBe(owns));
});

describe('canSeeJob', () => {
  const HIDDEN = ['draft', 'invited', 'booked', 'closed', 'expired'] as const;

  it('shows an active shift to every viewer', () => {
    expect(canSeeJob(null, job('active'))).toBe(true);
  });

  it('hides it across a block, unless booked', () => {
    expect(canSeeJob(viewer({}), job('active', false, true))).toBe(false);
    expect(canSeeJob(viewer({}), job('booked', true, true))).toBe(true);
    expect(canSeeJob(viewer({ isAdmin: true }), job('active', false, true))).toBe(true);
  });

  it.each(HIDDEN)('shows a shift that is %s to owner, party and administrator', (status) => {
    expect(canSeeJob(null, job(status))).toBe(false);
    expect(canSeeJob(viewer({}), job(status))).toBe(false);
    expect(canSeeJob(viewer({}), job(status, true))).toBe(true);
    expect(canSeeJob(viewer({ userId: 1, role: 'clinic' }), job(status))).toBe(true);
    expect(canSeeJob(viewer({ isAdmin: true }), job(status))).toBe(true);
  });
});
