import { profileCompleteness } from './profile-completeness';
import { emptyProfile } from './profile-form-values';

describe('profileCompleteness', () => {
  it('counts what a professional has filled; the travel distance has a default', () => {
    expect(profileCompleteness('hygienist', emptyProfile)).toEqual([
      { section: 'education', filled: 0, total: 2 },
      { section: 'place', filled: 0, total: 2 },
      { section: 'work', filled: 1, total: 4 },
      { section: 'culture', filled: 0, total: 8 },
    ]);
  });

  it('leaves the number of a licence to the row of the licence', () => {
    const counted = profileCompleteness('hygienist', emptyProfile, true);
    expect(counted).toContainEqual({ section: 'work', filled: 1, total: 3 });
  });

  it('asks a clinic for its address and its culture only', () => {
    const values = { ...emptyProfile, streetAddress: '1 King St W', patientTypes: ['general'] };
    expect(profileCompleteness('clinic', values)).toEqual([
      { section: 'place', filled: 1, total: 4 },
      { section: 'culture', filled: 1, total: 6 },
    ]);
  });
});
