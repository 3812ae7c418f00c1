import { optionLabel, paths, SHIFT_TERMS } from '@tbt/contracts';
import { CheckboxGroup, Text, TextLink } from '@tbt/design-system';
import { Controller, Link, useLocale } from '@tbt/web-kit';
import type { PostingFavouriteFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { fieldId } from './post-job-values';
import type { PostJobFormState } from './use-post-job';

/** Favourites who are asked before the shift is public; the first to accept is booked. */
export function InviteFavourites({
  form,
  favourites,
}: {
  form: PostJobFormState;
  favourites: readonly PostingFavouriteFragment[];
}) {
  const t = useText();
  const { locale } = useLocale();
  const [role, inviteIds] = form.watch(['role', 'inviteIds']);
  const people = favourites.flatMap(({ person }) =>
    person && (role === '' || person.role === role) ? [person] : [],
  );
  const isFull = inviteIds.length >= SHIFT_TERMS.invitationsMax;
  if (people.length === 0)
    return (
      <Text size="small" tone="muted">
        {t('jobs.post.noFavourites')}{' '}
        <TextLink asChild>
          <Link to={paths.browseProfessionals()}>{t('jobs.post.findPeople')}</Link>
        </TextLink>
      </Text>
    );
  return (
    <Controller
      control={form.control}
      name="inviteIds"
      render={({ field }) => (
        <CheckboxGroup
          id={fieldId('inviteIds')}
          legend={t('jobs.post.inviteIds')}
          hint={t('jobs.post.inviteHint', {
            max: SHIFT_TERMS.invitationsMax,
            hours: SHIFT_TERMS.autoPublishHours,
          })}
          layout="columns"
          options={people.map(({ id, firstName, lastName, role: own, city }) => ({
            value: id,
            label: [
              `${firstName} ${lastName}`.trim(),
              own && optionLabel(locale, 'role', own),
              city,
            ]
              .filter(Boolean)
              .join(', '),
            disabled: isFull && !inviteIds.includes(id),
          }))}
          value={field.value}
          onValueChange={field.onChange}
          error={form.errorOf('inviteIds')}
        />
      )}
    />
  );
}
