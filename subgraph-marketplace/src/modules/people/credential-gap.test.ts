import {
  PROVINCES,
  type ProfessionalRole,
  type Province,
  type Role,
  type ShiftHours,
} from '@tbt/contracts';
import { credentialGap } from './credential-gap';
import type { Person } from './people.types';

describe('credentialGap', () => {
  const licence = (province: Province, changes: object = {}) => ({
    province,
    status: 'approved' as const,
    expiresOn: '2026-12-01',
    ...changes,
  });
  const gap = (
    shift: { role: ProfessionalRole; province: Province },
    licences: Person['licences'],
    {
      role = shift.role,
      isVerified = true,
      clinicIds = [],
    }: { role?: Role | null; isVerified?: boolean; clinicIds?: number[] } = {},
    hours: Partial<ShiftHours> = {},
  ) =>
    credentialGap(
      { role, isVerified, licences, clinicIds },
      { ...shift, clinicId: 7, date: '2026-12-01', startTime: '08:00', endTime: '16:00', ...hours },
    );
  const ontario = { role: 'hygienist', province: 'Ontario' } as const;
  const quebec = { role: 'assistant', province: 'Quebec' } as const;

  it('is lasting for a member of the clinic, of whatever role', () => {
    expect(gap(ontario, [licence('Ontario')], { clinicIds: [7] })).toBe('own_clinic');
    expect(gap(ontario, [], { role: 'assistant', clinicIds: [3, 7] })).toBe('own_clinic');
    expect(gap(ontario, [licence('Ontario')], { clinicIds: [3] })).toBeNull();
  });

  it('accepts an approved licence of the province that is valid on the date', () => {
    expect(gap(ontario, [licence('Ontario')])).toBeNull();
    expect(gap(ontario, [licence('Ontario', { expiresOn: null })])).toBeNull();
  });

  it.each([
    ['20:00', '07:00', '2026-12-01', 'licence_expired'],
    ['20:00', '07:00', '2026-12-02', null],
    ['16:00', '00:00', '2026-12-01', null],
    ['16:00', '23:59', '2026-12-01', null],
  ])('from %s to %s with a licence until %s: %s', (startTime, endTime, expiresOn, what) => {
    const hours = { startTime, endTime };
    expect(gap(ontario, [licence('Ontario', { expiresOn })], {}, hours)).toBe(what);
  });

  it.each([
    ['licence_missing', []],
    ['licence_missing', [licence('Quebec')]],
    ['licence_pending', [licence('Ontario', { status: 'pending' })]],
    ['licence_incomplete', [licence('Ontario', { status: 'pending', hasFile: false })]],
    ['licence_rejected', [licence('Ontario', { status: 'rejected' })]],
    ['licence_expired', [licence('Ontario', { expiresOn: '2026-11-30' })]],
  ])('says %s', (what, licences) => expect(gap(ontario, licences)).toBe(what));

  it.each(PROVINCES)('asks for a licence in %s, of assistants except in Quebec', (province) => {
    expect(gap({ role: 'hygienist', province }, [])).toBe('licence_missing');
    expect(gap({ role: 'assistant', province }, [])).toBe(
      province === 'Quebec' ? null : 'licence_missing',
    );
    expect(gap({ role: 'assistant', province }, [licence(province)])).toBeNull();
  });

  it('refuses an unverified account, whatever licence is on record', () => {
    expect(gap(quebec, [], { isVerified: false })).toBe('certification_missing');
    expect(gap(ontario, [licence('Ontario')], { isVerified: false })).toBe('not_verified');
    expect(gap(quebec, [], { role: null })).toBe('not_verified');
  });

  it('refuses a shift of the other profession', () => {
    expect(gap(ontario, [licence('Ontario')], { role: 'assistant' })).toBe('other_role');
    expect(gap(quebec, [licence('Quebec')], { role: 'hygienist' })).toBe('other_role');
    expect(gap(quebec, [], { role: 'clinic' })).toBe('other_role');
  });
});
