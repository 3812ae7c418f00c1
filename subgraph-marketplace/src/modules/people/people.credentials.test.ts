import { PROVINCES, type ProfessionalRole, type Province, type Role } from '@tbt/contracts';
import { credentialGap } from './people.credentials';
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
    { role = shift.role, isVerified = true }: { role?: Role | null; isVerified?: boolean } = {},
  ) => credentialGap({ role, isVerified, licences }, { ...shift, date: '2026-12-01' });
  const ontario = { role: 'hygienist', province: 'Ontario' } as const;
  const quebec = { role: 'assistant', province: 'Quebec' } as const;

  it('takes an approved licence of the province that holds on the day', () => {
    expect(gap(ontario, [licence('Ontario')])).toBeNull();
    expect(gap(ontario, [licence('Ontario', { expiresOn: null })])).toBeNull();
  });

  it.each([
    ['none', []],
    ['another province', [licence('Quebec')]],
    ['a pending one', [licence('Ontario', { status: 'pending' })]],
    ['a rejected one', [licence('Ontario', { status: 'rejected' })]],
    ['one that ended the day before', [licence('Ontario', { expiresOn: '2026-11-30' })]],
  ])('refuses %s', (_what, licences) => expect(gap(ontario, licences)).toBe('noLicence'));

  it.each(PROVINCES)('asks for a licence in %s, of assistants except in Quebec', (province) => {
    expect(gap({ role: 'hygienist', province }, [])).toBe('noLicence');
    expect(gap({ role: 'assistant', province }, [])).toBe(
      province === 'Quebec' ? null : 'noLicence',
    );
    expect(gap({ role: 'assistant', province }, [licence(province)])).toBeNull();
  });

  it('books nobody who is not verified, whatever licence is on record', () => {
    expect(gap(quebec, [], { isVerified: false })).toBe('notVerified');
    expect(gap(ontario, [licence('Ontario')], { isVerified: false })).toBe('notVerified');
    expect(gap(quebec, [], { role: null })).toBe('notVerified');
  });

  it('books nobody on a shift of the other profession', () => {
    expect(gap(ontario, [licence('Ontario')], { role: 'assistant' })).toBe('otherRole');
    expect(gap(quebec, [licence('Quebec')], { role: 'hygienist' })).toBe('otherRole');
    expect(gap(quebec, [], { role: 'clinic' })).toBe('otherRole');
  });
});
