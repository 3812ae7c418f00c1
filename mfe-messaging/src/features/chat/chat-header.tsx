import { optionLabel, paths, type Role, photoUrl } from '@tbt/contracts';
import { Avatar, Badge, Button, Cluster, Heading, Icon, Text, TextLink } from '@tbt/design-system';
import { Link, useLocale } from '@tbt/web-kit';
import type { ReactNode } from 'react';
import { useText } from '../../texts';
import styles from './chat.module.css';

/** The other participant. */
export function ChatHeader({
  name,
  role,
  picture,
  page = null,
  isOnline = null,
  isTyping = false,
  actions,
}: {
  name: string;
  role?: Role | null;
  picture?: string | null;
  /** Address of the person's public page, while there is one. */
  page?: string | null;
  /** As far as the other side lets it be seen; null while it is not known. */
  isOnline?: boolean | null;
  /** Shown instead of the presence. */
  isTyping?: boolean;
  actions?: ReactNode;
}) {
  const t = useText();
  const { locale } = useLocale();
  return (
    <header className={styles.header}>
      <Button asChild size="small" variant="ghost" className={styles.back}>
        <Link to={paths.messages()} aria-label={t('messaging.back')}>
          <Icon name="chevron-start" />
        </Link>
      </Button>
      <div className={styles.picture}>
        <Avatar name={name} src={photoUrl(picture, 96)} />
      </div>
      <div className={styles.person}>
        <Heading as="h2" size="h4">
          {page === null ? (
            name
          ) : (
            <TextLink asChild variant="quiet">
              <Link to={page}>{name}</Link>
            </TextLink>
          )}
        </Heading>
        <Cluster gap="2">
          {role && <Badge tone="info">{optionLabel(locale, 'role', role)}</Badge>}
          {!isTyping && isOnline !== null && (
            <Text as="span" size="small" tone="muted">
              {t(isOnline ? 'messaging.online' : 'messaging.offline')}
            </Text>
          )}
        </Cluster>
      </div>
      {actions}
    </header>
  );
}
