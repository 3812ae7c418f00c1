import type { ReactNode } from 'react';
import { paths, photoUrl } from '@tbt/contracts';
import { useMemberName } from '@tbt/people-ui';
import { Avatar, Cluster, Stack, Text } from '@tbt/design-system';
import { PersonName } from '../person-name/person-name';
import styles from './person-row.module.css';

export interface PersonRowProps {
  /** Null for a closed account. */
  person:
    | { id: string; firstName: string; lastName: string; profilePicture?: string | null }
    | null
    | undefined;
  /** Rank, 1 is the best. */
  rank?: number;
  badges: ReactNode;
  actions?: ReactNode;
  gap?: '1' | '2';
  children: ReactNode;
}

export function PersonRow({ person, rank, badges, actions, gap = '1', children }: PersonRowProps) {
  const name = useMemberName()(person);
  return (
    <li className={styles.row}>
      <Avatar name={name} src={photoUrl(person?.profilePicture, 96)} />
      <Stack gap={gap} className={styles.person}>
        <Cluster gap="2">
          <Text as="span" strong>
            {rank !== undefined && `${rank}. `}
            <PersonName name={name} to={person ? paths.professional(person.id) : null} />
          </Text>
          {badges}
        </Cluster>
        {children}
      </Stack>
      {actions && (
        <Cluster gap="2" className={styles.actions}>
          {actions}
        </Cluster>
      )}
    </li>
  );
}
