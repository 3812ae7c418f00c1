import { optionLabel } from '.';

describe('optionLabel', () => {
  it('names a value in both languages', () => {
    expect(optionLabel('en-CA', 'role', 'clinic')).toBe('Dental Office');
    expect(optionLabel('fr-CA', 'province', 'Quebec')).toBe('Québec');
  });

  it('shows an unknown value as it is', () => {
    expect(optionLabel('en-CA', 'role', 'toString')).toBe('toString');
  });
});
