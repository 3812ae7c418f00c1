import type { Role } from './option-sets';

/** "Maple Street Dental" → "Maple Street" and "Dental"; a single word takes `kind` as its second part. */
export function officeNameParts(
  officeName: string,
  kind: string,
): { firstName: string; lastName: string } {
  const words = officeName.trim().split(/\s+/u);
  const last = words.length > 1 ? words.pop() : undefined;
  return { firstName: words.join(' '), lastName: last ?? kind };
}

/** How an account is greeted: a person by the first name, an office by its whole one. */
export const greetingName = ({
  role,
  firstName,
  lastName,
}: {
  role: Role | null;
  firstName: string;
  lastName: string;
}): string => (role === 'clinic' ? `${firstName} ${lastName}`.trim() : firstName);

/** Beside a review: a person by first name and initial, an office by its whole name. */
export const reviewerName = (person: Parameters<typeof greetingName>[0]): string => {
  const initial = person.role === 'clinic' ? '' : [...person.lastName.trim()][0];
  return initial ? `${person.firstName} ${initial.toUpperCase()}.` : greetingName(person);
};
