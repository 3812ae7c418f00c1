import { US_STATES } from '../places';
import { optionLabel, usStateName } from '.';

describe('optionLabel', () => {
  it('names a value in both languages', () => {
    expect(optionLabel('en-CA', 'role', 'clinic')).toBe('Dental Office');
    expect(optionLabel('fr-CA', 'province', 'Quebec')).toBe('Québec');
    expect(usStateName('fr-CA', 'North Carolina')).toBe('Caroline du Nord');
    expect(usStateName('fr-CA', 'Ohio')).toBe('Ohio');
  });

  it.each(US_STATES)('names the state of %s', (state) => {
    expect(usStateName('en-CA', state)).toBe(state);
  });

  it('names a national body in French by its French acronym, others as they are', () => {
    expect(optionLabel('fr-CA', 'regulator', 'NDAEB')).toBe('BNEAD');
    const board = 'National Dental Assisting Examining Board';
    expect(optionLabel('fr-CA', 'regulator', board)).toMatch(/^Bureau national/);
    expect(optionLabel('en-CA', 'regulator', 'NDAEB')).toBe('NDAEB');
    expect(optionLabel('fr-CA', 'regulator', 'CDHO')).toBe('CDHO');
  });

  it('shows an unknown value as it is', () => {
    expect(optionLabel('en-CA', 'role', 'toString')).toBe('toString');
  });
});
