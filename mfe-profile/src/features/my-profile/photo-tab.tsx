import { optionLabel } from '@tbt/contracts';
import { Avatar, Stack, Text } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import type { MyProfileFragment } from '../../generated/graphql';
import { useText } from '../../texts';

/** How others see the person in lists and conversations. */
export function PhotoTab({ person }: { person: MyProfileFragment }) {
  const t = useText();
  const { locale } = useLocale();
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <Stack gap="3" align="start">
      <Avatar name={name} src={person.profilePicture} size="large" />
      <Text strong>{name}</Text>
      {person.role && <Text tone="muted">{optionLabel(locale, 'role', person.role)}</Text>}
      <Text>{person.profilePicture ? t('profile.photo.shown') : t('profile.photo.initials')}</Text>
    </Stack>
  );
}
