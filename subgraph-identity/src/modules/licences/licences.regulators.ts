import type { Province, Role } from '@tbt/contracts';

/** Who registers dental hygienists, by province. */
const HYGIENE_REGULATORS: Readonly<Record<string, string>> = {
  Ontario: 'CDHO',
  'British Columbia': 'BCCOHP',
  Alberta: 'ACDH',
  Quebec: 'OHDQ',
  Manitoba: 'CDHM',
  Saskatchewan: 'SDHA',
  'Nova Scotia': 'NSRDHDTD',
  'New Brunswick': 'NBCDH',
  'Newfoundland and Labrador': 'NLCHP',
  'Prince Edward Island': 'CDHPEI',
} satisfies Partial<Record<Province, string>>;

/** Month and day on which registrations of a province end. */
const DEADLINES: Readonly<Record<string, string>> = {
  Ontario: '12-01',
  'British Columbia': '03-31',
  'Newfoundland and Labrador': '03-31',
  Alberta: '10-31',
  'Nova Scotia': '10-31',
  'New Brunswick': '12-31',
} satisfies Partial<Record<Province, string>>;

/** The regulator when none is named; assistants certify nationally (NDAEB) where none registers them. */
export function defaultRegulator(province: string, role: Role | null): string {
  const regulator = HYGIENE_REGULATORS[province];
  if (role === 'assistant' && (province === 'Ontario' || !regulator)) return 'NDAEB';
  if (role === 'assistant' && province === 'Alberta') return 'CADA';
  return regulator ?? 'CDHA';
}

/** The regulator's next deadline after `today` (YYYY-MM-DD); null where none is known. */
export function nextDeadline(province: string, today: string): string | null {
  const deadline = DEADLINES[province];
  if (!deadline) return null;
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-${deadline}`;
  return thisYear > today ? thisYear : `${year + 1}-${deadline}`;
}
