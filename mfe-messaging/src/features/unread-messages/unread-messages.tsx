import { paths } from '@tbt/contracts';
import { Button } from '@tbt/design-system';
import { Link, useLocation, useQuery } from '@tbt/web-kit';
import { UnreadMessagesDocument } from '../../generated/graphql';
import { CountedIcon, shownCount } from '../../parts/counted-icon/counted-icon';
import { useText } from '../../texts';

function UnreadCount() {
  const t = useText();
  const { data } = useQuery(UnreadMessagesDocument, { fetchPolicy: 'cache-and-network' });
  const count = data?.unreadMessageCount ?? 0;
  if (count === 0) return null;
  return (
    <Button
      asChild
      variant="ghost"
      size="small"
      aria-label={t('messaging.unread', { count, shown: shownCount(count) })}
    >
      <Link to={paths.messages()}>
        <CountedIcon name="message" count={count} />
      </Link>
    </Button>
  );
}

/** Unread message count on the link to messages. */
export function UnreadMessages() {
  const { pathname } = useLocation();
  const isReading = pathname === paths.messages();
  return isReading ? null : <UnreadCount />;
}
