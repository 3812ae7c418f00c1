import { optionLabel, paths, photoUrl } from '@tbt/contracts';
import { Avatar, Card, TextLink } from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { Link, useLocale } from '@tbt/web-kit';
import type { ReactNode } from 'react';
import { readFragment, type FragmentType } from '../../generated';
import { PersonRowFragmentDoc } from '../../generated/graphql';

export interface PersonRowProps {
  /** Null for a closed account. */
  person: FragmentType<typeof PersonRowFragmentDoc> | null | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A person in a list, with a link to the public page unless blocked. */
export function PersonRow({ person: reference, actions, children }: PersonRowProps) {
  const person = readFragment(PersonRowFragmentDoc, reference);
  const { locale } = useLocale();
  const name = useMemberName()(person);
  const province = person?.province && optionLabel(locale, 'province', person.province);
  const role = person?.role && optionLabel(locale, 'role', person.role);
  return (
    <Card
      title={
        person && !person.isBlocked ? (
          <TextLink asChild variant="quiet">
            <Link
              to={
                person.role === 'clinic' ? paths.clinic(person.id) : paths.professional(person.id)
              }
            >
              {name}
            </Link>
          </TextLink>
        ) : (
          name
        )
      }
      titleAs="h2"
      media={<Avatar name={name} src={photoUrl(person?.profilePicture, 96)} />}
      subtitle={[role, person?.city, province].filter(Boolean).join(', ')}
      aside={actions}
    >
      {children}
    </Card>
  );
}
