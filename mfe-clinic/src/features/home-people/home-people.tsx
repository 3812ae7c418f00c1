import { optionLabel, paths, photoUrl } from '@tbt/contracts';
import {
  Avatar,
  Button,
  Card,
  Cluster,
  Grid,
  Heading,
  Stack,
  Text,
  TextLink,
} from '@tbt/design-system';
import { Link, useFormats, useLocale, useSession } from '@tbt/web-kit';
import { skipToken, useQuery } from '@tbt/web-kit/graph';
import { HomePeopleDocument, type HomePeopleQuery } from '../../generated/graphql';
import { useText } from '../../texts';

type Person = NonNullable<HomePeopleQuery['professionals']['edges'][number]['node']>;

const SHOWN = 3;

function PersonCard({ person }: { person: Person }) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const { id, firstName, lastName, role, city, totalReviews, avgRating } = person;
  const name = `${firstName} ${lastName}`;
  return (
    <Card
      padding="small"
      titleAs="h3"
      title={
        <TextLink asChild variant="quiet">
          <Link to={paths.professional(id)}>{name}</Link>
        </TextLink>
      }
      media={<Avatar name={name} src={photoUrl(person.profilePicture, 96)} size="medium" />}
      subtitle={[role && optionLabel(locale, 'role', role), city].filter(Boolean).join(' · ')}
    >
      <Text size="dense" tone="muted">
        {totalReviews
          ? t('clinic.card.rating', { rating: formats.rating(avgRating), count: totalReviews })
          : t('clinic.card.unrated')}
      </Text>
    </Card>
  );
}

/** Licensed professionals of the clinic's province; nothing for other roles. */
export function HomePeople() {
  const t = useText();
  const { viewer } = useSession();
  const isClinic = viewer?.role === 'clinic';
  const filter = { province: viewer?.province };
  const { data } = useQuery(HomePeopleDocument, isClinic ? { variables: { filter } } : skipToken);
  const shown = (data?.professionals.edges ?? [])
    .flatMap(({ node }) => (node?.hasLicence ? [node] : []))
    .slice(0, SHOWN);
  if (!isClinic || shown.length === 0) return null;
  return (
    <Stack as="section" gap="4" aria-label={t('clinic.home.people')}>
      <Cluster justify="between" gap="3">
        <Heading as="h2" size="h3">
          {t('clinic.home.people')}
        </Heading>
        <Button asChild variant="secondary" size="small">
          <Link to={paths.browseProfessionals()}>{t('clinic.home.allPeople')}</Link>
        </Button>
      </Cluster>
      <Grid>
        {shown.map((person) => (
          <PersonCard key={person.id} person={person} />
        ))}
      </Grid>
    </Stack>
  );
}
