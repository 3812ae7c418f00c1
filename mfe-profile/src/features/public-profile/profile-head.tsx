import { addressLine, optionLabel, paths, type Role } from '@tbt/contracts';
import { Avatar, Badge, Button, Cluster, Icon, Stack, Text } from '@tbt/design-system';
import { Link, useLocale, useSession } from '@tbt/web-kit';
import type { ReactNode } from 'react';
import { useText } from '../../texts';
import { TrackRecord, type TrackRecordProps } from './track-record';

export interface ProfileHeadProps {
  person: {
    id: string;
    firstName: string;
    lastName: string;
    role?: Role | null;
    profilePicture?: string | null;
    province?: string | null;
    city?: string | null;
  } & TrackRecordProps['person'];
  badges?: ReactNode;
  actions?: ReactNode;
}

/** Name, place, rating and message button; on the own profile an edit link. */
export function ProfileHead({ person, badges, actions }: ProfileHeadProps) {
  const t = useText();
  const { locale } = useLocale();
  const { viewer } = useSession();
  const isOwn = viewer !== null && String(viewer.id) === person.id;
  const name = `${person.firstName} ${person.lastName}`;
  const place = addressLine(locale, { city: person.city, province: person.province });
  return (
    <Cluster gap="4">
      <Avatar name={name} src={person.profilePicture} size="large" />
      <Stack gap="2">
        <Cluster gap="2">
          {person.role && <Badge tone="info">{optionLabel(locale, 'role', person.role)}</Badge>}
          {badges}
        </Cluster>
        {place && <Text tone="muted">{place}</Text>}
        <TrackRecord person={person} />
        <Cluster>
          {isOwn ? (
            <Button asChild variant="secondary">
              <Link to={paths.profile()}>{t('profile.public.edit')}</Link>
            </Button>
          ) : (
            <Button asChild>
              <Link to={paths.messages(person.id)}>
                <Icon name="message" />
                {t(
                  person.role === 'clinic'
                    ? 'profile.public.contactClinic'
                    : 'profile.public.contact',
                )}
              </Link>
            </Button>
          )}
          {actions}
        </Cluster>
      </Stack>
    </Cluster>
  );
}
