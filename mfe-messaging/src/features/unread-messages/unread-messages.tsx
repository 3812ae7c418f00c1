import { paths } from '@tbt/contracts';
import { Button } from '@tbt/design-system';
import { Link, useLocation, useRealtime } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { UnreadMessagesDocument } from '../../generated/graphql';
import { CountedIcon, shownCount } from '../../parts/counted-icon/counted-icon';
import { useText } from '../../texts';

/** Frames after which the count may be another; `joined` follows a reconnection. */
const CHANGES = new Set<string>(['new_message', 'read', 'gap', 'joined']);

function UnreadCount() {
  const t = useText();
  const { data, refetch } = useQuery(UnreadMessagesDocument, {
    fetchPolicy: 'cache-and-network',
    // A running request may have missed the message.
    context: { queryDeduplication: false },
  });
  useRealtime(
    ({ type }) => {
      if (CHANGES.has(type)) void refetch().catch(() => undefined);
    },
    { isQuiet: true },
  );
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

export function UnreadMessages() {
  const { pathname } = useLocation();
  const isReading = pathname === paths.messages();
  return isReading ? null : <UnreadCount />;
}
