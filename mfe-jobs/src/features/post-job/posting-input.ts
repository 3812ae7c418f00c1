import type { PostingValues } from '@tbt/contracts';
import type { PostJobInput } from '../../generated/graphql';
import { furtherDays } from './weekly-days';

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
