import { useEffect, useRef } from 'react';
import { toast } from '@tbt/design-system';
import { useNavigate } from '@tbt/web-kit';
import type { NotificationBellQuery } from '../../generated/graphql';
import { useText } from '../../texts';

type Latest = readonly NotificationBellQuery['notifications']['edges'][number]['node'][];

/** Told at once, wherever the person is: a booking they waited for. */
const GOOD_NEWS: ReadonlySet<string> = new Set(['application.accepted']);

/** Shows a toast for good news that comes while the page is open. */
export function useGoodNews(latest: Latest | undefined): void {
  const t = useText();
  const navigate = useNavigate();
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!latest) return;
    const before = known.current;
    known.current = new Set(latest.map(({ id }) => id));
    const news = latest.find(
      ({ id, isRead, workflow }) =>
        before !== null && !before.has(id) && !isRead && GOOD_NEWS.has(workflow),
    );
    if (!news) return;
    const { title, subject, path } = news;
    toast({
      title,
      ...(subject && { description: subject }),
      ...(path && {
        action: { label: t('notifications.see'), onAction: () => void navigate(path) },
      }),
    });
  }, [latest, t, navigate]);
}
