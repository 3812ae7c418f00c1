import { useMutation } from '@apollo/client/react';
import { Button, Icon } from '@tbt/design-system';
import { toastOutcome } from '../errors';
import { useText } from '../texts';
import { nameOf, type FavouriteDocuments, type RelatedPerson } from './person-documents';

export interface FavouriteButtonProps {
  person: RelatedPerson;
  documents: FavouriteDocuments;
}

export function FavouriteButton({ person, documents }: FavouriteButtonProps) {
  const t = useText();
  const isKept = person.isFavourite === true;
  const options = { variables: { input: { userId: person.id } } };
  const [add, adding] = useMutation(documents.add, options);
  const [remove, removing] = useMutation(documents.remove, options);
  const name = nameOf(person);
  const toggle = () =>
    toastOutcome(
      async () =>
        isKept
          ? ((await remove()).data?.removeFavourite.errors ?? [])
          : ((await add()).data?.addFavourite.errors ?? []),
      {
        done: t(isKept ? 'webKit.person.favouriteRemoved' : 'webKit.person.favouriteAdded', {
          name,
        }),
        failed: t('webKit.person.favouriteFailed'),
      },
    );
  return (
    <Button
      variant="ghost"
      size="small"
      aria-pressed={isKept}
      aria-label={t('webKit.person.favourite', { name })}
      loading={adding.loading || removing.loading}
      onClick={() => void toggle()}
    >
      <Icon name="star" filled={isKept} />
    </Button>
  );
}
