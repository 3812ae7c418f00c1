import type { TypedDocumentNode } from '@apollo/client';
import type { HiringStatus, Role } from '@tbt/contracts';
import type { UserErrorLike } from '../graph';

/** A person and the viewer's relations to them; actions without a field are hidden. */
export interface RelatedPerson {
  id: string;
  firstName: string;
  lastName: string;
  role?: Role | null;
  isFavourite?: boolean | null;
  isBlocked?: boolean | null;
  hiringInterest?: { status: string; notes?: string | null } | null;
}

interface Payload {
  errors: readonly UserErrorLike[];
}
type PersonMutation<Name extends string> = TypedDocumentNode<
  Record<Name, Payload>,
  { input: { userId: string } }
>;

export interface ComingBooking {
  id: string;
  date: string;
  startTime: string;
  endTime: string;
}

export interface BlockDocuments {
  block: PersonMutation<'blockPerson'>;
  unblock: PersonMutation<'unblockPerson'>;
  coming: TypedDocumentNode<
    { user?: { comingBookings?: readonly ComingBooking[] | null } | null },
    { id: string }
  >;
}
export interface FavouriteDocuments {
  add: PersonMutation<'addFavourite'>;
  remove: PersonMutation<'removeFavourite'>;
}
export type HiringDocument = TypedDocumentNode<
  Record<'setHiringInterest', Payload>,
  { input: { professionalId: string; status?: HiringStatus | null; notes?: string | null } }
>;

export const nameOf = ({ firstName, lastName }: RelatedPerson): string =>
  `${firstName} ${lastName}`.trim();
