import { PersonActions } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  AddFavouriteDocument,
  BlockPersonDocument,
  ComingBookingsDocument,
  PersonMenuFragmentDoc,
  RemoveFavouriteDocument,
  SetHiringInterestDocument,
  UnblockPersonDocument,
} from '../../generated/graphql';

const BLOCK = {
  block: BlockPersonDocument,
  unblock: UnblockPersonDocument,
  coming: ComingBookingsDocument,
};
const FAVOURITE = { add: AddFavouriteDocument, remove: RemoveFavouriteDocument };

/** Favourite, hire and block actions. */
export function PersonMenu({ person }: { person: FragmentType<typeof PersonMenuFragmentDoc> }) {
  return (
    <PersonActions
      person={readFragment(PersonMenuFragmentDoc, person)}
      block={BLOCK}
      favourite={FAVOURITE}
      hire={SetHiringInterestDocument}
    />
  );
}
