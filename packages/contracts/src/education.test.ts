import { educationTierOf, graduationYears, institutionName, isNewGraduate } from './education';
import { isPostalCodeIn, normalisePostalCode } from './postal-codes';

describe('education', () => {
  it.each([
    ['University of Toronto', 'tier1'],
    [' dalhousie university ', 'tier1'],
    ['Laval University', 'tier2'],
    ['Somewhere College', 'tier3'],
    ['Cégep Édouard-Montpetit', 'tier3'],
    ['Vocational training centre (DEP)', 'tier3'],
    ['Other', 'tier3'],
    ['', null],
    [null, null],
  ])('%p is %p', (institution, tier) => expect(educationTierOf(institution)).toBe(tier));

  it('has French names in French alone', () => {
    expect(institutionName('fr-CA', 'McGill University')).toBe('Université McGill');
    expect(institutionName('en-CA', 'McGill University')).toBe('McGill University');
    expect(institutionName('fr-CA', 'Cégep Garneau')).toBe('Cégep Garneau');
    expect(institutionName('fr-CA', 'Vocational training centre (DEP)')).toBe(
      'Centre de formation professionnelle (DEP)',
    );
    expect(institutionName('fr-CA', 'constructor')).toBe('constructor');
  });

  it('counts two years back as a new graduate', () => {
    expect([2026, 2025, 2024, 2023].map((year) => isNewGraduate(year, 2026))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(isNewGraduate(null, 2026)).toBe(false);
  });

  it('offers the 20 latest years', () => {
    const years = graduationYears(2026);
    expect([years[0], years.at(-1), years.length]).toEqual([2026, 2007, 20]);
  });
});

describe('postal codes', () => {
  it.each([
    ['m5v2t6', 'M5V 2T6'],
    ['K1A-0B1', 'K1A 0B1'],
    ['D1A 0B1', null],
    ['90210', null],
  ])('%p is written %p', (value, code) => expect(normalisePostalCode(value)).toBe(code));

  it('belongs to a province by its first letter', () => {
    expect(isPostalCodeIn('Ontario', 'M5V 2T6')).toBe(true);
    expect(isPostalCodeIn('Quebec', 'M5V 2T6')).toBe(false);
  });
});
