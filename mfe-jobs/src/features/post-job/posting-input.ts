import type { PostingValues, PostingWithOfficeValues } from '@tbt/contracts';
import type { PostJobInput } from '../../generated/graphql';
import { furtherDays } from './weekly-days';

export type SentValues = PostingValues | PostingWithOfficeValues;

/** The posting, and the office that is saved to the profile with it, if the form asks for one. */
export function splitOffice(values: SentValues) {
  if (!('officeName' in values)) return { posting: values, office: null };
  const { officeName, streetAddress, postalCode, ...posting } = values;
  const { province, city } = posting;
  return { posting, office: { officeName, streetAddress, postalCode, province, city } };
}

export interface FrenchText {
  frenchTitle: string;
  frenchDescription: string;
}

/** The checked values as input. @param isInFrench - title and description are the French text too, as Quebec requires. */
export function postingInput(
  { inviteIds, moreDates, isTakenWhole, locationId, ...shift }: PostingValues,
  isInFrench = false,
): PostJobInput {
  const days = furtherDays(moreDates, shift.date);
  const fields: Pick<PostJobInput, keyof typeof shift> = shift;
  return {
    ...fields,
    ...(locationId !== null && { locationId: String(locationId) }),
    ...(isInFrench &&
      shift.province === 'Quebec' && {
        frenchTitle: shift.title,
        frenchDescription: shift.description,
      }),
    ...(days.length > 0 && { moreDates: days, isTakenWhole }),
    ...(inviteIds.length > 0 && { inviteIds: inviteIds.map(String) }),
  };
}

/** The input with the confirmed French text; empty strings become null. */
export function withFrenchText(input: PostJobInput, french: FrenchText | null): PostJobInput {
  const { frenchTitle, frenchDescription } = { ...input, ...french };
  return {
    ...input,
    frenchTitle: frenchTitle?.trim() || null,
    frenchDescription: frenchDescription?.trim() || null,
  };
}
