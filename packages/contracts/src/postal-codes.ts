import type { Province } from './places';

const POSTAL_CODE = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

/** `A1A 1A1`; null when invalid. */
export function normalisePostalCode(value: string): string | null {
  const match = POSTAL_CODE.exec(value.trim().toUpperCase());
  return match ? `${match[1]} ${match[2]}` : null;
}

const FIRST_LETTERS: Record<Province, string> = {
  Ontario: 'KLMNP',
  'British Columbia': 'V',
  Alberta: 'T',
  Quebec: 'GHJ',
  Manitoba: 'R',
  Saskatchewan: 'S',
  'Nova Scotia': 'B',
  'New Brunswick': 'E',
  'Newfoundland and Labrador': 'A',
  'Prince Edward Island': 'C',
  'Northwest Territories': 'X',
  Nunavut: 'X',
  Yukon: 'Y',
};

/** Compares the first letter. */
export const isPostalCodeIn = (province: Province, code: string): boolean =>
  FIRST_LETTERS[province].includes(code.charAt(0));
