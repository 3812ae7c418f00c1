import { optionLabel, paths, SHIFT_TERMS } from '@tbt/contracts';
import { Text, TextLink } from '@tbt/design-system';
import { CheckboxGroup } from '@tbt/design-system/fields';
import { Link, useLocale } from '@tbt/web-kit';
import { Controller } from '@tbt/web-kit/forms';
import type { PostingFavouriteFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { fieldId } from './post-job-values';
import type { PostJobFormState } from './use-post-job';

type Person = NonNullable<PostingFavouriteFragment['person']>;

function NoFavourites() {
  const t = useText();
  return (
    <Text size="small" tone="muted">
      {t('jobs.post.noFavourites')}{' '}
      <TextLink asChild>
        <Link to={paths.browseProfessionals()}>{t('jobs.post.findPeople')}</Link>
      </TextLink>
    </Text>
  );
}

function usePersonLabel() {
  const { locale } = useLocale();
  return ({ firstName, lastName, role, city }: Person) =>
    [`${firstName} ${lastName}`.trim(), role && optionLabel(locale, 'role', role), city]
      .filter(Boolean)
      .join(', ');
}

/** Favourites invited before publication; the first to accept is booked. */
export function InviteFavourites({
  form,
  favourites,
}: {
  form: PostJobFormState;
  favourites: readonly PostingFavouriteFragment[];
}) {
  const t = useText();
  const labelOf = usePersonLabel();
  const [role, inviteIds] = form.watch(['role', 'inviteIds']);
  const people = favourites.flatMap(({ person }) =>
    person && (role === '' || person.role === role) ? [person] : [],
  );
  const { invitationsMax: max, autoPublishHours: hours } = SHIFT_TERMS;
  const isFull = inviteIds.length >= max;
  if (people.length === 0) return <NoFavourites />;
  return (
    <Controller
      control={form.control}
      name="inviteIds"
      render={({ field }) => (
        <CheckboxGroup
          id={fieldId('inviteIds')}
          legend={t('jobs.post.inviteIds')}
          hint={t('jobs.post.inviteHint', { max, hours })}
          layout="columns"
          options={people.map((person) => ({
            value: person.id,
            label: labelOf(person),
            disabled: isFull && !inviteIds.includes(person.id),
          }))}
          value={field.value}
          onValueChange={field.onChange}
          error={form.errorOf('inviteIds')}
        />
      )}
    />
  );
}
