import { optionLabel } from '@tbt/contracts';
import { Avatar, Badge, Cluster, Heading, Icon, Stack, Tabs, Text } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { MyProfileFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { PhotoTab } from './photo-tab';
import { ProfileTab } from './profile-tab';
import { ScheduleTab } from './schedule-tab';
import { VerificationTab } from './verification-tab';

/** The signed-in person's own profile. */
export function MyProfile({
  person: reference,
}: {
  person: FragmentType<typeof MyProfileFragmentDoc>;
}) {
  const person = readFragment(MyProfileFragmentDoc, reference);
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <Stack gap="6">
      <Cluster gap="4">
        <Avatar name={name} src={person.profilePicture} size="large" />
        <Stack gap="2">
          <Heading as="h2">{name}</Heading>
          <Cluster gap="2">
            {person.role && <Badge tone="info">{optionLabel(locale, 'role', person.role)}</Badge>}
            {person.isVerified && (
              <Badge tone="success" icon={<Icon name="check" size="small" />}>
                {t('profile.mine.verified')}
              </Badge>
            )}
            {person.isNewGrad && (
              <Badge tone="warning" icon={<Icon name="sparkle" size="small" />}>
                {t('profile.mine.newGrad')}
              </Badge>
            )}
          </Cluster>
          <Text size="dense" tone="muted">
            {person.totalReviews
              ? t('profile.mine.rating', {
                  rating: formats.rating(person.avgRating),
                  count: person.totalReviews,
                })
              : t('profile.mine.unrated')}
          </Text>
        </Stack>
      </Cluster>
      <Tabs
        label={t('profile.mine.title')}
        items={[
          {
            value: 'profile',
            label: t('profile.tab.profile'),
            content: <ProfileTab person={person} />,
          },
          { value: 'photo', label: t('profile.tab.photo'), content: <PhotoTab person={person} /> },
          {
            value: 'verification',
            label: t('profile.tab.verification'),
            content: <VerificationTab person={person} />,
          },
          {
            value: 'schedule',
            label: t('profile.tab.schedule'),
            content: <ScheduleTab person={person} />,
          },
        ]}
      />
    </Stack>
  );
}
