import type { ClinicRole } from '@tbt/contracts';
import { fakeViewer } from '../testing';
import { actorIdOf, clinicRoleOf, mayInClinic, withActingClinic } from './acting';

const clinic = { clinicId: 7, name: 'Harbour Dental', isActing: true, province: 'Nova Scotia' };
const acting = (role: ClinicRole, plan = 'premium') =>
  withActingClinic(fakeViewer('hygienist', { clinics: [{ ...clinic, role, plan }] }));

it('is the clinic while the session acts for one', () => {
  const viewer = acting('scheduler');
  expect(viewer).toMatchObject({ role: 'clinic', ownRole: 'hygienist', province: 'Nova Scotia' });
  expect([actorIdOf(viewer), clinicRoleOf(viewer)]).toEqual([7, 'scheduler']);
  expect([mayInClinic(viewer, 'staffing'), mayInClinic(viewer, 'readPlan')]).toEqual([true, false]);
});

it('works within the plan of the clinic, also for members who do not read it', () => {
  expect(acting('scheduler')).toMatchObject({
    ...{ subscriptionStatus: 'active', subscriptionTier: 'premium' },
  });
  expect(acting('viewer', 'none')).toMatchObject({
    ...{ subscriptionStatus: 'free', subscriptionTier: null },
  });
});

it('is the account itself otherwise', () => {
  const own = fakeViewer('hygienist', {
    clinics: [{ ...clinic, role: 'viewer', isActing: false }],
  });
  expect(withActingClinic(own)).toBe(own);
  expect([actorIdOf(own), clinicRoleOf(own)]).toEqual([own.id, null]);
});
