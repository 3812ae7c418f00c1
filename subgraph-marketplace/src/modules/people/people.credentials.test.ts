import type { ProfessionalRole, Province, Role } from '@tbt/contracts';
import { hasCredential } from './people.credentials';
import type { Person } from './people.types';

describe('hasCredential', () => {
  const licence = (province: Province, changes: object = {}) => ({
    province,
    status: 'approved' as const,
    expiresOn: '2026-12-01',
    ...changes,
  });
  const check = (
    shift: { role: ProfessionalRole; province: Province },
    licences: Person['licences'],
    role: Role | null = shift.role,
  ) => hasCredential({ role, licences }, { ...shift, date: '2026-12-01' });
  const ontario = { role: 'hygienist', province: 'Ontario' } as const;

  it('takes an approved licence of the province that holds on the day', () => {
    expect(check(ontario, [licence('Ontario')])).toBe(true);
    expect(check(ontario, [licence('Ontario', { expiresOn: null })])).toBe(true);
  });

  it.each([
    ['none', []],
    ['another province', [licence('Quebec')]],
    ['a pending one', [licence('Ontario', { status: 'pending' })]],
    ['a rejected one', [licence('Ontario', { status: 'rejected' })]],
    ['one that ended the day before', [licence('Ontario', { expiresOn: '2026-11-30' })]],
  ])('refuses %s', (_what, licences) => expect(check(ontario, licences)).toBe(false));

  it('asks assistants in nine provinces, not in Quebec or the territories', () => {
    const free = (province: Province) => check({ role: 'assistant', province }, []);
    expect(free('Quebec')).toBe(true);
    expect(free('Yukon')).toBe(true);
    for (const province of ['Ontario', 'British Columbia', 'Manitoba', 'Nova Scotia'] as const) {
      expect(free(province)).toBe(false);
    }
    expect(check({ role: 'hygienist', province: 'Quebec' }, [])).toBe(false);
  });

  it('does not take the licence of the other profession', () => {
    expect(check(ontario, [licence('Ontario')], 'assistant')).toBe(false);
    expect(check(ontario, [licence('Ontario')], null)).toBe(false);
  });
});
