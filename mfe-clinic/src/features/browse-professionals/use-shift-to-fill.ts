import { skipToken, useQuery } from '@tbt/web-kit/graph';
import { ShiftToFillDocument } from '../../generated/graphql';

/** The clinic's shift that someone is looked for, and who has an open invitation to it. */
export function useShiftToFill(shiftId: string | null) {
  const { data } = useQuery(
    ShiftToFillDocument,
    shiftId === null ? skipToken : { variables: { shiftId }, fetchPolicy: 'cache-and-network' },
  );
  const shift = data?.job ?? null;
  const open = shift?.invitations?.filter(({ status }) => status === 'pending') ?? [];
  return { shift, invited: new Set(open.map(({ professionalId }) => professionalId)) };
}
