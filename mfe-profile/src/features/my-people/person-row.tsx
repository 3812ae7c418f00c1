import { optionLabel, paths, photoUrl } from '@tbt/contracts';
import { Avatar, Card, TextLink } from '@tbt/design-system';
import { Link, useLocale } from '@tbt/web-kit';
import type { ReactNode } from 'react';
import { readFragment, type FragmentType } from '../../generated';
import { PersonRowFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';

export interface PersonRowProps {
  /** Null for who has left. */
  person: FragmentType<typeof PersonRowFragmentDoc> | null | undefined;
  /** What the viewer can do about them. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** One person of a list, with the way to their page. */
export function PersonRow({ person: reference, actions, children }: PersonRowProps) {
  const person = readFragment(PersonRowFragmentDoc, reference);
  const t = useText();
  const { locale } = useLocale();
  const name = person ? `${person.firstName} ${person.lastName}` : t('people.left');
  const province = person?.province && optionLabel(locale, 'province', person.province);
  const role = person?.role && optionLabel(locale, 'role', person.role);
  return (
    <Card
      title={
        person ? (
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
