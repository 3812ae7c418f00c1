import { optionLabel, paths, photoUrl } from '@tbt/contracts';
import { Avatar, Card, Cluster, Stack, Text, TextLink } from '@tbt/design-system';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { DashboardFavouriteFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';

/** Favourites within reach, without a booking or blocked time tomorrow. */
export function FreeFavourites({
  people,
}: {
  people: readonly FragmentType<typeof DashboardFavouriteFragmentDoc>[];
}) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const shown = people.flatMap((reference) => {
    const { professional, distanceKm } = readFragment(DashboardFavouriteFragmentDoc, reference);
    return professional ? [{ ...professional, distanceKm }] : [];
  });
  return (
    <Card as="section" title={t('clinic.day.favourites')} titleAs="h2" padding="small">
      {shown.length === 0 ? (
        <Stack gap="2" align="start">
          <Text tone="muted">{t('clinic.day.noFavourites')}</Text>
          <TextLink asChild>
            <Link to={paths.browseProfessionals()}>{t('clinic.day.findStaff')}</Link>
          </TextLink>
        </Stack>
      ) : (
        <Stack as="ul" gap="3">
          {shown.map(({ id, firstName, lastName, role, city, profilePicture, distanceKm }) => {
            const name = `${firstName} ${lastName}`;
            return (
              <Cluster as="li" key={id} gap="3" nowrap>
                <Avatar name={name} src={photoUrl(profilePicture, 96)} size="small" />
                <div>
                  <TextLink asChild>
                    <Link to={paths.professional(id)}>{name}</Link>
                  </TextLink>
                  <Text size="dense" tone="muted">
                    {[
                      role && optionLabel(locale, 'role', role),
                      city,
                      distanceKm != null &&
                        t('clinic.card.distance', { km: formats.kilometres(distanceKm) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </div>
              </Cluster>
            );
          })}
        </Stack>
      )}
    </Card>
  );
}
