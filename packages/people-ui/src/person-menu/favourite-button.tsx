import { Button, Icon } from '@tbt/design-system';
import { toastOutcome } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import {
  AddFavouriteDocument,
  RemoveFavouriteDocument,
  type PersonMenuFragment,
} from '../generated/graphql';
import { useText } from '../texts';
import { nameOf } from './person-name';

type Favourable = Pick<PersonMenuFragment, 'id' | 'firstName' | 'lastName' | 'isFavourite'>;

export function FavouriteButton({ person }: { person: Favourable }) {
  const t = useText();
  const isKept = person.isFavourite === true;
  const options = { variables: { input: { userId: person.id } } };
  const [add, adding] = useMutation(AddFavouriteDocument, options);
  const [remove, removing] = useMutation(RemoveFavouriteDocument, options);
  const name = nameOf(person);
  const toggle = () =>
    toastOutcome(
      async () =>
        isKept
          ? ((await remove()).data?.removeFavourite.errors ?? [])
          : ((await add()).data?.addFavourite.errors ?? []),
      {
        done: t(isKept ? 'peopleUi.favouriteRemoved' : 'peopleUi.favouriteAdded', {
          name,
        }),
        failed: t('peopleUi.favouriteFailed'),
      },
    );
  return (
    <Button
      variant="ghost"
      size="small"
      aria-pressed={isKept}
      aria-label={t('peopleUi.favourite', { name })}
      loading={adding.loading || removing.loading}
      onClick={() => void toggle()}
    >
      <Icon name="star" filled={isKept} />
    </Button>
  );
}
