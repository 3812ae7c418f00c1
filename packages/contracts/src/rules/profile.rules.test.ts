import { checkRule } from './issue';
import { profileRule } from './profile.rules';

describe('profileRule', () => {
  it('takes a whole profile and normalises it', () => {
    const result = checkRule(profileRule, {
      firstName: ' Ada ',
      postalCode: 'm5v2t6',
      travelDistance: 999,
      graduationYear: 2025,
      gpa: 3.5,
      availability: ['Monday', 'Monday'],
      workPace: '',
    });
    expect(result).toMatchObject({
      ok: true,
      value: {
        firstName: 'Ada',
        postalCode: 'M5V 2T6',
        travelDistance: 999,
        gpa: '3.50',
        availability: ['Monday'],
        workPace: null,
      },
    });
  });

  it.each([
    ['gpa', '4.01', 'validation.gpa'],
    ['gpa', '3.555', 'validation.decimal'],
    ['travelDistance', 30, 'validation.option'],
    ['graduationYear', 1800, 'validation.year'],
    ['graduationYear', 2020.5, 'validation.year'],
    ['postalCode', '90210', 'validation.postalCode'],
    ['province', 'Texas', 'validation.province'],
    ['workingStyle', 'sleepy', 'validation.option'],
    ['firstName', ' ', 'validation.required'],
  ])('refuses %s %p', (field, value, key) => {
    const result = checkRule(profileRule, { [field]: value });
    expect(result).toMatchObject({ ok: false, issues: [{ path: [field], key }] });
  });
});
